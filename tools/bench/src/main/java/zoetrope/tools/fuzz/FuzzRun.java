package zoetrope.tools.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Feeds a target with one input after the other, each made from the seed and its number. Findings
 * are what the target throws, what takes longer than {@link #HANG}, and what takes more memory than
 * {@link #MEMORY}. After a hang the run ends, as the thread that hangs cannot be stopped.
 */
public final class FuzzRun {
  /** How long an input may take, in seconds of CPU; six times as long by the clock. */
  public static final int HANG = 10;

  /** How much an input may allocate in all, in bytes. */
  private static final long MEMORY = 3L << 30;

  /** How many findings are looked for; the same again is not counted. */
  private static final int ENOUGH = 20;

  private final FuzzTarget target;
  private final long seed;
  private final MappedByteBuffer present;
  private final List<FuzzFinding> findings = new ArrayList<>();
  private long inputs;
  private long accepted;
  private boolean hanging;

  /**
   * A run.
   *
   * @param note a file that always has the number of the present input, for when the whole process
   *     ends; null for none
   */
  public FuzzRun(FuzzTarget target, long seed, Path note) throws IOException {
    this.target = target;
    this.seed = seed;
    this.present = note == null ? null : map(note);
  }

  private static MappedByteBuffer map(Path note) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            note, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return channel.map(FileChannel.MapMode.READ_WRITE, 0, Long.BYTES);
    }
  }

  /** How many inputs were fed. */
  public long inputs() {
    return inputs;
  }

  /** How many of them were accepted; the others were refused as they should be. */
  public long accepted() {
    return accepted;
  }

  /** What was found, each cause once. */
  public List<FuzzFinding> findings() {
    return List.copyOf(findings);
  }

  /** Feeds inputs from number {@code first} on, so many or for so many seconds. */
  public void run(long first, long count, double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    for (long i = first; i < first + count && System.nanoTime() < end; i++) {
      if (hanging || findings.size() >= ENOUGH) {
        return;
      }
      feed(i);
    }
  }

  private void feed(long index) {
    if (present != null) {
      present.putLong(0, index);
    }
    inputs++;
    byte[][] input = new byte[1][];
    Outcome outcome =
        attempt(
            () -> {
              input[0] = generate(index);
              return target.feed(input[0]);
            });
    if (outcome.failure() != null) {
      add(index, input[0] == null ? new byte[0] : input[0], outcome);
    } else if (outcome.accepted()) {
      accepted++;
    }
  }

  /** Input number {@code index} of the run. */
  public byte[] generate(long index) throws Exception {
    return target.generate(new Random(seed * 0x9E3779B97F4A7C15L + index));
  }

  /** Feeds one input that is at hand; null if all is well. */
  public FuzzFinding replay(byte[] input) {
    Outcome outcome = attempt(() -> target.feed(input));
    return outcome.failure() == null ? null : finding(-1, input, outcome);
  }

  private void add(long index, byte[] input, Outcome outcome) {
    if (findings.stream().anyMatch(known -> known.signature().equals(outcome.signature()))) {
      return;
    }
    byte[] shorter =
        hanging
            ? input
            : new Minimizer(
                    candidate ->
                        outcome
                            .signature()
                            .equals(attempt(() -> target.feed(candidate)).signature()))
                .shorten(input);
    findings.add(finding(index, shorter, outcome));
  }

  private FuzzFinding finding(long index, byte[] input, Outcome outcome) {
    return new FuzzFinding(
        target.name(), seed, index, input, outcome.failure(), outcome.signature());
  }

  // --- one attempt ---

  private interface Attempt {
    boolean run() throws Exception;
  }

  /** What came of an attempt; without a failure all is well. */
  private record Outcome(boolean accepted, String failure, String signature) {
    static Outcome of(Throwable error) {
      StringWriter trace = new StringWriter();
      error.printStackTrace(new PrintWriter(trace));
      return new Outcome(false, trace.toString(), FuzzFinding.signature(error));
    }
  }

  private Outcome attempt(Attempt attempt) {
    Outcome[] outcome = new Outcome[1];
    long[] allocated = new long[1];
    AtomicBoolean done = new AtomicBoolean();
    Thread thread =
        new Thread(
            () -> {
              long before = allocatedBytes();
              try {
                outcome[0] = new Outcome(attempt.run(), null, null);
              } catch (Throwable e) {
                outcome[0] = Outcome.of(e);
              }
              allocated[0] = allocatedBytes() - before;
              done.set(true);
            },
            "fuzz-" + target.name());
    thread.setDaemon(true);
    thread.start();
    await(thread);
    if (!done.get()) {
      hanging = true;
      return hang(thread.getStackTrace());
    }
    if (outcome[0].failure() == null && allocated[0] > MEMORY) {
      String what = "it took " + (allocated[0] >> 20) + " MB of memory";
      return new Outcome(false, what, "memory");
    }
    return outcome[0];
  }

  /**
   * Waits until the thread ends, or has taken {@link #HANG} seconds of CPU, or six times that by
   * the clock: on a busy machine nothing hangs that only waits for its turn.
   */
  private static void await(Thread thread) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long end = System.nanoTime() + 6 * HANG * 1_000_000_000L;
    try {
      do {
        thread.join(100);
      } while (thread.isAlive()
          && threads.getThreadCpuTime(thread.getId()) < HANG * 1_000_000_000L
          && System.nanoTime() < end);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while fuzzing", e);
    }
  }

  private static Outcome hang(StackTraceElement[] stack) {
    Throwable place = new IllegalStateException("it did not end within " + HANG + " s");
    place.setStackTrace(stack);
    return Outcome.of(place);
  }

  private static long allocatedBytes() {
    return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
        ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
        : 0;
  }
}

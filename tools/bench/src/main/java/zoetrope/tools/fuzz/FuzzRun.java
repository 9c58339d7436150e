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
 * Feeds a target with inputs that are made from the seed and their number. Findings are the errors
 * that the target throws, inputs that take longer than {@link #HANG}, and inputs that allocate more
 * than {@link #MAX_BYTES} in total. A hang ends the run, because its thread cannot be stopped.
 */
public final class FuzzRun {
  /** The CPU time limit of an input in seconds. The wall time limit is six times as long. */
  public static final int HANG = 10;

  /** The total number of bytes that an input may allocate. */
  private static final long MAX_BYTES = 3L << 30;

  /** The number of different findings after which a run ends. */
  private static final int MAX_FINDINGS = 20;

  private final String name;
  private final FuzzTarget target;
  private final long seed;
  private final MappedByteBuffer present;
  private final List<FuzzFinding> findings = new ArrayList<>();
  private long inputs;
  private long accepted;
  private boolean hanging;

  /**
   * Creates a run.
   *
   * @param note a file that always holds the number of the current input, in case the process ends;
   *     null for none
   */
  public FuzzRun(String name, FuzzTarget target, long seed, Path note) throws IOException {
    this.name = name;
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

  /** Returns the number of inputs so far. */
  public long inputs() {
    return inputs;
  }

  /** Returns the number of accepted inputs; the others were refused correctly or failed. */
  public long accepted() {
    return accepted;
  }

  /** Returns the findings, one for each cause. */
  public List<FuzzFinding> findings() {
    return List.copyOf(findings);
  }

  /** Feeds inputs from number {@code first} on, up to a count or a number of seconds. */
  public void run(long first, long count, double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    for (long i = first; i < first + count && System.nanoTime() < end; i++) {
      if (hanging || findings.size() >= MAX_FINDINGS) {
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

  /** Returns input number {@code index} of the run. */
  public byte[] generate(long index) throws Exception {
    return target.generate(new Random(seed * 0x9E3779B97F4A7C15L + index));
  }

  /** Feeds one given input. Returns the finding, or null if there is none. */
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
    return new FuzzFinding(name, seed, index, input, outcome.failure(), outcome.signature());
  }

  private interface Attempt {
    boolean run() throws Exception;
  }

  /** The outcome of an attempt; {@code failure} is null if there was no error. */
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
            "fuzz-" + name);
    thread.setDaemon(true);
    thread.start();
    await(thread);
    if (!done.get()) {
      hanging = true;
      return hang(thread.getStackTrace());
    }
    if (outcome[0].failure() == null && allocated[0] > MAX_BYTES) {
      String what = "the input allocated " + (allocated[0] >> 20) + " MB in total";
      return new Outcome(false, what, "memory");
    }
    return outcome[0];
  }

  /**
   * Waits until the thread ends or has used {@link #HANG} seconds of CPU. By the clock, it may take
   * six times as long, because on a busy machine a thread waits for a core.
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
    Throwable place =
        new IllegalStateException("the input was not processed within " + HANG + " s");
    place.setStackTrace(stack);
    return Outcome.of(place);
  }

  private static long allocatedBytes() {
    return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
        ? threads.getThreadAllocatedBytes(Thread.currentThread().getId())
        : 0;
  }
}

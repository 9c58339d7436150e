package zoetrope.internal.render.guard;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.scene.SceneException;

/**
 * Measures how long threads work on a scene, and enforces its time limit. Time counts only while a
 * thread works, so the time that a scene waits for another scene is not counted. When the time
 * limit is reached or the scene is cancelled, listeners are notified. Work that has not stopped
 * some time later is abandoned.
 *
 * <p>Thread-safe. A {@link Watchdog} calls {@link #look} several times per second.
 */
public final class SceneWatch {
  /** How long to wait for work that was asked to stop. */
  static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** If a scene makes no step for this time, the source line that it executes is reported. */
  private static final long STALL_NANOS = TimeUnit.SECONDS.toNanos(10);

  /** The line that a scene executes, and its working time since its last step. */
  public record Stall(String place, Duration duration) {}

  public enum Work {
    /** Runs the author's code. */
    STAGE("its code ran"),
    /** Draws and encodes. */
    DRAWING("it was drawn and encoded");

    private final String words;

    Work(String words) {
      this.words = words;
    }
  }

  private final Supplier<String> scene;
  private final long limit;
  private final Stalls stalls;
  private final LongSupplier clock;

  /** The working threads. A thread that began earlier comes first. */
  private final Map<Thread, Work> working = new LinkedHashMap<>();

  /**
   * The listeners. The array is replaced at each change. So no copy is needed, and no memory is
   * allocated, when listeners are notified.
   */
  private Runnable[] listeners = {};

  private volatile boolean givenUp;
  private volatile boolean overdue;

  /** The working time up to the time {@link #counted}, in nanoseconds. */
  private long spent;

  private long counted;
  private boolean stopped;
  private long stoppedAt;
  private Throwable reason;
  private boolean late;
  private long lateAt;
  private CurrentRun run;
  private long steps;
  private long stalled;
  private long reportedNanos;

  SceneWatch(Supplier<String> scene, Optional<Duration> limit, Stalls stalls, LongSupplier clock) {
    this.scene = scene;
    this.limit = limit.map(TimeUnit.NANOSECONDS::convert).orElse(Long.MAX_VALUE);
    this.stalls = stalls;
    this.clock = clock;
    this.counted = clock.getAsLong();
  }

  /** Creates a watch without a time limit, which can only be cancelled. */
  public static SceneWatch unlimited() {
    return new SceneWatch(() -> "scene", Optional.empty(), Stalls.NOBODY, System::nanoTime);
  }

  public String scene() {
    return scene.get();
  }

  /** Records that a thread begins or resumes work. */
  public synchronized void enter(Thread thread, Work work) {
    count();
    working.put(thread, work);
  }

  /**
   * Records that a thread is done or waits for others. Returns whether the thread was recorded as
   * working.
   */
  public synchronized boolean leave(Thread thread) {
    count();
    return working.remove(thread) != null;
  }

  /** Observes this run from now on: its steps show that the scene advances. */
  synchronized void follow(CurrentRun newRun) {
    run = newRun;
    steps = newRun.steps();
    stalled = 0;
    reportedNanos = 0;
  }

  private void count() {
    long now = clock.getAsLong();
    if (!working.isEmpty() && (run == null || !run.isWaiting())) {
      spent += now - counted;
      stalled += working.containsValue(Work.STAGE) ? now - counted : 0;
    }
    counted = now;
  }

  /**
   * Calls {@code listener}, on any thread, when the work must stop; calls it immediately if the
   * work was already stopped.
   */
  public void onStop(Runnable listener) {
    synchronized (this) {
      if (!stopped) {
        listeners = Arrays.copyOf(listeners, listeners.length + 1);
        listeners[listeners.length - 1] = listener;
        return;
      }
    }
    listener.run();
  }

  public synchronized void forget(Runnable listener) {
    listeners = Arrays.stream(listeners).filter(l -> l != listener).toArray(Runnable[]::new);
  }

  /** Asks all workers to stop. */
  public void cancel() {
    stop(null);
  }

  void fail(Throwable failure) {
    stop(failure);
  }

  /**
   * Asks all workers to stop. Neither this method nor the listeners allocate memory, because it may
   * have run out.
   */
  private void stop(Throwable why) {
    Runnable[] toCall;
    synchronized (this) {
      if (stopped) {
        return;
      }
      stopped = true;
      stoppedAt = clock.getAsLong();
      reason = why;
      toCall = listeners;
    }
    for (Runnable listener : toCall) {
      listener.run();
    }
  }

  /** Returns why the work must stop: the time is up, or the scene has failed; otherwise empty. */
  public synchronized Optional<SceneException> reason() {
    if (reason != null && !(reason instanceof SceneException)) {
      reason = SceneException.of(reason);
    }
    return Optional.ofNullable((SceneException) reason);
  }

  /** Whether work that was asked to stop has had enough time to stop. */
  boolean isGivenUp() {
    return givenUp;
  }

  /**
   * Returns whether the time limit was exceeded so long ago that drawing threads need not be
   * awaited any longer. Before that they are awaited, because drawing may be slow but normally
   * ends.
   */
  public boolean isOverdue() {
    return overdue;
  }

  /**
   * Checks the time limit and whether the scene advances. If this fails for lack of memory, the
   * next check repeats it.
   */
  void look() {
    Throwable failure = null;
    String place = null;
    long seconds = 0;
    synchronized (this) {
      count();
      if (!late && spent >= limit) {
        failure = timeIsUp();
        late = true;
        lateAt = counted;
      }
      givenUp = stopped && counted - stoppedAt >= PATIENCE_NANOS;
      overdue = late && counted - lateAt >= PATIENCE_NANOS;
      if (!stopped && !late && hasStalled()) {
        place = place(worker());
        seconds = TimeUnit.NANOSECONDS.toSeconds(stalled);
      }
    }
    if (failure != null) {
      stop(failure);
    }
    if (place != null) {
      stalls.stalled(scene(), place, seconds);
    }
  }

  /**
   * Returns the line that the scene executes if it has not advanced for {@code patience}; otherwise
   * empty.
   */
  public synchronized Optional<Stall> stalled(Duration patience) {
    count();
    notice();
    if (stopped || stalled < patience.toNanos() || !working.containsValue(Work.STAGE)) {
      return Optional.empty();
    }
    return Optional.of(new Stall(place(worker()), Duration.ofNanos(stalled)));
  }

  /** Notices whether the scene has advanced; returns whether it has, or there is no scene. */
  private boolean notice() {
    if (run != null && run.steps() == steps) {
      return false;
    }
    steps = run == null ? 0 : run.steps();
    stalled = 0;
    reportedNanos = 0;
    return true;
  }

  /**
   * Whether to report now that the scene does not advance. The first report is due after ten
   * seconds, and a further report each time this duration has doubled.
   */
  private boolean hasStalled() {
    if (notice() || stalled < Math.max(STALL_NANOS, 2 * reportedNanos)) {
      return false;
    }
    reportedNanos = stalled;
    return true;
  }

  /**
   * Returns a thread that runs the author's code. If there is none, returns the thread that has
   * drawn for the longest time; null if no thread works.
   */
  private Map.Entry<Thread, Work> worker() {
    Map.Entry<Thread, Work> first = null;
    for (Map.Entry<Thread, Work> entry : working.entrySet()) {
      if (first == null || entry.getValue() == Work.STAGE) {
        first = entry;
      }
    }
    return first;
  }

  private SceneException timeIsUp() {
    Map.Entry<Thread, Work> worker = worker();
    StackTraceElement[] stack =
        worker == null ? new StackTraceElement[0] : worker.getKey().getStackTrace();
    String doing =
        worker == null
            ? ""
            : " while "
                + worker.getValue().words
                + (stack.length == 0 ? "" : ", in " + method(stack));
    String message =
        Messages.of(
            "exceeded the time limit of %s s%s: look for an endless loop, or allow more time",
            seconds(limit), doing);
    TimeLimitException cause = new TimeLimitException(message, stack);
    boolean authors = worker != null && worker.getValue() == Work.STAGE;
    return authors ? SceneException.of(cause) : new SceneException(message, cause, "", 0);
  }

  private static String seconds(long nanos) {
    double seconds = nanos / 1e9;
    return seconds == Math.rint(seconds) ? String.valueOf((long) seconds) : String.valueOf(seconds);
  }

  private static String place(Map.Entry<Thread, Work> worker) {
    if (worker == null) {
      return "";
    }
    StackTraceElement[] stack = worker.getKey().getStackTrace();
    SceneException found = SceneException.of(new TimeLimitException("", stack));
    return found.place().isEmpty() ? method(stack) : found.place();
  }

  /** Returns the innermost method outside of the Java class library, as {@code Type.method()}. */
  private static String method(StackTraceElement[] stack) {
    for (StackTraceElement call : stack) {
      if (!call.getClassName().startsWith("java.") && !call.getClassName().startsWith("jdk.")) {
        String type = call.getClassName();
        return type.substring(type.lastIndexOf('.') + 1) + "." + call.getMethodName() + "()";
      }
    }
    return stack.length == 0 ? "" : stack[0].getMethodName() + "()";
  }
}

package zoetrope.internal.render.guard;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.scene.SceneException;

/**
 * Knows who works on a scene, and for how long. Time counts while at least one thread is at work,
 * so that a scene which waits for those of another loses nothing. When it is up, or the scene is
 * cancelled, whoever listens is told to stop; what has not stopped a while later is given up.
 *
 * <p>For any number of threads. A {@link Watchdog} looks at it from time to time.
 */
public final class SceneWatch {
  /** How long what was told to stop is waited for. */
  static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** After so long without a step it is told where the scene is. */
  private static final long STALL_NANOS = TimeUnit.SECONDS.toNanos(10);

  /** What a thread does for a scene. */
  public enum Work {
    /** Runs the author's code. */
    STAGE("being staged"),
    /** Draws and encodes. */
    DRAWING("being drawn and encoded");

    private final String words;

    Work(String words) {
      this.words = words;
    }
  }

  private final Supplier<String> scene;
  private final long limit;
  private final Stalls stalls;
  private final LongSupplier clock;

  /** Who is at work, since the one at the front the longest. */
  private final Map<Thread, Work> working = new LinkedHashMap<>();

  /** Replaced when it changes: to tell all of an error allocates nothing. */
  private Runnable[] listeners = {};

  private volatile boolean givenUp;
  private volatile boolean overdue;

  /** The time at work up to {@link #counted}. */
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
  private long told;

  SceneWatch(Supplier<String> scene, Optional<Duration> limit, Stalls stalls, LongSupplier clock) {
    this.scene = scene;
    this.limit = limit.map(SceneWatch::nanos).orElse(Long.MAX_VALUE);
    this.stalls = stalls;
    this.clock = clock;
    this.counted = clock.getAsLong();
  }

  /** A watch that nobody looks at: without a limit, and only to be cancelled. */
  public static SceneWatch unlimited() {
    return new SceneWatch(() -> "scene", Optional.empty(), Stalls.NOBODY, System::nanoTime);
  }

  private static long nanos(Duration limit) {
    return TimeUnit.NANOSECONDS.convert(limit);
  }

  /** The scene's name. */
  public String scene() {
    return scene.get();
  }

  /** The thread goes to work, or back to it. */
  public synchronized void enter(Thread thread, Work work) {
    count();
    working.put(thread, work);
  }

  /** The thread is done, or waits for others; returns whether it was at work. */
  public synchronized boolean leave(Thread thread) {
    count();
    return working.remove(thread) != null;
  }

  /** From now on the steps of this run are what moves. */
  synchronized void follow(CurrentRun newRun) {
    run = newRun;
    steps = newRun.steps();
    stalled = 0;
    told = 0;
  }

  private void count() {
    long now = clock.getAsLong();
    if (!working.isEmpty()) {
      spent += now - counted;
      stalled += working.containsValue(Work.STAGE) ? now - counted : 0;
    }
    counted = now;
  }

  /** Calls {@code listener}, on any thread, when the work is to stop; at once if it is already. */
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

  /** Forgets a listener. */
  public synchronized void forget(Runnable listener) {
    listeners = Arrays.stream(listeners).filter(l -> l != listener).toArray(Runnable[]::new);
  }

  /** Asks whoever works to stop. */
  public void cancel() {
    stop(null);
  }

  /** Asks whoever works to stop, because the scene has failed. */
  void fail(Throwable failure) {
    stop(failure);
  }

  /** Allocates nothing, nor do the listeners: it may be that memory has run out. */
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

  /** Why the work is to stop: the time is up, or the scene has failed; else empty. */
  public synchronized Optional<SceneException> reason() {
    if (reason != null && !(reason instanceof SceneException)) {
      reason = SceneException.of(reason);
    }
    return Optional.ofNullable((SceneException) reason);
  }

  /** Whether a stage that was told to stop should have done so. */
  boolean isGivenUp() {
    return givenUp;
  }

  /**
   * Whether the time has been up for a while. What draws is waited for until then, as it may take
   * long, and comes to an end as a rule.
   */
  public boolean isOverdue() {
    return overdue;
  }

  /** Looks how things are. What cannot be done for want of memory is done at the next look. */
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
   * Whether it is to be told that nothing moves: after ten seconds, and each time it is twice as
   * long.
   */
  private boolean hasStalled() {
    if (run == null || run.steps() != steps) {
      steps = run == null ? 0 : run.steps();
      stalled = 0;
      told = 0;
      return false;
    }
    if (stalled < Math.max(STALL_NANOS, 2 * told)) {
      return false;
    }
    told = stalled;
    return true;
  }

  /** The thread that is at work on the stage, or the one that draws for the longest time. */
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
            : " while it was "
                + worker.getValue().words
                + (stack.length == 0 ? "" : ", in " + method(stack));
    String message =
        "exceeded the time limit of "
            + seconds(limit)
            + " s"
            + doing
            + ": look for an endless loop, or allow more time";
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

  /** The innermost method that is not Java's own, as {@code Type.method()}. */
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

package zoetrope.internal.render.guard;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Looks at the scenes of a call, several times a second, on a thread of its own. */
public final class Watchdog implements AutoCloseable {
  private static final long PERIOD_MILLIS = 100;

  private final Set<SceneWatch> watches = ConcurrentHashMap.newKeySet();
  private final ScheduledThreadPoolExecutor executor =
      new ScheduledThreadPoolExecutor(1, this::newThread);

  private volatile Thread thread;

  /** Begins to look. */
  public Watchdog() {
    executor.scheduleWithFixedDelay(
        () -> watches.forEach(SceneWatch::look),
        PERIOD_MILLIS,
        PERIOD_MILLIS,
        TimeUnit.MILLISECONDS);
  }

  /**
   * A watch for a scene, which this looks at until {@link #forget}.
   *
   * @param limit how long it may be worked on
   */
  public SceneWatch watch(Supplier<String> scene, Optional<Duration> limit, Stalls stalls) {
    SceneWatch watch = new SceneWatch(scene, limit, stalls, System::nanoTime);
    watches.add(watch);
    return watch;
  }

  /** Looks at it no longer. */
  public void forget(SceneWatch watch) {
    watches.remove(watch);
  }

  private Thread newThread(Runnable looking) {
    Thread made = new Thread(looking, "zoetrope-watchdog");
    made.setDaemon(true);
    thread = made;
    return made;
  }

  /**
   * Looks at nothing any more; its thread has ended, unless somebody who is told of stalls hangs.
   */
  @Override
  public void close() {
    executor.shutdownNow();
    boolean interrupted = Thread.interrupted();
    try {
      thread.join(TimeUnit.NANOSECONDS.toMillis(SceneWatch.PATIENCE_NANOS));
    } catch (InterruptedException e) {
      interrupted = true;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

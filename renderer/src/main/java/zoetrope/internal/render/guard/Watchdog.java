package zoetrope.internal.render.guard;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * A thread that checks scenes several times per second: whether they exceed their time limits, and
 * whether they advance.
 */
public final class Watchdog implements AutoCloseable {
  private static final long PERIOD_MILLIS = 100;

  private final Set<SceneWatch> watches = ConcurrentHashMap.newKeySet();
  private final Thread thread = new Thread(this::run, "zoetrope-watchdog");
  private volatile boolean closed;

  public Watchdog() {
    thread.setDaemon(true);
    thread.start();
  }

  private void run() {
    while (!closed) {
      try {
        Thread.sleep(PERIOD_MILLIS);
        look();
      } catch (InterruptedException e) {
        return;
      } catch (OutOfMemoryError e) {
        // The system had no thread or memory left. This may be different at the next check, so the
        // loop continues.
      }
    }
  }

  /**
   * Checks all scenes. If a check throws an error, for example in a listener, the checked scene
   * fails.
   */
  private void look() {
    for (SceneWatch watch : watches) {
      try {
        watch.look();
      } catch (OutOfMemoryError e) {
        throw e; // There may be enough memory at the next check.
      } catch (RuntimeException | Error e) {
        watch.fail(e);
      }
    }
  }

  /**
   * Creates a watch for a scene and checks it until {@link #forget}.
   *
   * @param limit the maximum working time; empty for no limit
   */
  public SceneWatch watch(Supplier<String> scene, Optional<Duration> limit, Stalls stalls) {
    SceneWatch watch = new SceneWatch(scene, limit, stalls, System::nanoTime);
    watches.add(watch);
    return watch;
  }

  public void forget(SceneWatch watch) {
    watches.remove(watch);
  }

  /** Stops all checks and ends the thread, unless a receiver of reports hangs. */
  @Override
  public void close() {
    closed = true;
    thread.interrupt();
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

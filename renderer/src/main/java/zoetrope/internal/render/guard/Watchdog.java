package zoetrope.internal.render.guard;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Looks at the scenes of a call, several times a second, on a thread of its own. */
public final class Watchdog implements AutoCloseable {
  private static final long PERIOD_MILLIS = 100;

  private final Set<SceneWatch> watches = ConcurrentHashMap.newKeySet();
  private final Thread thread = new Thread(this::run, "zoetrope-watchdog");
  private volatile boolean closed;

  /** Begins to look. */
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
        // There may be some again at the next look, and then there has to be one.
      }
    }
  }

  /** What goes wrong with one scene, as when nobody can be told of it, is that scene's failure. */
  private void look() {
    for (SceneWatch watch : watches) {
      try {
        watch.look();
      } catch (OutOfMemoryError e) {
        throw e; // The next look may have some again.
      } catch (RuntimeException | Error e) {
        watch.fail(e);
      }
    }
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

  /**
   * Looks at nothing any more; its thread has ended, unless somebody who is told of stalls hangs.
   */
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

package zoetrope.internal.render.playback;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.Rethrown;
import zoetrope.internal.render.pipeline.ScenePlayback;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;

/**
 * A run of a scene, on a thread of its own, that puts frames into the cache. What is asked of it is
 * guarded by the lock of the cache.
 */
abstract class BackgroundPlayback {
  /** Authors' code that neither plays nor comes to an end cannot be stopped, nor waited for. */
  private static final long PATIENCE_SECONDS = 2;

  private final FrameCache cache;
  private final ScenePlayback scene;
  private final Thread thread = new Thread(this::run, "zoetrope-preview");
  private final FrameInterner interner = new FrameInterner();
  private FrameCache.Page page;
  private long pageNumber = -1;
  private long position;
  private boolean stopped;
  private boolean over;
  private StageResult result;
  private Throwable failure;

  BackgroundPlayback(ScenePlayback scene, FrameCache cache) {
    this.scene = scene;
    this.cache = cache;
    thread.setDaemon(true);
  }

  /** Plays the scene on the calling thread, which is this playback's. */
  abstract StageResult play();

  /** Puts a run on a page of the cache; whether the playback is to go on. */
  abstract boolean keep(FrameCache.Page onto, FrameRun run, long weight);

  /** Whether it is to wait before it goes on to a frame. */
  boolean isHeld(long next) {
    return false;
  }

  final void start() {
    thread.start();
  }

  /** Makes the thread end, without waiting for it. */
  final void stop() {
    stopped = true;
    thread.interrupt();
  }

  /**
   * Waits for the thread to end, with patience, also when interrupted; returns whether it was. Not
   * to be called with the lock held.
   */
  final boolean awaitEnd() {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    boolean interrupted = false;
    while (true) {
      try {
        TimeUnit.NANOSECONDS.timedJoin(thread, deadline - System.nanoTime());
        return interrupted;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }

  /** Whether it has ended, one way or the other. */
  final boolean isOver() {
    return over;
  }

  /** The number of the first frame that has not been kept yet. */
  final long position() {
    return position;
  }

  /**
   * What came of it: null when it was given up as nothing more could be kept. What went wrong comes
   * out.
   */
  final StageResult result() {
    if (failure != null) {
      throw Rethrown.of(failure);
    }
    return result;
  }

  private void run() {
    StageResult done = null;
    Throwable thrown = null;
    try {
      done = play();
    } catch (Throwable e) { // Whatever it is, somebody waits to be told.
      thrown = e;
    }
    synchronized (cache) {
      result = done;
      failure = thrown;
      over = true;
      cache.notifyAll();
    }
  }

  /** Plays the scene and keeps the frames of a range; null when it was given up. */
  final StageResult keep(FrameRange range) {
    synchronized (cache) {
      position = range.from();
      pageNumber = -1;
    }
    try {
      return scene.play(range, this::accept);
    } catch (GivenUp e) {
      return null;
    }
  }

  /** Plays the scene to its end without keeping anything. */
  final StageResult playOut() {
    return scene.play(FrameRange.NONE, (frame, count) -> {});
  }

  private void accept(Frame frame, long count) {
    long number = position;
    boolean turned = cache.pageOf(number) != pageNumber;
    if (turned) {
      interner.begin();
    }
    FrameRun run = new FrameRun(interner.intern(frame), number, count);
    synchronized (cache) {
      requireGoing();
      if (turned) {
        pageNumber = cache.pageOf(number);
        page = cache.open(pageNumber);
      }
      boolean more = keep(page, run, interner.weight());
      position = number + count;
      cache.notifyAll();
      if (!more) {
        throw new GivenUp();
      }
      while (isHeld(position) && !stopped) {
        waitForNews();
      }
      requireGoing();
    }
  }

  private void waitForNews() {
    try {
      cache.wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  private void requireGoing() {
    if (stopped) {
      throw new CancellationException("the preview was closed");
    }
  }

  /** Leaves the scene early. */
  private static final class GivenUp extends RuntimeException {
    private static final long serialVersionUID = 1;

    GivenUp() {
      super("there is no room for more frames", null, false, false);
    }
  }
}

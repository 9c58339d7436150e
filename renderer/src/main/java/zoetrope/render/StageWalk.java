package zoetrope.render;

import java.util.concurrent.CancellationException;
import zoetrope.frame.Frame;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;

/**
 * A run of a scene, on a thread of its own, that puts frames on a shelf. The shelf, and what is
 * asked of this, are guarded by one lock, which is notified of each frame and of the end.
 */
abstract class StageWalk {
  /** Authors' code that neither plays nor comes to an end cannot be stopped, nor waited for. */
  private static final long PATIENCE = 2_000;

  private final Object lock;
  private final FrameCache shelf;
  private final SceneEntry scene;
  private final RenderSettings settings;
  private final Thread thread = new Thread(this::run, "zoetrope-preview");
  private final FrameInterner press = new FrameInterner();
  private FrameCache.Page page;
  private long pageNumber = -1;
  private long position;
  private boolean stopped;
  private boolean over;
  private StageResult result;
  private Throwable failure;

  StageWalk(SceneEntry scene, RenderSettings settings, FrameCache shelf, Object lock) {
    this.scene = scene;
    this.settings = settings;
    this.shelf = shelf;
    this.lock = lock;
    thread.setDaemon(true);
  }

  /** Runs the scene on the calling thread, which is this walk's. */
  abstract StageResult walk();

  /** Puts a run on a page of the shelf; whether the walk is to go on. */
  abstract boolean keep(FrameCache.Page onto, Run run, long weight);

  final void start() {
    thread.start();
  }

  /** Makes the thread end, without waiting for it. */
  final void stop() {
    stopped = true;
    thread.interrupt();
  }

  /** Waits for the thread to end, with patience. Not to be called with the lock held. */
  final void awaitEnd() throws InterruptedException {
    thread.join(PATIENCE);
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
   * What came of it: null when it was given up as nothing more could be kept. Throws what went
   * wrong.
   */
  final StageResult result() {
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
    return result;
  }

  private void run() {
    StageResult done = null;
    Throwable thrown = null;
    try {
      done = walk();
    } catch (RuntimeException | Error e) {
      thrown = e;
    }
    synchronized (lock) {
      result = done;
      failure = thrown;
      over = true;
      lock.notifyAll();
    }
  }

  /** Runs the scene and keeps the frames of a range; null when it was given up. */
  final StageResult keep(FrameRange range) {
    synchronized (lock) {
      position = range.from();
      pageNumber = -1;
    }
    try {
      return Rehearsal.run(scene, settings, range, this::accept);
    } catch (GivenUp e) {
      return null;
    }
  }

  /** Runs the scene without keeping anything. */
  final StageResult rehearse() {
    return Rehearsal.run(scene, settings, new Cancellation());
  }

  private void accept(Frame frame, long count) {
    long number = position;
    boolean turned = shelf.pageOf(number) != pageNumber;
    if (turned) {
      press.begin();
    }
    Run run = new Run(press.press(frame), number, count);
    synchronized (lock) {
      if (stopped) {
        throw new CancellationException("the preview was closed");
      }
      if (turned) {
        pageNumber = shelf.pageOf(number);
        page = shelf.open(pageNumber);
      }
      boolean more = keep(page, run, press.weight());
      position = number + count;
      lock.notifyAll();
      if (!more) {
        throw new GivenUp();
      }
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

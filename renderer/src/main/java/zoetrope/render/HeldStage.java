package zoetrope.render;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.pipeline.Rethrown;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameRecorder;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;
import zoetrope.scene.Section;

/**
 * A run of a scene that rests behind each range of frames it has passed, and goes on from there
 * when later ones are wanted. What lies between is run without taking frames. For one {@link #pass}
 * at a time.
 */
final class HeldStage implements AutoCloseable {
  private final ConfiguredScene scene;
  private final Thread thread = new Thread(this::run, "zoetrope-held-stage");

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** What the frames are for; null while the run rests. Guarded, as are the next ones. */
  private FrameSink sink;

  private long from;
  private long to;

  /** Frames before this one have gone. */
  private long position;

  private boolean ended;
  private boolean closed;
  private Throwable failure;

  /** The number of the frame that the scene passes next. On its thread only. */
  private long next;

  HeldStage(ConfiguredScene scene) {
    this.scene = scene;
    thread.setDaemon(true);
  }

  /** The watch that is kept of the scene. */
  SceneWatch watch() {
    return scene.watch();
  }

  /** The first frame that can still be had. */
  long position() {
    return guarded(() -> position);
  }

  /** Whether the scene is over, one way or the other. */
  boolean isOver() {
    return guarded(() -> ended || closed);
  }

  private <T> T guarded(Supplier<T> action) {
    lock.lock();
    try {
      return action.get();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Passes the frames from {@code first} to before {@code end} to {@code target}, on a thread of
   * the scene, and waits for it.
   *
   * @throws SceneException for what goes wrong in the scene, also when it is over before
   * @throws CancellationException when the thread is interrupted; then the run is over
   */
  void pass(long first, long end, FrameSink target) {
    lock.lock();
    try {
      sink = target;
      from = first;
      to = end;
      if (thread.getState() == Thread.State.NEW) {
        thread.start();
      }
      changed.signalAll();
      while (sink != null && !ended) {
        changed.await();
      }
      requireWell(end);
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } finally {
      lock.unlock();
    }
  }

  private void requireWell(long end) {
    if (failure != null) {
      throw Rethrown.of(failure);
    }
    if (sink != null) {
      throw new SceneException(
          "the scene ended before frame "
              + end
              + " here, which it had where the film was planned: construct() must do the same each"
              + " time, and on each machine",
          null,
          "",
          0);
    }
  }

  private void run() {
    Throwable thrown = null;
    try {
      next = from();
      scene.pass(new Passing());
    } catch (Throwable e) { // Whatever it is, somebody waits to be told.
      thrown = e;
    }
    lock.lock();
    try {
      failure = thrown;
      ended = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Passes on what is wanted, and waits where nothing is. */
  private final class Passing implements FrameRecorder {
    @Override
    public FrameRange wanted(List<Section> sections) {
      return new FrameRange(from(), Long.MAX_VALUE);
    }

    @Override
    public void accept(Frame frame, long count) {
      long end = next + count;
      boolean rested = false;
      while (pass(frame, end)) {
        rest();
        rested = true;
      }
      // The frame behind the one after which the run rests is taken already, wanted or not.
      next = rested ? end : Math.max(end, from());
    }

    /** Passes what is wanted of frames up to {@code end}; true when nothing more is. */
    private boolean pass(Frame frame, long end) {
      long first = Math.max(next, from());
      long last = Math.min(end, to());
      if (first < last) {
        target().accept(frame, last - first);
      }
      return end >= to();
    }
  }

  private long from() {
    return guarded(() -> from);
  }

  private long to() {
    return guarded(() -> to);
  }

  private FrameSink target() {
    return guarded(() -> sink);
  }

  /** Waits until more is wanted, or throws. */
  private void rest() {
    SceneWatch watch = scene.watch();
    Thread here = Thread.currentThread();
    boolean worked = watch.leave(here);
    lock.lock();
    try {
      position = to;
      sink = null;
      changed.signalAll();
      while (sink == null && !closed) {
        changed.await();
      }
    } catch (InterruptedException e) {
      here.interrupt();
      closed = true;
    } finally {
      lock.unlock();
    }
    if (isOver()) {
      throw new CancellationException("not wanted any more");
    }
    if (worked) {
      watch.enter(here, SceneWatch.Work.STAGE);
    }
  }

  /** Lets the run go. */
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    scene.watch().cancel();
  }
}

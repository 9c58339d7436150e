package zoetrope.render;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import zoetrope.internal.video.YuvPlanes;

/**
 * The pictures of a segment for the thread that encodes them. Where drawing takes long, workers
 * that have nothing else to do draw those that come next: so a scene whose frames are too large for
 * the stage to be a whole segment ahead keeps all workers busy nevertheless. Who draws a picture
 * makes no difference to it.
 */
final class DrawAhead implements AutoCloseable {
  /** Pictures are handed on when drawing takes so many nanoseconds: to copy one takes a tenth. */
  static final long WORTH = 3_000_000;

  private final SegmentQueue feed;
  private final RenderContext desk;
  private final WorkerPool<RenderContext> pool;
  private final Timings timings;
  private final long worth;
  private final Deque<Picture> ahead = new ArrayDeque<>();
  private Picture next;
  private YuvPlanes borrowed;
  private long drawingNanos;

  private enum State {
    WAITING,
    DRAWING,
    DRAWN
  }

  /** A picture that others may draw. */
  private static final class Picture {
    private final Run run;

    /** Where others draw it; null when they do not. */
    private final YuvPlanes planes;

    /** Guarded by the monitor around, as is the failure. */
    private State state = State.WAITING;

    private Throwable failure;

    Picture(Run run, YuvPlanes planes) {
      this.run = run;
      this.planes = planes;
    }
  }

  /**
   * Pictures from {@code feed}, drawn on {@code desk} by the caller, or by others of a pool when
   * drawing takes {@code worth} nanoseconds.
   */
  DrawAhead(
      SegmentQueue feed,
      RenderContext desk,
      WorkerPool<RenderContext> pool,
      Timings timings,
      long worth) {
    this.worth = worth;
    this.feed = feed;
    this.desk = desk;
    this.pool = pool;
    this.timings = timings;
  }

  /**
   * The next run, or null at the segment's end; waits for the stage. The picture of the last one
   * stays what it is until {@link #draw()}.
   */
  Run next() {
    next = ahead.poll();
    if (next == null) {
      Run run = feed.take();
      next = run == null ? null : new Picture(run, null);
    }
    return next == null ? null : next.run;
  }

  /** The picture of the run that {@link #next} gave last; the one before is no longer valid. */
  YuvPlanes draw() {
    giveBack();
    Picture picture = next;
    next = null;
    YuvPlanes planes = claim(picture) ? drawOwn(picture) : await(picture);
    handOn();
    return planes;
  }

  private YuvPlanes drawOwn(Picture picture) {
    desk.giveBack(picture.planes);
    long start = System.nanoTime();
    YuvPlanes planes = desk.drawPlanes(picture.run.frame(), timings);
    drawingNanos = System.nanoTime() - start;
    return planes;
  }

  /** Offers the next pictures to workers that are idle. */
  private void handOn() {
    while (drawingNanos >= worth && pool.hasIdle()) {
      Picture picture = another();
      if (picture == null) {
        return;
      }
      pool.submit(Integer.MAX_VALUE, other -> drawFor(picture, other));
    }
  }

  /** One more picture ahead; null when there are enough, or the stage has not reached it. */
  private Picture another() {
    Run run = ahead.size() < pool.size() ? feed.poll() : null;
    if (run == null) {
      return null;
    }
    Picture picture = new Picture(run, desk.lend());
    ahead.add(picture);
    return picture;
  }

  private synchronized boolean claim(Picture picture) {
    if (picture.state != State.WAITING) {
      return false;
    }
    picture.state = State.DRAWING;
    return true;
  }

  /** Draws a picture on a desk of another thread, or of this one, unless somebody else does. */
  private void drawFor(Picture picture, Supplier<RenderContext> other) {
    if (!claim(picture)) {
      return;
    }
    Throwable failure = null;
    try {
      picture.planes.copy(other.get().drawPlanes(picture.run.frame(), timings));
    } catch (RuntimeException | Error e) {
      failure = e;
    }
    synchronized (this) {
      picture.failure = failure;
      picture.state = State.DRAWN;
      notifyAll();
    }
  }

  /** A picture that is being drawn; meanwhile this thread draws those behind it. */
  private YuvPlanes await(Picture picture) {
    Picture behind = behind();
    while (behind != null && !isDrawn(picture)) {
      drawFor(behind, () -> desk);
      behind = behind();
    }
    waitFor(picture);
    borrowed = picture.planes;
    if (picture.failure instanceof Error error) {
      throw error;
    }
    if (picture.failure != null) {
      throw (RuntimeException) picture.failure;
    }
    return borrowed;
  }

  /** A picture that nobody draws yet; null when there is none. */
  private Picture behind() {
    for (Picture picture : ahead) {
      if (isWaiting(picture)) {
        return picture;
      }
    }
    return another();
  }

  private synchronized boolean isWaiting(Picture picture) {
    return picture.state == State.WAITING;
  }

  private synchronized boolean isDrawn(Picture picture) {
    return picture.state == State.DRAWN;
  }

  /** Also when interrupted: what is being drawn uses planes of this desk. */
  private synchronized void waitFor(Picture picture) {
    boolean interrupted = false;
    while (picture.state == State.DRAWING) {
      try {
        wait();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void giveBack() {
    desk.giveBack(borrowed);
    borrowed = null;
  }

  /** Takes back what was handed on, and waits for what is being drawn. */
  @Override
  public void close() {
    giveBack();
    if (next != null) {
      ahead.addFirst(next);
    }
    for (Picture picture : ahead) {
      if (!claim(picture)) {
        waitFor(picture);
      }
      desk.giveBack(picture.planes);
    }
    ahead.clear();
  }
}

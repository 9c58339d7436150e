package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import zoetrope.internal.video.encode.YuvPlanes;

/**
 * Draws the pictures of a segment for the thread that encodes them. Where drawing takes long,
 * workers that have nothing else to do draw those that come next: so a scene whose frames are too
 * large for the stage to be a whole segment ahead keeps all workers busy nevertheless. The bytes do
 * not depend on who draws a picture.
 */
final class DrawAhead implements AutoCloseable {
  /** Pictures are handed on when drawing takes so many nanoseconds: to copy one takes a tenth. */
  static final long WORTH = 3_000_000;

  private final SegmentQueue queue;
  private final PipelineMonitor monitor;
  private final RenderContext context;
  private final PipelineContext pipeline;
  private final Timings timings;
  private final long worth;
  private final Deque<Picture> ahead = new ArrayDeque<>();
  private Picture next;

  /** Drawn by others, and the picture that {@link #draw} gave last; or null. */
  private Picture borrowed;

  private long drawingNanos;

  /** Whether a picture could not be drawn here; then this thread draws no others before it. */
  private boolean failed;

  /** A picture that others may draw. Its state is guarded by the pipeline's monitor. */
  private final class Picture implements WorkerPool.Task {
    private final FrameRun run;

    /** Where others draw it; null when they do not. */
    private final YuvPlanes planes;

    /** Who draws it, or has drawn it; null when nobody does. */
    private Thread painter;

    /** Whether who was to draw it has come to an end with that. */
    private boolean over;

    private Throwable failure;

    Picture(FrameRun run, YuvPlanes planes) {
      this.run = run;
      this.planes = planes;
    }

    /** Whether the caller, and nobody else, is to draw it. */
    boolean claim() {
      synchronized (monitor) {
        boolean free = painter == null;
        painter = free ? Thread.currentThread() : painter;
        return free;
      }
    }

    /** Draws it in a context of this thread, unless another does. */
    @Override
    public void run(Supplier<RenderContext> own) {
      if (claim()) {
        planes.copy(own.get().drawPlanes(run.frame(), timings));
      }
    }

    @Override
    public void ended(Throwable error) {
      synchronized (monitor) {
        if (painter == Thread.currentThread()) {
          failure = error;
          over = true;
          monitor.notifyAll();
        }
      }
    }

    boolean isFree() {
      synchronized (monitor) {
        return painter == null;
      }
    }

    boolean isOver() {
      synchronized (monitor) {
        return over;
      }
    }

    /** Waits until nobody draws it any more, whatever happens meanwhile. */
    void awaitEnd() {
      boolean interrupted = false;
      synchronized (monitor) {
        while (!over) {
          try {
            monitor.wait();
          } catch (InterruptedException e) {
            interrupted = true;
          }
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /**
   * Pictures from {@code queue}, drawn in {@code context} by the caller, or by others of the pool
   * when drawing takes {@code worth} nanoseconds.
   */
  DrawAhead(SegmentQueue queue, RenderContext context, PipelineContext pipeline, long worth) {
    this.worth = worth;
    this.queue = queue;
    this.monitor = queue.monitor();
    this.context = context;
    this.pipeline = pipeline;
    this.timings = pipeline.timings();
  }

  /**
   * The next run, or null at the segment's end; waits for the stage. The picture of the last one
   * stays what it is until {@link #draw()}.
   */
  FrameRun next() {
    next = ahead.poll();
    if (next == null) {
      FrameRun run = queue.take();
      next = run == null ? null : new Picture(run, null);
    }
    return next == null ? null : next.run;
  }

  /** The picture of the run that {@link #next} gave last; the one before is no longer valid. */
  YuvPlanes draw() {
    giveBack();
    Picture picture = next;
    next = null;
    YuvPlanes planes = picture.claim() ? drawOwn(picture) : await(picture);
    offer();
    return planes;
  }

  private YuvPlanes drawOwn(Picture picture) {
    context.giveBack(picture.planes);
    long start = System.nanoTime();
    YuvPlanes planes = context.drawPlanes(picture.run.frame(), timings);
    drawingNanos = System.nanoTime() - start;
    return planes;
  }

  /** Offers the next pictures to workers that are idle. */
  private void offer() {
    while (drawingNanos >= worth && pipeline.pool().hasIdle()) {
      Picture picture = another();
      if (picture == null) {
        return;
      }
      pipeline.submit(Integer.MAX_VALUE, picture);
    }
  }

  /** One more picture ahead; null when there are enough, or the stage has not reached it. */
  private Picture another() {
    FrameRun run = ahead.size() < pipeline.pool().size() ? queue.poll() : null;
    if (run == null) {
      return null;
    }
    Picture picture = new Picture(run, context.lend());
    ahead.add(picture);
    return picture;
  }

  /** A picture that somebody else draws; meanwhile this thread draws those behind it. */
  private YuvPlanes await(Picture picture) {
    borrowed = picture;
    Picture behind = behind();
    while (behind != null && !picture.isOver()) {
      drawHere(behind);
      behind = behind();
    }
    picture.awaitEnd();
    if (picture.failure != null) {
      throw Rethrown.of(picture.failure);
    }
    return picture.planes;
  }

  /** Draws a picture whose turn has not come. What goes wrong is told when it comes. */
  private void drawHere(Picture picture) {
    Throwable failure = null;
    try {
      picture.run(() -> context);
    } catch (Throwable e) {
      failure = e;
      failed = true;
    } finally {
      picture.ended(failure);
    }
  }

  /** A picture that nobody draws yet; null when there is none to be drawn here. */
  private Picture behind() {
    if (failed) {
      return null;
    }
    for (Picture picture : ahead) {
      if (picture.isFree()) {
        return picture;
      }
    }
    return another();
  }

  private void giveBack() {
    settle(borrowed);
    borrowed = null;
  }

  /** Takes back what was offered, and waits for what is being drawn. */
  @Override
  public void close() {
    giveBack();
    settle(next);
    for (Picture picture = ahead.poll(); picture != null; picture = ahead.poll()) {
      settle(picture);
    }
  }

  /** Sees to it that nobody draws a picture, and takes its planes back; nothing for null. */
  private void settle(Picture picture) {
    if (picture != null) {
      if (!picture.claim()) {
        picture.awaitEnd();
      }
      context.giveBack(picture.planes);
    }
  }
}

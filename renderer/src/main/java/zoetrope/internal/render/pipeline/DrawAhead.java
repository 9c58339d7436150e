package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.Rethrown;
import zoetrope.internal.video.encode.YuvPlanes;

/**
 * Draws the pictures of a segment for the thread that encodes them. If drawing is slow, idle
 * workers draw the next pictures of the same segment. So all workers are busy even if there is no
 * memory for the frames of several segments. The bytes are the same whichever worker draws a
 * picture.
 */
final class DrawAhead implements AutoCloseable {
  /**
   * If drawing a picture takes at least this many nanoseconds, the next ones are offered to other
   * workers. Copying a picture from another worker takes about a tenth of this time.
   */
  static final long MIN_SHARED_NANOS = 3_000_000;

  private final SegmentQueue queue;
  private final PipelineMonitor monitor;
  private final RenderContext context;
  private final PipelineContext pipeline;
  private final Timings timings;
  private final long minSharedNanos;
  private final Deque<Picture> ahead = new ArrayDeque<>();
  private Picture next;

  /**
   * The picture that {@link #draw} returned last if it was drawn before its turn; otherwise null.
   */
  private Picture borrowed;

  private long drawingNanos;

  /**
   * Whether the encoding thread failed to draw a picture before its turn. It then draws no more
   * pictures early, and throws the error when this picture's turn comes.
   */
  private boolean failed;

  /** A picture that other workers may draw. The pipeline's monitor guards its state. */
  private final class Picture implements WorkerPool.Task {
    private final FrameRun run;

    /**
     * The planes that receive the picture if it is drawn before its turn; null if it is only drawn
     * at its turn.
     */
    private final YuvPlanes planes;

    /** The thread that draws the picture or has drawn it; null if there is none. */
    private Thread painter;

    /** Whether the thread that claimed the picture has finished, with or without an error. */
    private boolean over;

    private Throwable failure;

    Picture(FrameRun run, YuvPlanes planes) {
      this.run = run;
      this.planes = planes;
    }

    boolean claim() {
      synchronized (monitor) {
        boolean free = painter == null;
        painter = free ? Thread.currentThread() : painter;
        return free;
      }
    }

    /** Draws the picture with the buffers of the calling thread, unless another thread draws it. */
    @Override
    public void run(Supplier<RenderContext> context) {
      if (claim()) {
        planes.copy(context.get().drawPlanes(run.frame(), timings));
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

    /** Waits until no thread draws the picture any more, even if this thread is interrupted. */
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
   * Creates a source of the pictures of the frames in {@code queue}. The caller draws them in
   * {@code context}. If drawing takes at least {@code minSharedNanos} nanoseconds, other workers
   * draw, too.
   */
  DrawAhead(
      SegmentQueue queue, RenderContext context, PipelineContext pipeline, long minSharedNanos) {
    this.minSharedNanos = minSharedNanos;
    this.queue = queue;
    this.monitor = queue.monitor();
    this.context = context;
    this.pipeline = pipeline;
    this.timings = pipeline.timings();
  }

  /**
   * Returns the next run of equal frames, or null at the segment's end; waits until the stage
   * thread has added it. The picture of the previous run stays valid until {@link #draw()}.
   */
  FrameRun next() {
    next = ahead.poll();
    if (next == null) {
      FrameRun run = queue.take();
      next = run == null ? null : new Picture(run, null);
    }
    return next == null ? null : next.run;
  }

  /**
   * Returns the picture of the run that {@link #next} returned last. The picture of the previous
   * call is no longer valid.
   */
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

  private void offer() {
    while (drawingNanos >= minSharedNanos && pipeline.pool().hasIdle()) {
      Picture picture = another();
      if (picture == null) {
        return;
      }
      pipeline.submit(Integer.MAX_VALUE, picture);
    }
  }

  /**
   * Takes one more frame from the queue and returns its picture, which is not drawn yet. Null if
   * enough pictures wait, or if the stage thread has not added the next frame.
   */
  private Picture another() {
    FrameRun run = ahead.size() < pipeline.pool().size() ? queue.poll() : null;
    if (run == null) {
      return null;
    }
    Picture picture = new Picture(run, context.lend());
    ahead.add(picture);
    return picture;
  }

  private YuvPlanes await(Picture picture) {
    borrowed = picture;
    Picture nextFree = nextFree();
    while (nextFree != null && !picture.isOver()) {
      drawHere(nextFree);
      nextFree = nextFree();
    }
    picture.awaitEnd();
    if (picture.failure != null) {
      throw Rethrown.of(picture.failure);
    }
    return picture.planes;
  }

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

  /**
   * Returns a later picture that no thread draws yet; null if there is none, or if the calling
   * thread has failed to draw one.
   */
  private Picture nextFree() {
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

  /** Withdraws offered pictures, and waits for those being drawn. */
  @Override
  public void close() {
    giveBack();
    settle(next);
    for (Picture picture = ahead.poll(); picture != null; picture = ahead.poll()) {
      settle(picture);
    }
  }

  /** Ensures that no thread draws a picture, and takes its planes back; does nothing for null. */
  private void settle(Picture picture) {
    if (picture != null) {
      if (!picture.claim()) {
        picture.awaitEnd();
      }
      context.giveBack(picture.planes);
    }
  }
}

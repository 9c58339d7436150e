package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import zoetrope.internal.video.YuvPlanes;

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
  private final RenderContext context;
  private final PipelineContext pipeline;
  private final Timings timings;
  private final long worth;
  private final Deque<Picture> ahead = new ArrayDeque<>();
  private Picture next;
  private YuvPlanes borrowed;
  private long drawingNanos;

  /** A picture that others may draw. */
  private static final class Picture {
    private final FrameRun run;

    /** Where others draw it; null when they do not. */
    private final YuvPlanes planes;

    /** Whether somebody draws it, or has drawn it. */
    private final AtomicBoolean claimed = new AtomicBoolean();

    private final CompletableFuture<YuvPlanes> drawn = new CompletableFuture<>();

    Picture(FrameRun run, YuvPlanes planes) {
      this.run = run;
      this.planes = planes;
    }

    /** Whether the caller, and nobody else, is to draw it. */
    boolean claim() {
      return claimed.compareAndSet(false, true);
    }
  }

  /**
   * Pictures from {@code queue}, drawn in {@code context} by the caller, or by others of the pool
   * when drawing takes {@code worth} nanoseconds.
   */
  DrawAhead(SegmentQueue queue, RenderContext context, PipelineContext pipeline, long worth) {
    this.worth = worth;
    this.queue = queue;
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
      pipeline.submit(Integer.MAX_VALUE, other -> drawFor(picture, other));
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

  /** Draws a picture in a context of another thread, or of this one, unless somebody else does. */
  private void drawFor(Picture picture, Supplier<RenderContext> other) {
    if (!picture.claim()) {
      return;
    }
    try {
      picture.planes.copy(other.get().drawPlanes(picture.run.frame(), timings));
      picture.drawn.complete(picture.planes);
    } catch (RuntimeException | Error e) {
      picture.drawn.completeExceptionally(e);
    }
  }

  /** A picture that somebody else draws; meanwhile this thread draws those behind it. */
  private YuvPlanes await(Picture picture) {
    Picture behind = behind();
    while (behind != null && !picture.drawn.isDone()) {
      drawFor(behind, () -> context);
      behind = behind();
    }
    borrowed = picture.planes;
    try {
      return picture.drawn.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    }
  }

  /** A picture that nobody draws yet; null when there is none. */
  private Picture behind() {
    for (Picture picture : ahead) {
      if (!picture.claimed.get()) {
        return picture;
      }
    }
    return another();
  }

  private void giveBack() {
    context.giveBack(borrowed);
    borrowed = null;
  }

  /** Takes back what was offered, and waits for what is being drawn. */
  @Override
  public void close() {
    giveBack();
    if (next != null) {
      ahead.addFirst(next);
    }
    for (Picture picture : ahead) {
      if (!picture.claim()) {
        picture.drawn.handle((planes, failure) -> planes).join();
      }
      context.giveBack(picture.planes);
    }
    ahead.clear();
  }
}

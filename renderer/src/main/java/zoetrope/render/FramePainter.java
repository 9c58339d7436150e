package zoetrope.render;

import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;

/**
 * Draws the frames of a {@link Preview}, in pictures of one size. What stays from one frame to the
 * next is not drawn again, whatever their order. For one thread at a time.
 */
public final class FramePainter implements AutoCloseable {
  private final RenderContext context;
  private final int width;
  private final int height;

  /**
   * A painter of pictures of {@code width x height} pixels.
   *
   * @throws IllegalArgumentException when a side is below 1 or above 16384
   */
  public FramePainter(int width, int height) {
    this.context = new RenderContext(width, height);
    this.width = width;
    this.height = height;
  }

  /** The width of the pictures in pixels. */
  public int width() {
    return width;
  }

  /** The height of the pictures in pixels. */
  public int height() {
    return height;
  }

  /**
   * Draws a frame: its pixels, row by row, {@code 0xAARRGGBB}, straight alpha (not premultiplied).
   * The array is the painter's own: read only, and good until the next frame is drawn.
   */
  public int[] paint(Frame frame) {
    context.draw(frame, new Timings());
    return context.picture();
  }

  /** Frees what was kept. */
  @Override
  public void close() {
    context.close();
  }
}

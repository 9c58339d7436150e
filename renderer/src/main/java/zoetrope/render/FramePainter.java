package zoetrope.render;

import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.RenderContext;
import zoetrope.internal.render.pipeline.Timings;

/**
 * A painter of the frames of a {@link Preview} at one size. Areas that are the same as in the frame
 * that was drawn last are not drawn again. Frames may come in any order. Not thread-safe.
 */
public final class FramePainter implements AutoCloseable {
  private final RenderContext context;
  private final int width;
  private final int height;

  /**
   * Creates a painter of frames of {@code width x height} pixels.
   *
   * @throws IllegalArgumentException if a side is below 1 or above 16384
   */
  public FramePainter(int width, int height) {
    this.context = new RenderContext(width, height);
    this.width = width;
    this.height = height;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /**
   * Draws a frame and returns its pixels, row by row, {@code 0xAARRGGBB}, with straight (not
   * premultiplied) alpha. The array belongs to the painter: do not modify it. It is valid until the
   * next frame is drawn.
   */
  public int[] paint(Frame frame) {
    context.draw(frame, new Timings());
    return context.picture();
  }

  /** Releases cached data. */
  @Override
  public void close() {
    context.close();
  }
}

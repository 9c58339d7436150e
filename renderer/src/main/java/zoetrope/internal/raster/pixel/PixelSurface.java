package zoetrope.internal.raster.pixel;

/**
 * The pixels of a rectangle of a canvas, premultiplied {@code 0xAARRGGBB}: a whole canvas, or so
 * much of it as a layer or inset needs. Pixel {@code (x, y)} has the index {@link #at}.
 */
public final class PixelSurface {
  public int[] pixels;
  public int stride;
  private int origin;

  /** Nothing yet; see {@link #cover}. */
  public PixelSurface() {
    this(new int[0], 0);
  }

  /** A whole canvas of {@code width} columns. */
  public PixelSurface(int[] pixels, int width) {
    this.pixels = pixels;
    this.stride = width;
  }

  /** The index of a pixel that is covered. */
  public int at(int x, int y) {
    return y * stride + x - origin;
  }

  /** Covers {@code [x0, x1) x [y0, y1)} from now on; what its pixels are is undefined. */
  public void cover(int x0, int y0, int x1, int y1) {
    stride = x1 - x0;
    origin = y0 * stride + x0;
    int count = stride * (y1 - y0);
    if (pixels.length < count) {
      pixels = new int[count];
    }
  }
}

package zoetrope.internal.raster.pixel;

/**
 * The pixels of a rectangle of a canvas, premultiplied {@code 0xAARRGGBB}: the whole canvas, or the
 * part that a layer or an inset is painted on. Pixel {@code (x, y)} has the index {@link #at}.
 */
public final class PixelSurface {
  public int[] pixels;
  public int stride;
  private int origin;

  /** Creates a surface without pixels; see {@link #cover}. */
  public PixelSurface() {
    this(new int[0], 0);
  }

  /** Creates a surface for a whole canvas of {@code width} columns. */
  public PixelSurface(int[] pixels, int width) {
    this.pixels = pixels;
    this.stride = width;
  }

  /** Returns the index of a pixel within the rectangle. */
  public int at(int x, int y) {
    return y * stride + x - origin;
  }

  /** Sets the rectangle to {@code [x0, x1) x [y0, y1)}. The values of its pixels are undefined. */
  public void cover(int x0, int y0, int x1, int y1) {
    stride = x1 - x0;
    origin = y0 * stride + x0;
    int count = stride * (y1 - y0);
    if (pixels.length < count) {
      pixels = new int[count];
    }
  }
}

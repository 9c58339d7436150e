package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.LinearLight;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A picture that a step of a filter works on: premultiplied {@code 0xAARRGGBB}, row by row, and
 * transparent beyond its box.
 *
 * @param linear whether colours are in linear light, not in sRGB
 */
public record FilterImage(PixelBox box, int[] pixels, boolean linear) {
  /**
   * The pixels of another box, row by row: a copy, or the pixels themselves where it is the same.
   */
  public int[] within(PixelBox other) {
    if (other.equals(box)) {
      return pixels;
    }
    int[] result = new int[other.width() * other.height()];
    PixelBox both = box.intersection(other);
    for (int y = both.top(); y < both.bottom(); y++) {
      int from = (y - box.top()) * box.width() + both.left() - box.left();
      int to = (y - other.top()) * other.width() + both.left() - other.left();
      System.arraycopy(pixels, from, result, to, both.width());
    }
    return result;
  }

  /** The same picture with colours in linear light, or in sRGB. */
  FilterImage in(boolean inLinear) {
    if (inLinear == linear) {
      return this;
    }
    int[] result = new int[pixels.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = inLinear ? LinearLight.fromSrgb(pixels[i]) : LinearLight.toSrgb(pixels[i]);
    }
    return new FilterImage(box, result, inLinear);
  }
}

package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.LinearLight;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * An image that a step of a filter reads or writes: premultiplied {@code 0xAARRGGBB}, row by row,
 * and transparent outside of its box.
 *
 * @param linear whether colours are in linear light, not in sRGB
 */
public record FilterImage(PixelBox box, int[] pixels, boolean linear) {
  /** Returns the pixels of a box, row by row; the array itself for the same box. */
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

  /** Returns the image with colours in linear light, or in sRGB. */
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

package zoetrope.internal.raster.pixel;

import zoetrope.color.SrgbCurve;

/** Converts pixels between sRGB and linear light, by lookup tables for 8-bit channels. */
public final class LinearLight {
  private static final byte[] FROM_SRGB = new byte[256];
  private static final byte[] TO_SRGB = new byte[256];

  static {
    for (int i = 0; i < 256; i++) {
      FROM_SRGB[i] = (byte) Math.rint(255 * SrgbCurve.linear(i / 255.0));
      TO_SRGB[i] = (byte) Math.rint(255 * SrgbCurve.coded(i / 255.0));
    }
  }

  private LinearLight() {}

  /** Converts a premultiplied pixel from sRGB to linear light. */
  public static int fromSrgb(int pixel) {
    return mapped(pixel, FROM_SRGB);
  }

  /** Converts a premultiplied pixel from linear light to sRGB. */
  public static int toSrgb(int pixel) {
    return mapped(pixel, TO_SRGB);
  }

  private static int mapped(int pixel, byte[] table) {
    if (pixel >>> 24 == 0) {
      return 0;
    }
    int c = Blend.unpremultiply(pixel);
    return Blend.premultiply(
        pixel & 0xFF000000
            | (table[c >> 16 & 255] & 255) << 16
            | (table[c >> 8 & 255] & 255) << 8
            | table[c & 255] & 255);
  }
}

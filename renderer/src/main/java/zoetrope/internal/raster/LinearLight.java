package zoetrope.internal.raster;

/** Channels of sRGB in linear light, and back: tables of 256 bytes. */
final class LinearLight {
  static final byte[] FROM_SRGB = new byte[256];
  static final byte[] TO_SRGB = new byte[256];

  static {
    for (int i = 0; i < 256; i++) {
      double v = i / 255.0;
      double linear = v <= 0.04045 ? v / 12.92 : StrictMath.pow((v + 0.055) / 1.055, 2.4);
      double coded = v <= 0.0031308 ? v * 12.92 : 1.055 * StrictMath.pow(v, 1 / 2.4) - 0.055;
      FROM_SRGB[i] = (byte) Math.rint(255 * linear);
      TO_SRGB[i] = (byte) Math.rint(255 * coded);
    }
  }

  private LinearLight() {}
}

package zoetrope.internal.pictures;

import java.awt.image.Raster;
import zoetrope.frame.RasterImage;

/**
 * Converts the four inks of a CMYK JPEG to RGB. In practice all such files store how much light
 * each ink lets through, 255 for no ink: Photoshop introduced this, and browsers expect it. A
 * colour channel is the product of the values of an ink and of black. Colour profiles are ignored.
 */
final class InkColors {
  private InkColors() {}

  /** Returns the image of a raster of inks, or of luminance, chrominance and black. */
  static RasterImage pixels(Raster raster, boolean ycck) {
    int width = raster.getWidth();
    int height = raster.getHeight();
    int[] argb = new int[width * height];
    int[] row = new int[4 * width];
    for (int y = 0; y < height; y++) {
      raster.getPixels(0, y, width, 1, row);
      for (int x = 0; x < width; x++) {
        argb[y * width + x] = ycck ? ofYcck(row, 4 * x) : ofInks(row, 4 * x);
      }
    }
    return new RasterImage(width, height, argb);
  }

  private static int ofInks(int[] row, int i) {
    return rgb(row[i], row[i + 1], row[i + 2], row[i + 3]);
  }

  /**
   * Converts luminance and chrominance to inks, and these to a colour. The factors, in 1/65536, are
   * those of the JPEG file format (JFIF).
   */
  private static int ofYcck(int[] row, int i) {
    int luminance = (row[i] << 16) + (1 << 15);
    int blue = row[i + 1] - 128;
    int red = row[i + 2] - 128;
    return rgb(
        255 - channel(luminance + 91881 * red),
        255 - channel(luminance - 22554 * blue - 46802 * red),
        255 - channel(luminance + 116130 * blue),
        row[i + 3]);
  }

  private static int channel(int value) {
    return Math.max(0, Math.min(255, value >> 16));
  }

  private static int rgb(int cyan, int magenta, int yellow, int black) {
    return 0xff000000
        | through(cyan, black) << 16
        | through(magenta, black) << 8
        | through(yellow, black);
  }

  private static int through(int ink, int black) {
    return (ink * black + 127) / 255;
  }
}

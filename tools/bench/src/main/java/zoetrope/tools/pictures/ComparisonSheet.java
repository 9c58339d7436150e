package zoetrope.tools.pictures;

import java.nio.file.Path;
import zoetrope.internal.video.still.Png;

/** Two images side by side, and their difference made visible. */
public final class ComparisonSheet {
  private static final int PARTS = 3;
  private static final int OPAQUE = 0xff000000;

  /** The brightness of a difference of 1 in 255, which would be invisible otherwise. */
  private static final int FAINTEST = 64;

  private ComparisonSheet() {}

  /** Writes the sheet of two images of the same size as a PNG, with faint differences amplified. */
  public static void write(Path target, Pixels a, Pixels b) {
    write(target, a, b, FAINTEST);
  }

  /** Writes the sheet without amplification, for images that differ everywhere. */
  public static void writePlain(Path target, Pixels a, Pixels b) {
    write(target, a, b, 0);
  }

  private static void write(Path target, Pixels a, Pixels b, int faintest) {
    int width = a.width();
    int[] sheet = new int[a.argb().length * PARTS];
    for (int i = 0; i < a.argb().length; i++) {
      int at = i / width * width * PARTS + i % width;
      sheet[at] = a.argb()[i];
      sheet[at + width] = b.argb()[i];
      sheet[at + 2 * width] = visible(a.argb()[i], b.argb()[i], faintest);
    }
    Png.write(target, sheet, width * PARTS, a.height());
  }

  /** Returns black for equal pixels, and a brighter grey for a larger difference. */
  private static int visible(int a, int b, int faintest) {
    int color = OPAQUE;
    for (int shift = 0; shift < 24; shift += 8) {
      int difference = Math.abs((a >>> shift & 0xff) - (b >>> shift & 0xff));
      int alpha = Math.abs((a >>> 24) - (b >>> 24));
      int strength = Math.max(difference, alpha);
      int shown = strength == 0 ? 0 : faintest + strength * (255 - faintest) / 255;
      color |= shown << shift;
    }
    return color;
  }
}

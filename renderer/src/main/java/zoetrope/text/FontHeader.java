package zoetrope.text;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * What AWT does not tell of a font file: its grid, its line metrics and its style.
 *
 * @param unitsPerEm the grid: font units to the em
 * @param ascent the height over the baseline that a line is given, in em
 * @param descent the depth below the baseline that a line is given, in em, positive
 * @param weight the weight that the font says it has
 * @param slant the slant that the font says it has
 */
record FontHeader(int unitsPerEm, double ascent, double descent, Weight weight, Slant slant) {
  private static final int COLLECTION = tag("ttcf");
  private static final int MAC_BOLD = 1;
  private static final int MAC_ITALIC = 2;

  /**
   * Reads the header of the font, or of the first font of the collection, in {@code file} (OpenType
   * 1.9: tables {@code head} and {@code hhea}).
   *
   * @throws IllegalArgumentException if it is no such file
   */
  static FontHeader read(byte[] file) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(file);
      int font = bytes.getInt(0) == COLLECTION ? bytes.getInt(12) : 0;
      int head = table(bytes, font, "head");
      int hhea = table(bytes, font, "hhea");
      int unitsPerEm = bytes.getShort(head + 18) & 0xFFFF;
      if (unitsPerEm == 0) {
        throw new IllegalArgumentException("no font: its em has no units");
      }
      int style = bytes.getShort(head + 44);
      return new FontHeader(
          unitsPerEm,
          (double) bytes.getShort(hhea + 4) / unitsPerEm,
          (double) -bytes.getShort(hhea + 6) / unitsPerEm,
          (style & MAC_BOLD) != 0 ? Weight.BOLD : Weight.NORMAL,
          (style & MAC_ITALIC) != 0 ? Slant.ITALIC : Slant.NORMAL);
    } catch (IndexOutOfBoundsException e) {
      throw new IllegalArgumentException("no font: the file ends early", e);
    }
  }

  private static int table(ByteBuffer bytes, int font, String name) {
    int count = bytes.getShort(font + 4) & 0xFFFF;
    for (int i = 0; i < count; i++) {
      int entry = font + 12 + 16 * i;
      if (bytes.getInt(entry) == tag(name)) {
        return bytes.getInt(entry + 8);
      }
    }
    throw new IllegalArgumentException("no TrueType or OpenType font: it has no table " + name);
  }

  private static int tag(String name) {
    return ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
  }
}

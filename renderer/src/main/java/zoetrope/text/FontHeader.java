package zoetrope.text;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The header of a font file, which AWT does not expose: units per em, line metrics and style.
 *
 * @param ascent the height of a line above the baseline, in em
 * @param descent the depth of a line below the baseline, in em, positive
 */
record FontHeader(int unitsPerEm, double ascent, double descent, Weight weight, Slant slant) {
  private static final int COLLECTION = tag("ttcf");
  private static final int MAC_BOLD = 1;
  private static final int MAC_ITALIC = 2;

  /**
   * Reads the header of a font, or of the first font of a collection (OpenType 1.9: tables {@code
   * head} and {@code hhea}).
   *
   * @throws IllegalArgumentException if it is not a font file
   */
  static FontHeader read(byte[] file) {
    return read(file, 0);
  }

  /** Reads the header of font {@code index} of a collection. */
  static FontHeader read(byte[] file, int index) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(file);
      int font = bytes.getInt(0) == COLLECTION ? bytes.getInt(12 + 4 * index) : 0;
      requireOutlines(bytes, font);
      int head = table(bytes, font, "head");
      int hhea = table(bytes, font, "hhea");
      int unitsPerEm = bytes.getShort(head + 18) & 0xFFFF;
      Preconditions.require(unitsPerEm != 0, "not a font: it has 0 units per em");
      int style = bytes.getShort(head + 44);
      return new FontHeader(
          unitsPerEm,
          (double) bytes.getShort(hhea + 4) / unitsPerEm,
          (double) -bytes.getShort(hhea + 6) / unitsPerEm,
          (style & MAC_BOLD) != 0 ? Weight.BOLD : Weight.NORMAL,
          (style & MAC_ITALIC) != 0 ? Slant.ITALIC : Slant.NORMAL);
    } catch (IndexOutOfBoundsException e) {
      throw new IllegalArgumentException("not a font: the file is truncated", e);
    }
  }

  /** Requires outlines, and refuses fonts that only have colour bitmaps. */
  private static void requireOutlines(ByteBuffer bytes, int font) {
    Preconditions.require(
        find(bytes, font, "CBDT") < 0
            || find(bytes, font, "glyf") >= 0
            || find(bytes, font, "CFF ") >= 0,
        "a font of colour bitmaps, without outlines; for emoji use one with outlines, such as"
            + " Noto Emoji or Symbola");
  }

  private static int table(ByteBuffer bytes, int font, String name) {
    int at = find(bytes, font, name);
    Preconditions.require(at >= 0, "not a TrueType or OpenType font: it has no table %s", name);
    return at;
  }

  /** Returns the offset of a table, or -1 if it is missing. */
  private static int find(ByteBuffer bytes, int font, String name) {
    int count = bytes.getShort(font + 4) & 0xFFFF;
    for (int i = 0; i < count; i++) {
      int entry = font + 12 + 16 * i;
      if (bytes.getInt(entry) == tag(name)) {
        return bytes.getInt(entry + 8);
      }
    }
    return -1;
  }

  private static int tag(String name) {
    return ByteBuffer.wrap(name.getBytes(StandardCharsets.US_ASCII)).getInt();
  }
}

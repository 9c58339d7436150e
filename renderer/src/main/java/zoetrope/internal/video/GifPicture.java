package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;

/**
 * Encodes the pictures of an animated GIF, each as what it changes: the box around its changed
 * pixels, in which the others are transparent, with a palette for what changed alone (CompuServe,
 * "Graphics Interchange Format, Version 89a", 1990).
 */
final class GifPicture {
  private static final int COLORS = 256;

  private final int width;
  private final int height;
  private final int[] shown;
  private final byte[] entries;
  private final GifPalette palette = new GifPalette();
  private final LzwWriter lzw = new LzwWriter();
  private boolean first = true;
  private int left;
  private int top;
  private int right;
  private int bottom;
  private int changed;

  GifPicture(int width, int height) {
    this.width = width;
    this.height = height;
    this.shown = new int[width * height];
    this.entries = new byte[width * height];
  }

  /** What the file begins with: its mark, the size, and that each picture tells its colours. */
  static byte[] head(int width, int height) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {'G', 'I', 'F', '8', '9', 'a'});
    putShort(out, width);
    putShort(out, height);
    out.writeBytes(new byte[] {0x70, 0, 0});
    return out.toByteArray();
  }

  /**
   * Shows a picture in place of the one before; null when they are the same.
   *
   * @param argb {@code 0xAARRGGBB} pixels, of which alpha is ignored
   */
  byte[] encode(int[] argb) {
    findChanges(argb);
    if (changed == 0) {
      return null;
    }
    boolean holes = changed < (right - left) * (bottom - top);
    int colors = palette.choose(holes ? COLORS - 1 : COLORS);
    int bits = Math.max(1, 32 - Integer.numberOfLeadingZeros((holes ? colors + 1 : colors) - 1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    putControl(out, holes, colors);
    putPlace(out, bits);
    putColors(out, colors, 1 << bits);
    int count = fill(argb, (byte) colors);
    lzw.write(entries, count, bits, out);
    return out.toByteArray();
  }

  /** Shows a pixel of nothing, so that the picture before stays. */
  byte[] again() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    left = 0;
    top = 0;
    right = 1;
    bottom = 1;
    putControl(out, true, 0);
    putPlace(out, 1);
    putColors(out, 0, 2);
    lzw.write(new byte[1], 1, 1, out);
    return out.toByteArray();
  }

  /** Finds the box around what changed, and counts its colours. */
  private void findChanges(int[] argb) {
    palette.clear();
    left = width;
    right = 0;
    top = height;
    bottom = 0;
    changed = 0;
    for (int y = 0; y < height; y++) {
      int row = y * width;
      for (int x = 0; x < width; x++) {
        if (isChanged(argb, row + x)) {
          palette.count(argb[row + x]);
          changed++;
          left = Math.min(left, x);
          right = Math.max(right, x + 1);
          top = Math.min(top, y);
          bottom = y + 1;
        }
      }
    }
  }

  private boolean isChanged(int[] argb, int at) {
    return first || argb[at] != shown[at];
  }

  /** Looks up what is in the box, and keeps the picture; the number of pixels. */
  private int fill(int[] argb, byte hole) {
    int count = 0;
    for (int y = top; y < bottom; y++) {
      for (int at = y * width + left; at < y * width + right; at++) {
        entries[count++] = isChanged(argb, at) ? palette.entry(argb[at]) : hole;
        shown[at] = argb[at];
      }
    }
    first = false;
    return count;
  }

  /** The picture stays where nothing is drawn over it; how long is written when it is known. */
  private static void putControl(ByteArrayOutputStream out, boolean holes, int hole) {
    out.writeBytes(new byte[] {0x21, (byte) 0xf9, 4, (byte) (holes ? 0b101 : 0b100), 0, 0});
    out.write(holes ? hole : 0);
    out.write(0);
  }

  private void putPlace(ByteArrayOutputStream out, int bits) {
    out.write(0x2c);
    putShort(out, left);
    putShort(out, top);
    putShort(out, right - left);
    putShort(out, bottom - top);
    out.write(0x80 | bits - 1);
  }

  private void putColors(ByteArrayOutputStream out, int used, int count) {
    for (int i = 0; i < count; i++) {
      int color = i < used ? palette.color(i) : 0;
      out.write(color >> 16);
      out.write(color >> 8);
      out.write(color);
    }
  }

  private static void putShort(ByteArrayOutputStream out, int value) {
    out.write(value);
    out.write(value >> 8);
  }
}

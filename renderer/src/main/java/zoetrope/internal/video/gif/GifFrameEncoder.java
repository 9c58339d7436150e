package zoetrope.internal.video.gif;

import java.io.ByteArrayOutputStream;

/**
 * Encodes the frames of an animated GIF as differences (CompuServe, "Graphics Interchange Format,
 * Version 89a", 1990). Each difference is an image of the bounding box of the changed pixels. All
 * unchanged pixels in the box are transparent. A local colour table contains the colours of the
 * changed pixels.
 */
public final class GifFrameEncoder {
  private static final int COLORS = 256;

  private final int width;
  private final int height;
  private final int[] previous;
  private final byte[] indices;
  private final GifPalette palette = new GifPalette();
  private final LzwWriter lzw = new LzwWriter();
  private boolean first = true;
  private int left;
  private int top;
  private int right;
  private int bottom;
  private int changed;

  public GifFrameEncoder(int width, int height) {
    this.width = width;
    this.height = height;
    this.previous = new int[width * height];
    this.indices = new byte[width * height];
  }

  /** Returns the header and the logical screen descriptor, without a global colour table. */
  public static byte[] header(int width, int height) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {'G', 'I', 'F', '8', '9', 'a'});
    putShort(out, width);
    putShort(out, height);
    out.writeBytes(new byte[] {0x70, 0, 0});
    return out.toByteArray();
  }

  /**
   * Encodes the next frame; returns null if it equals the previous one.
   *
   * @param argb {@code 0xAARRGGBB} pixels; alpha is ignored
   */
  public byte[] encode(int[] argb) {
    findChanges(argb);
    if (changed == 0) {
      return null;
    }
    boolean transparent = changed < (right - left) * (bottom - top);
    int colors = palette.choose(transparent ? COLORS - 1 : COLORS);
    int bits =
        Math.max(1, 32 - Integer.numberOfLeadingZeros((transparent ? colors + 1 : colors) - 1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    putGraphicControl(out, transparent, colors);
    putImageDescriptor(out, bits);
    putColorTable(out, colors, 1 << bits);
    int count = mapPixels(argb, (byte) colors);
    lzw.write(indices, count, bits, out);
    return out.toByteArray();
  }

  /** Encodes a single transparent pixel, which repeats the previous frame. */
  public byte[] encodeRepeat() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    left = 0;
    top = 0;
    right = 1;
    bottom = 1;
    putGraphicControl(out, true, 0);
    putImageDescriptor(out, 1);
    putColorTable(out, 0, 2);
    lzw.write(new byte[1], 1, 1, out);
    return out.toByteArray();
  }

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
    return first || argb[at] != previous[at];
  }

  /**
   * Maps the pixels of the box to palette indices, and stores the frame as the previous one.
   * Returns the number of pixels in the box.
   */
  private int mapPixels(int[] argb, byte transparentIndex) {
    int count = 0;
    for (int y = top; y < bottom; y++) {
      for (int at = y * width + left; at < y * width + right; at++) {
        indices[count++] = isChanged(argb, at) ? palette.indexOf(argb[at]) : transparentIndex;
        previous[at] = argb[at];
      }
    }
    first = false;
    return count;
  }

  /**
   * Writes the graphic control extension: the image stays when the next one is drawn, and the muxer
   * fills in the delay.
   */
  private static void putGraphicControl(
      ByteArrayOutputStream out, boolean transparent, int transparentIndex) {
    out.writeBytes(new byte[] {0x21, (byte) 0xf9, 4, (byte) (transparent ? 0b101 : 0b100), 0, 0});
    out.write(transparent ? transparentIndex : 0);
    out.write(0);
  }

  private void putImageDescriptor(ByteArrayOutputStream out, int bits) {
    out.write(0x2c);
    putShort(out, left);
    putShort(out, top);
    putShort(out, right - left);
    putShort(out, bottom - top);
    out.write(0x80 | bits - 1);
  }

  private void putColorTable(ByteArrayOutputStream out, int used, int count) {
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

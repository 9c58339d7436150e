package zoetrope.internal.video.h264;

import java.util.Arrays;

/**
 * The samples of a picture, 4:2:0, 8 bits, padded on the right and at the bottom to whole
 * macroblocks of 16 x 16 pixels.
 */
public final class YuvPicture {
  public static final int MACROBLOCK = 16;

  static final int CHROMA = MACROBLOCK / 2;

  private final int width;
  private final int height;
  private final int columns;
  private final int rows;
  private final byte[][] planes;

  /** Creates a picture of {@code width x height} visible pixels, both even; all samples are 0. */
  public YuvPicture(int width, int height) {
    this.width = width;
    this.height = height;
    this.columns = (width + MACROBLOCK - 1) / MACROBLOCK;
    this.rows = (height + MACROBLOCK - 1) / MACROBLOCK;
    int macroblocks = columns * rows;
    this.planes =
        new byte[][] {
          new byte[macroblocks * MACROBLOCK * MACROBLOCK],
          new byte[macroblocks * CHROMA * CHROMA],
          new byte[macroblocks * CHROMA * CHROMA]
        };
  }

  /** Returns the width in pixels, without padding. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels, without padding. */
  public int height() {
    return height;
  }

  /** Returns the number of macroblocks from left to right. */
  public int columns() {
    return columns;
  }

  /** Returns the number of macroblocks from top to bottom. */
  public int rows() {
    return rows;
  }

  /** Returns the width in pixels, with padding. */
  public int codedWidth() {
    return columns * MACROBLOCK;
  }

  /** Returns the height in pixels, with padding. */
  public int codedHeight() {
    return rows * MACROBLOCK;
  }

  /** Returns a plane's samples, row by row, to be read and written: 0 is Y, 1 Cb, 2 Cr. */
  public byte[] plane(int index) {
    return planes[index];
  }

  /** Returns the number of samples from one row of a plane to the next. */
  public int stride(int plane) {
    return columns * side(plane);
  }

  /** Returns the number of samples along a macroblock's side in a plane. */
  public static int side(int plane) {
    return plane == 0 ? MACROBLOCK : CHROMA;
  }

  /** Returns the index of the first sample of a macroblock in a plane. */
  int at(int plane, int macroblock) {
    int side = side(plane);
    return (macroblock / columns * stride(plane) + macroblock % columns) * side;
  }

  /** Whether a macroblock has no padding. */
  boolean isFullyVisible(int macroblock) {
    return (macroblock % columns + 1) * MACROBLOCK <= width
        && (macroblock / columns + 1) * MACROBLOCK <= height;
  }

  /**
   * Sets the padding in a macroblock to the nearest visible samples, because this costs the fewest
   * bits.
   */
  public void padEdges(int macroblock) {
    if (isFullyVisible(macroblock)) {
      return;
    }
    for (int plane = 0; plane < 3; plane++) {
      int side = side(plane);
      int shownColumns = (plane == 0 ? width : width / 2) - macroblock % columns * side;
      int shownRows = (plane == 0 ? height : height / 2) - macroblock / columns * side;
      padEdges(plane, at(plane, macroblock), side, shownColumns, shownRows);
    }
  }

  private void padEdges(int plane, int at, int side, int shownColumns, int shownRows) {
    byte[] samples = planes[plane];
    int stride = stride(plane);
    for (int y = 0; y < Math.min(side, shownRows) && shownColumns < side; y++) {
      int row = at + y * stride;
      Arrays.fill(samples, row + shownColumns, row + side, samples[row + shownColumns - 1]);
    }
    for (int y = shownRows; y < side; y++) {
      System.arraycopy(samples, at + (shownRows - 1) * stride, samples, at + y * stride, side);
    }
  }

  /**
   * Returns the number of textured macroblocks. A macroblock is textured if in some row its luma
   * samples are not all equal. Only every fourth row is examined.
   */
  public int countTextured() {
    int count = 0;
    for (int mb = 0; mb < columns * rows; mb++) {
      count += isTextured(at(0, mb)) ? 1 : 0;
    }
    return count;
  }

  private boolean isTextured(int at) {
    byte[] luma = planes[0];
    for (int y = 2; y < MACROBLOCK; y += 4) {
      int from = at + y * stride(0);
      int last = from + MACROBLOCK - 1;
      if (!Arrays.equals(luma, from, last, luma, from + 1, last + 1)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Copies rows of macroblocks into a separate picture.
   *
   * @param row the number of the first row of macroblocks, counted from 0 at the top
   * @param count the number of rows, 1 or more
   */
  public YuvPicture rows(int row, int count) {
    int top = row * MACROBLOCK;
    YuvPicture strip = new YuvPicture(width, Math.min(height - top, count * MACROBLOCK));
    for (int plane = 0; plane < 3; plane++) {
      byte[] samples = strip.planes[plane];
      System.arraycopy(planes[plane], at(plane, row * columns), samples, 0, samples.length);
    }
    return strip;
  }

  /**
   * Whether the rows of macroblocks from {@code row} on equal all rows of {@code strip}, which must
   * have the same width.
   */
  public boolean rowsEqual(int row, YuvPicture strip) {
    for (int plane = 0; plane < 3; plane++) {
      int from = at(plane, row * columns);
      int length = strip.planes[plane].length;
      if (!Arrays.equals(planes[plane], from, from + length, strip.planes[plane], 0, length)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Copies all rows of macroblocks of {@code strip} to this picture, beginning at row {@code row}.
   */
  public void setRows(int row, YuvPicture strip) {
    for (int plane = 0; plane < 3; plane++) {
      byte[] samples = strip.planes[plane];
      System.arraycopy(samples, 0, planes[plane], at(plane, row * columns), samples.length);
    }
  }

  void copy(YuvPicture from, int macroblock) {
    for (int plane = 0; plane < 3; plane++) {
      int side = side(plane);
      int at = at(plane, macroblock);
      for (int row = 0; row < side; row++) {
        System.arraycopy(from.planes[plane], at, planes[plane], at, side);
        at += stride(plane);
      }
    }
  }
}

package zoetrope.mobject.image;

import java.util.function.DoubleFunction;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import zoetrope.color.Color;
import zoetrope.frame.RasterImage;
import zoetrope.internal.diagnostics.Messages;

/** A converter of arrays to images. Each row of the array is a row of pixels, from the top. */
final class PixelArrays {
  private PixelArrays() {}

  static RasterImage ofGreys(double[][] values) {
    return picture(
        values.length,
        row -> values[row].length,
        (row, column) -> {
          double v = values[row][column];
          if (!(v >= 0 && v <= 1)) {
            throw outside(v, row, column, "[0, 1]", "scale it, or give a colour scale");
          }
          return grey((int) Math.floor(255 * v + 0.5));
        });
  }

  static RasterImage ofGreys(int[][] values) {
    return picture(
        values.length,
        row -> values[row].length,
        (row, column) -> {
          int v = values[row][column];
          if (v < 0 || v > 255) {
            throw outside(
                v, row, column, "0 to 255", "colours are given as Color[][] or as a RasterImage");
          }
          return grey(v);
        });
  }

  static RasterImage ofValues(double[][] values, DoubleFunction<Color> colors) {
    return picture(
        values.length,
        row -> values[row].length,
        (row, column) -> {
          double v = values[row][column];
          if (Double.isNaN(v)) {
            throw outside(v, row, column, "a number", "look for a division by zero");
          }
          Color color = colors.apply(v);
          if (color == null) {
            throw new IllegalArgumentException(
                "the colour function of an image returned null for " + v + place(row, column));
          }
          return color.toArgb();
        });
  }

  static RasterImage ofColors(Color[][] colors) {
    return picture(
        colors.length,
        row -> colors[row].length,
        (row, column) -> {
          Color color = colors[row][column];
          if (color == null) {
            throw new IllegalArgumentException("an image has no colour" + place(row, column));
          }
          return color.toArgb();
        });
  }

  /**
   * Returns an image.
   *
   * @param lengths returns the length of a row
   * @param pixel returns the pixel in a row and column as {@code 0xAARRGGBB}
   */
  private static RasterImage picture(
      int height, IntUnaryOperator lengths, IntBinaryOperator pixel) {
    if (height == 0 || lengths.applyAsInt(0) == 0) {
      throw new IllegalArgumentException(
          "an image cannot be made of an array without " + (height == 0 ? "rows" : "columns"));
    }
    int width = lengths.applyAsInt(0);
    for (int row = 1; row < height; row++) {
      if (lengths.applyAsInt(row) != width) {
        throw new IllegalArgumentException(
            Messages.of(
                "row %s of an image has %s values and row 0 has %s: all rows have to be"
                    + " equally long",
                row, lengths.applyAsInt(row), width));
      }
    }
    int[] argb = new int[Math.multiplyExact(width, height)];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = pixel.applyAsInt(i / width, i % width);
    }
    return new RasterImage(width, height, argb);
  }

  private static int grey(int v) {
    return 0xff000000 | v << 16 | v << 8 | v;
  }

  private static IllegalArgumentException outside(
      Number value, int row, int column, String range, String fix) {
    return new IllegalArgumentException(
        Messages.of(
            "the value %s%s of an image is not %s%s: %s",
            value, place(row, column), range.startsWith("[") ? "in " : "", range, fix));
  }

  private static String place(int row, int column) {
    return " in row " + row + ", column " + column;
  }
}

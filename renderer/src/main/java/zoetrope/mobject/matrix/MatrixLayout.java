package zoetrope.mobject.matrix;

import zoetrope.color.Theme;
import zoetrope.geometry.Vec;

/**
 * How a matrix is laid out. Begin with {@link #DEFAULT} and say what is different:
 *
 * <pre>{@code
 * decimalMatrix(weights, 1, MatrixLayout.DEFAULT.ellipses(-2, -2).bracketBuff(0.1, 0.25));
 * }</pre>
 *
 * @param vBuff the gap between rows, added to the largest height of an entry
 * @param hBuff the gap between columns, added to the largest width of an entry
 * @param fixedPitch whether the gaps are the distances of rows and columns themselves, whatever the
 *     size of the entries
 * @param bracketHBuff the gap between entries and brackets
 * @param bracketVBuff how much higher the brackets are than the entries
 * @param stretchedBrackets whether brackets are only stretched to their height, with feet as TeX
 *     draws them, and not scaled
 * @param alignment the point of an entry's box that stands on the grid
 * @param ellipsesRow the row shown as dots; negative numbers count from the end
 * @param ellipsesColumn the column shown as dots; negative numbers count from the end
 * @param height the height with brackets that the matrix is scaled to, or 0
 */
public record MatrixLayout(
    double vBuff,
    double hBuff,
    boolean fixedPitch,
    double bracketHBuff,
    double bracketVBuff,
    boolean stretchedBrackets,
    Vec alignment,
    int ellipsesRow,
    int ellipsesColumn,
    double height) {
  /** The number of a row or column that no matrix has: no dots. */
  public static final int NO_ELLIPSES = Integer.MAX_VALUE;

  /** manimgl's matrices: gaps of 0.5, entries aligned by their lower edges, no dots. */
  public static final MatrixLayout DEFAULT =
      new MatrixLayout(
          0.5, 0.5, false, 0.2, 0.25, false, new Vec(0, -1, 0), NO_ELLIPSES, NO_ELLIPSES, 0);

  /**
   * Manim Community's matrices: rows 0.8 and columns 1.3 apart, aligned by lower right corners,
   * brackets that reach 0.25 beyond them on all sides.
   */
  public static final MatrixLayout COMMUNITY =
      DEFAULT.pitch(0.8, 1.3).bracketBuff(0.25, 0.5).stretchBrackets().align(new Vec(1, -1, 0));

  /** The layout of matrices in the present theme where nothing is named. */
  public static MatrixLayout ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  /** The same with gaps between rows and columns that are added to the size of the entries. */
  public MatrixLayout buff(double vertical, double horizontal) {
    return new MatrixLayout(
        vertical,
        horizontal,
        false,
        bracketHBuff,
        bracketVBuff,
        stretchedBrackets,
        alignment,
        ellipsesRow,
        ellipsesColumn,
        height);
  }

  /** The same with constant distances of rows and columns. */
  public MatrixLayout pitch(double vertical, double horizontal) {
    return new MatrixLayout(
        vertical,
        horizontal,
        true,
        bracketHBuff,
        bracketVBuff,
        stretchedBrackets,
        alignment,
        ellipsesRow,
        ellipsesColumn,
        height);
  }

  /** The same with another gap beside, and another surplus of height of, the brackets. */
  public MatrixLayout bracketBuff(double horizontal, double vertical) {
    return new MatrixLayout(
        vBuff,
        hBuff,
        fixedPitch,
        horizontal,
        vertical,
        stretchedBrackets,
        alignment,
        ellipsesRow,
        ellipsesColumn,
        height);
  }

  /** The same with brackets that are stretched to their height instead of scaled. */
  public MatrixLayout stretchBrackets() {
    return new MatrixLayout(
        vBuff,
        hBuff,
        fixedPitch,
        bracketHBuff,
        bracketVBuff,
        true,
        alignment,
        ellipsesRow,
        ellipsesColumn,
        height);
  }

  /** The same with entries aligned by another point of their boxes. */
  public MatrixLayout align(Vec edge) {
    return new MatrixLayout(
        vBuff,
        hBuff,
        fixedPitch,
        bracketHBuff,
        bracketVBuff,
        stretchedBrackets,
        edge,
        ellipsesRow,
        ellipsesColumn,
        height);
  }

  /**
   * The same with a row and a column shown as dots: -2 is the last but one. A matrix that has no
   * such row or column shows none; {@link #NO_ELLIPSES} is in no matrix.
   */
  public MatrixLayout ellipses(int row, int column) {
    return new MatrixLayout(
        vBuff,
        hBuff,
        fixedPitch,
        bracketHBuff,
        bracketVBuff,
        stretchedBrackets,
        alignment,
        row,
        column,
        height);
  }

  /** The same scaled to a height, brackets included. */
  public MatrixLayout height(double total) {
    return new MatrixLayout(
        vBuff,
        hBuff,
        fixedPitch,
        bracketHBuff,
        bracketVBuff,
        stretchedBrackets,
        alignment,
        ellipsesRow,
        ellipsesColumn,
        total);
  }
}

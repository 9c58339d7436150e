package zoetrope.mobject.matrix;

import java.util.function.Consumer;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;

/**
 * How a matrix is laid out. Begin with {@link #DEFAULT} and say what is different:
 *
 * <pre>{@code
 * decimalMatrix(weights, 1, MatrixLayout.DEFAULT.ellipses(-2, -2).bracketBuff(0.1, 0.25));
 * }</pre>
 */
public final class MatrixLayout implements Cloneable {
  /** The number of a row or column that no matrix has: no dots. */
  public static final int NO_ELLIPSES = Integer.MAX_VALUE;

  /** manimgl's matrices: gaps of 0.5, entries aligned by their lower edges, no dots. */
  public static final MatrixLayout DEFAULT = new MatrixLayout();

  /**
   * Manim Community's matrices: rows 0.8 and columns 1.3 apart, aligned by lower right corners,
   * brackets that reach 0.25 beyond them on all sides.
   */
  public static final MatrixLayout COMMUNITY =
      DEFAULT.pitch(0.8, 1.3).bracketBuff(0.25, 0.5).stretchBrackets().align(new Vec(1, -1, 0));

  /** The gap between rows, added to the largest height of an entry. */
  double vBuff = 0.5;

  /** The gap between columns, added to the largest width of an entry. */
  double hBuff = 0.5;

  /**
   * Whether the gaps are the distances of rows and columns themselves, whatever the size of the
   * entries.
   */
  boolean fixedPitch = false;

  /** The gap between entries and brackets. */
  double bracketHBuff = 0.2;

  /** How much higher the brackets are than the entries. */
  double bracketVBuff = 0.25;

  /**
   * Whether brackets are only stretched to their height, with feet as TeX draws them, and not
   * scaled.
   */
  boolean stretchedBrackets = false;

  /** The point of an entry's box that stands on the grid. */
  Vec alignment = new Vec(0, -1, 0);

  /** The row shown as dots; negative numbers count from the end. */
  int ellipsesRow = NO_ELLIPSES;

  /** The column shown as dots; negative numbers count from the end. */
  int ellipsesColumn = NO_ELLIPSES;

  /** The height with brackets that the matrix is scaled to, or 0. */
  double height = 0;

  private MatrixLayout() {}

  /** A changed copy. */
  private MatrixLayout with(Consumer<MatrixLayout> change) {
    try {
      MatrixLayout copy = (MatrixLayout) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** The layout of matrices in the present theme where nothing is named. */
  public static MatrixLayout ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  /** The same with gaps between rows and columns that are added to the size of the entries. */
  public MatrixLayout buff(double vertical, double horizontal) {
    return with(
        copy -> {
          copy.vBuff = vertical;
          copy.hBuff = horizontal;
          copy.fixedPitch = false;
        });
  }

  /** The same with constant distances of rows and columns. */
  public MatrixLayout pitch(double vertical, double horizontal) {
    return with(
        copy -> {
          copy.vBuff = vertical;
          copy.hBuff = horizontal;
          copy.fixedPitch = true;
        });
  }

  /** The same with another gap beside, and another surplus of height of, the brackets. */
  public MatrixLayout bracketBuff(double horizontal, double vertical) {
    return with(
        copy -> {
          copy.bracketHBuff = horizontal;
          copy.bracketVBuff = vertical;
        });
  }

  /** The same with brackets that are stretched to their height instead of scaled. */
  public MatrixLayout stretchBrackets() {
    return with(copy -> copy.stretchedBrackets = true);
  }

  /** The same with entries aligned by another point of their boxes. */
  public MatrixLayout align(Vec edge) {
    return with(copy -> copy.alignment = edge);
  }

  /**
   * The same with a row and a column shown as dots: -2 is the last but one. A matrix that has no
   * such row or column shows none; {@link #NO_ELLIPSES} is in no matrix.
   */
  public MatrixLayout ellipses(int row, int column) {
    return with(
        copy -> {
          copy.ellipsesRow = row;
          copy.ellipsesColumn = column;
        });
  }

  /** The same scaled to a height, brackets included. */
  public MatrixLayout height(double total) {
    return with(copy -> copy.height = total);
  }
}

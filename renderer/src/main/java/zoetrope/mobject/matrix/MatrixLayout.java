package zoetrope.mobject.matrix;

import java.util.function.Consumer;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;

/**
 * The layout of a matrix. Start from {@link #DEFAULT} and change properties:
 *
 * <pre>{@code
 * decimalMatrix(weights, 1, MatrixLayout.DEFAULT.ellipses(-2, -2).bracketBuff(0.1, 0.25));
 * }</pre>
 */
public final class MatrixLayout implements Cloneable {
  /** The number to pass instead of a row or column, so that none is shown as dots. */
  public static final int NO_ELLIPSES = Integer.MAX_VALUE;

  /**
   * The layout of manimgl's matrices: gaps of 0.5, entries aligned by their lower edges, no dots.
   */
  public static final MatrixLayout DEFAULT = new MatrixLayout();

  /**
   * The layout of Manim Community's matrices. Rows are 0.8 and columns 1.3 units apart, and entries
   * are aligned by their lower right corners. Brackets extend 0.25 units beyond the entries on all
   * sides.
   */
  public static final MatrixLayout COMMUNITY =
      DEFAULT.pitch(0.8, 1.3).bracketBuff(0.25, 0.5).stretchBrackets().align(new Vec(1, -1, 0));

  double vBuff = 0.5;
  double hBuff = 0.5;
  boolean fixedPitch = false;
  double bracketHBuff = 0.2;
  double bracketVBuff = 0.25;
  boolean stretchedBrackets = false;
  Vec alignment = new Vec(0, -1, 0);
  int ellipsesRow = NO_ELLIPSES;
  int ellipsesColumn = NO_ELLIPSES;
  double height = 0;

  private MatrixLayout() {}

  private MatrixLayout with(Consumer<MatrixLayout> change) {
    try {
      MatrixLayout copy = (MatrixLayout) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the default layout of matrices in the current theme. */
  public static MatrixLayout ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  /**
   * Returns this layout with gaps between rows and columns, in scene units, that are added to the
   * size of the largest entry.
   */
  public MatrixLayout buff(double vertical, double horizontal) {
    return with(
        copy -> {
          copy.vBuff = vertical;
          copy.hBuff = horizontal;
          copy.fixedPitch = false;
        });
  }

  /**
   * Returns this layout with constant distances from row to row and from column to column, in scene
   * units.
   */
  public MatrixLayout pitch(double vertical, double horizontal) {
    return with(
        copy -> {
          copy.vBuff = vertical;
          copy.hBuff = horizontal;
          copy.fixedPitch = true;
        });
  }

  /**
   * Returns this layout with other brackets: {@code horizontal} is the gap between entries and
   * brackets, {@code vertical} is the height of the brackets minus the height of the entries. Both
   * are in scene units.
   */
  public MatrixLayout bracketBuff(double horizontal, double vertical) {
    return with(
        copy -> {
          copy.bracketHBuff = horizontal;
          copy.bracketVBuff = vertical;
        });
  }

  /** Returns this layout with brackets that are stretched to their height instead of scaled. */
  public MatrixLayout stretchBrackets() {
    return with(copy -> copy.stretchedBrackets = true);
  }

  /** Returns this layout with entries aligned by another point of their boxes. */
  public MatrixLayout align(Vec edge) {
    return with(copy -> copy.alignment = edge);
  }

  /**
   * Returns this layout with a row and a column shown as dots; -2 is the last but one. A number out
   * of range, such as {@link #NO_ELLIPSES}, shows no dots.
   */
  public MatrixLayout ellipses(int row, int column) {
    return with(
        copy -> {
          copy.ellipsesRow = row;
          copy.ellipsesColumn = column;
        });
  }

  /** Returns this layout with matrices scaled to a height in scene units, brackets included. */
  public MatrixLayout height(double total) {
    return with(copy -> copy.height = total);
  }
}

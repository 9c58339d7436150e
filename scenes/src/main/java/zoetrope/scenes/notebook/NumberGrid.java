package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.mobject.matrix.Matrix;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scenes.numbers.Figure;

/**
 * A matrix of numbers with cells that appear and disappear one by one. Some numbers may be minus
 * infinity.
 */
final class NumberGrid {
  /** The format of the cells. */
  record Look(int decimals, double fontSize, double rowPitch, double columnPitch) {
    static final Look SMALL_EXAMPLE = new Look(2, 44, 0.8, 1.15);
    static final Look DIGITS = new Look(0, 44, 0.8, 0.8);
    static final Look EIGHT_WORDS = new Look(3, 24, 0.46, 0.7);
    static final Look SCORES = new Look(2, 24, 0.46, 0.7);
    static final Look ONES = new Look(0, 44, 0.8, 1.15);
    static final Look ZEROS = new Look(0, 24, 0.46, 0.7);
  }

  private final Matrix<Mobject<?>> matrix;
  private final List<List<Mobject<?>>> cells = new ArrayList<>();
  private final Group<Shape> brackets;

  /** Creates a grid of {@code values} {@code [rows, columns]}; minus infinity is a red formula. */
  NumberGrid(RealMatrix values, Look look) {
    this(values, look, value -> cell(value, look));
  }

  private NumberGrid(RealMatrix values, Look look, DoubleFunction<Mobject<?>> cell) {
    for (double[] row : values.toRows()) {
      List<Mobject<?>> line = new ArrayList<>();
      for (double value : row) {
        line.add(cell.apply(value));
      }
      cells.add(line);
    }
    matrix =
        matrix(
            cells,
            matrixLayout()
                .pitch(look.rowPitch, look.columnPitch)
                .align(ORIGIN)
                .bracketBuff(0.15, 0.2));
    brackets = matrix.brackets();
  }

  /** Creates a grid of {@code shares}, each 0 or 1/n, as fractions. */
  static NumberGrid ofFractions(RealMatrix shares, Look look) {
    return new NumberGrid(shares, look, share -> tex(fraction(share)).fontSize(look.fontSize));
  }

  /** Returns {@code share}, which is 0 or 1/n, as a formula. */
  static String fraction(double share) {
    long parts = share == 0 ? 1 : Math.round(1 / share);
    return share == 0 ? "0" : parts == 1 ? "1" : "1/" + parts;
  }

  private static Mobject<?> cell(double value, Look look) {
    if (value == Double.NEGATIVE_INFINITY) {
      return tex("-\\infty").fontSize(look.fontSize).setColor(RED);
    }
    return decimalNumber(value, look.decimals).fontSize(look.fontSize).edgeToFix(ORIGIN);
  }

  /**
   * Returns the whole matrix, to place it or to place objects next to it. Do not use it after a
   * cell has left the stage.
   */
  Matrix<Mobject<?>> whole() {
    return matrix;
  }

  Group<Shape> brackets() {
    return brackets;
  }

  int rows() {
    return cells.size();
  }

  int columns() {
    return cells.get(0).size();
  }

  Mobject<?> cell(int i, int j) {
    return cells.get(i).get(j);
  }

  /** Returns the number in row {@code i} and column {@code j}, which must be finite. */
  DecimalNumber number(int i, int j) {
    return (DecimalNumber) cell(i, j);
  }

  Group<Mobject<?>> row(int i) {
    return group(cells.get(i));
  }

  /** Returns the shown numbers of row {@code i}. */
  List<Figure> figures(int i) {
    return cells.get(i).stream().map(Figure::ofEither).toList();
  }

  /** Returns the cells of row {@code i} on and below the diagonal. */
  Group<Mobject<?>> toDiagonal(int i) {
    return group(cells.get(i).subList(0, i + 1));
  }

  /** Returns the cells above the diagonal, row by row. */
  Group<Mobject<?>> aboveDiagonal() {
    return group(
        IntStream.range(0, rows())
            .boxed()
            .flatMap(i -> cells.get(i).subList(i + 1, columns()).stream()));
  }

  Group<Group<Mobject<?>>> allRows() {
    return group(IntStream.range(0, rows()).mapToObj(this::row));
  }

  /** Dims the cells above the diagonal. */
  NumberGrid dimAboveDiagonal() {
    aboveDiagonal().setFill(GREY_C, 0.6);
    return this;
  }
}

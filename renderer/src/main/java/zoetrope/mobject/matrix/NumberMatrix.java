package zoetrope.mobject.matrix;

import java.util.function.DoubleFunction;
import zoetrope.mobject.text.AbstractNumber;

/**
 * A matrix of numbers that can change: the base of {@link DecimalMatrix} and {@link IntegerMatrix},
 * and of authors' matrices.
 *
 * @param <N> the type of the numbers
 */
public abstract class NumberMatrix<N extends AbstractNumber<N>, S extends NumberMatrix<N, S>>
    extends AbstractMatrix<N, S> {

  /** Creates a matrix of the numbers that {@code make} returns for {@code values}. */
  protected NumberMatrix(double[][] values, DoubleFunction<N> make, MatrixLayout layout) {
    super(EntryRows.mapped(values, make::apply), layout);
  }

  /**
   * Draws the entries with the characters of formulas, as Manim Community does. The minus is then
   * as long as in a {@link TexMatrix}, and digits are smaller by a sixtieth.
   */
  public S asFormulas() {
    entries().forEach(n -> n.asFormula());
    return self();
  }

  /** Returns the value in row {@code i} and column {@code j}, even if the cell is shown as dots. */
  public double value(int i, int j) {
    return get(i, j).value();
  }

  /** Returns a copy of all values, {@code [rows][columns]}. */
  public double[][] values() {
    double[][] values = new double[rowCount()][columnCount()];
    for (int i = 0; i < values.length; i++) {
      for (int j = 0; j < values[i].length; j++) {
        values[i][j] = value(i, j);
      }
    }
    return values;
  }
}

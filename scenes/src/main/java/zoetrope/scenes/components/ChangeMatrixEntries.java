package zoetrope.scenes.components;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.mobject.matrix.NumberMatrix;
import zoetrope.mobject.text.DecimalNumber;

/** An animation that changes all numbers of a matrix and their colours to new values. */
public final class ChangeMatrixEntries extends Animation<ChangeMatrixEntries> {
  private final ColoredNumbers matrix;
  private final List<DecimalNumber> numbers = new ArrayList<>();
  private final double[] targets;
  private final double[] starts;

  private <M extends NumberMatrix<DecimalNumber, M> & ColoredNumbers> ChangeMatrixEntries(
      M matrix, ToDoubleBiFunction<Integer, Integer> target) {
    super(matrix);
    this.matrix = matrix;
    List<Double> ends = new ArrayList<>();
    for (int i = 0; i < matrix.rowCount(); i++) {
      for (int j = 0; j < matrix.columnCount(); j++) {
        if (!matrix.isEllipsis(i, j)) {
          numbers.add(matrix.get(i, j));
          ends.add(target.applyAsDouble(i, j));
        }
      }
    }
    targets = ends.stream().mapToDouble(Double::doubleValue).toArray();
    starts = new double[targets.length];
  }

  /**
   * Returns an animation that changes the entries to {@code values}, {@code [rows][columns]}.
   * Entries behind dots do not change.
   *
   * @throws IllegalArgumentException if the number of values differs from the number of entries
   */
  public static <M extends NumberMatrix<DecimalNumber, M> & ColoredNumbers> ChangeMatrixEntries to(
      M matrix, double[][] values) {
    boolean fits = values.length == matrix.rowCount();
    for (double[] row : values) {
      fits &= row.length == matrix.columnCount();
    }
    if (!fits) {
      throw new IllegalArgumentException(
          "the new values of a matrix must have its shape, "
              + matrix.rowCount()
              + " rows of "
              + matrix.columnCount()
              + " numbers");
    }
    return new ChangeMatrixEntries(matrix, (i, j) -> values[i][j]);
  }

  /** Returns an animation that changes the entries of {@code vector} to {@code values}. */
  public static ChangeMatrixEntries to(NumericEmbedding vector, double... values) {
    double[][] column = new double[values.length][];
    for (int i = 0; i < values.length; i++) {
      column[i] = new double[] {values[i]};
    }
    return to(vector, column);
  }

  /**
   * Returns an animation that changes the entries to values uniform in [-9.9, 9.9], which are drawn
   * from {@code random} in this call.
   */
  public static <M extends NumberMatrix<DecimalNumber, M> & ColoredNumbers>
      ChangeMatrixEntries randomly(M matrix, Random random) {
    return new ChangeMatrixEntries(
        matrix, (i, j) -> (2 * random.nextDouble() - 1) * WeightMatrix.RANGE);
  }

  @Override
  protected void start(Host host) {
    for (int i = 0; i < starts.length; i++) {
      starts[i] = numbers.get(i).value();
    }
  }

  @Override
  protected void show(double alpha) {
    for (int i = 0; i < starts.length; i++) {
      double p = progress(alpha, i, starts.length);
      numbers.get(i).setValue((1 - p) * starts[i] + p * targets[i]);
    }
    matrix.resetEntryColors();
  }
}

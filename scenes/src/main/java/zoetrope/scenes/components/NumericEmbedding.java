package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.matrix.NumberMatrix;
import zoetrope.mobject.text.DecimalNumber;

/**
 * An embedding as a column of numbers with one decimal place and signs, grey to white by size. The
 * second-to-last entry is shown as dots.
 */
public final class NumericEmbedding extends NumberMatrix<DecimalNumber, NumericEmbedding>
    implements ColoredNumbers {
  private static final MatrixLayout LAYOUT =
      matrixLayout().bracketBuff(0.1, 0.25).ellipses(-2, MatrixLayout.NO_ELLIPSES);

  private ValueColors colors = ValueColors.EMBEDDING;

  /** Creates a column of these values. */
  public NumericEmbedding(double[] values) {
    super(column(values), ColoredNumbers::entry, LAYOUT);
    resetEntryColors();
  }

  /** Creates a column of {@code length} values uniform in [-9.9, 9.9]. */
  public NumericEmbedding(int length, Random random) {
    super(
        ColoredNumbers.uniform(length, 1, WeightMatrix.RANGE, random),
        ColoredNumbers::entry,
        LAYOUT);
    resetEntryColors();
  }

  private static double[][] column(double[] values) {
    double[][] rows = new double[values.length][];
    for (int i = 0; i < values.length; i++) {
      rows[i] = new double[] {values[i]};
    }
    return rows;
  }

  @Override
  public Iterable<DecimalNumber> numbers() {
    return entries();
  }

  @Override
  public ValueColors colors() {
    return colors;
  }

  /** Sets the smallest absolute value of white numbers; the default is 9.9. */
  public NumericEmbedding fullFrom(double value) {
    colors = ValueColors.EMBEDDING.fullFrom(value);
    resetEntryColors();
    return this;
  }

  /** Colours every number by its present value; zeros are shown without a sign. */
  @Override
  public void resetEntryColors() {
    ColoredNumbers.super.resetEntryColors();
    for (DecimalNumber number : numbers()) {
      number.first().setOpacity(ColoredNumbers.isZero(number.value()) ? 0 : 1);
    }
  }
}

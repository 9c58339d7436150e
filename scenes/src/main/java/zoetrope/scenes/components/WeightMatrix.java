package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.matrix.NumberMatrix;
import zoetrope.mobject.text.DecimalNumber;

/**
 * A matrix of weights with one decimal place and signs, coloured by value. The second-to-last row
 * and column are shown as dots.
 */
public final class WeightMatrix extends NumberMatrix<DecimalNumber, WeightMatrix>
    implements ColoredNumbers {
  /** The range of entries, [-RANGE, RANGE]. */
  public static final double RANGE = 9.9;

  private static final MatrixLayout LAYOUT = matrixLayout().bracketBuff(0.1, 0.25).ellipses(-2, -2);

  private ValueColors colors = ValueColors.WEIGHTS;

  /** Creates a matrix of these values, {@code [rows][columns]}. */
  public WeightMatrix(double[][] values) {
    super(values, ColoredNumbers::entry, LAYOUT);
    resetEntryColors();
  }

  /** Creates a matrix of values uniform in [-9.9, 9.9]. */
  public WeightMatrix(int rows, int columns, Random random) {
    this(ColoredNumbers.uniform(rows, columns, RANGE, random));
  }

  @Override
  public Iterable<DecimalNumber> numbers() {
    return entries();
  }

  @Override
  public ValueColors colors() {
    return colors;
  }

  /**
   * Sets the absolute value of the full colour; the default is 9.9. Set a smaller value if few
   * weights are large, as in a normal distribution.
   */
  public WeightMatrix fullFrom(double value) {
    colors = ValueColors.WEIGHTS.fullFrom(value);
    resetEntryColors();
    return this;
  }

  /** Colours every number by its present value; zeros are shown without a sign. */
  @Override
  public void resetEntryColors() {
    ColoredNumbers.super.resetEntryColors();
    for (DecimalNumber number : numbers()) {
      if (ColoredNumbers.isZero(number.value())) {
        number.first().setOpacity(0);
      }
    }
  }
}

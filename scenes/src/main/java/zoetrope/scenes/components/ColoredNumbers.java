package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.mobject.text.DecimalNumber;

/** A matrix with numbers coloured by their values. */
public interface ColoredNumbers {
  /** Returns the visible numbers, without those behind dots. */
  Iterable<DecimalNumber> numbers();

  /** Returns the colours of values. */
  ValueColors colors();

  /** Colours every number by its present value. */
  default void resetEntryColors() {
    for (DecimalNumber number : numbers()) {
      number.setColor(colors().of(number.value()));
    }
  }

  /** Whether a number is shown as 0.0, which has no sign. */
  static boolean isZero(double value) {
    return Math.abs(value) < 0.05;
  }

  /** Returns a value as it is shown, rounded to one decimal place. */
  static double shown(double value) {
    return Math.rint(value * 10) / 10;
  }

  /** Returns a number as such a matrix shows it: with one decimal place and its sign. */
  static DecimalNumber entry(double value) {
    return decimalNumber(value, 1).includeSign();
  }

  /** Returns values uniform in [-range, range], row by row. */
  static double[][] uniform(int rows, int columns, double range, Random random) {
    double[][] values = new double[rows][columns];
    for (double[] row : values) {
      for (int j = 0; j < columns; j++) {
        row[j] = (2 * random.nextDouble() - 1) * range;
      }
    }
    return values;
  }
}

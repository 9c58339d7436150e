package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.Random;
import zoetrope.mobject.text.DecimalNumber;

/** A matrix whose numbers are coloured by their values. */
public interface ColoredNumbers {
  /** The numbers that are shown; those behind dots are not among them. */
  Iterable<DecimalNumber> numbers();

  /** The colours by value. */
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

  /** A value as it is shown, with one decimal place. */
  static double shown(double value) {
    return Math.rint(value * 10) / 10;
  }

  /** A number as such matrices show it: one decimal place, with its sign. */
  static DecimalNumber entry(double value) {
    return decimalNumber(value, 1).includeSign();
  }

  /** Values uniform in [-range, range], row by row. */
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

package zoetrope.internal.geometry;

import java.util.Arrays;

/** A growing array of doubles. */
final class DoubleList {
  private double[] values = new double[16];
  private int count;

  void add(double value) {
    if (count == values.length) {
      values = Arrays.copyOf(values, 2 * count);
    }
    values[count++] = value;
  }

  double[] toArray() {
    return Arrays.copyOf(values, count);
  }
}

package zoetrope.mobject.charts;

import java.util.Arrays;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.text.DecimalNumber;

/**
 * The written values of a chart. Each number has the decimal places and the power of ten that its
 * value needs, and keeps them while it counts. A gap has an invisible number.
 */
final class CountedNumbers extends TypedGroup<DecimalNumber, CountedNumbers> {
  private static final int DIGITS = 3;
  private static final double MIN_SIZE = 14;
  private static final double MAX_PLAIN = 1e6;
  private static final double MAX_WHOLE = 1e10;
  private static final double MIN_PLAIN = 1e-3;

  private int[] exponents;

  CountedNumbers(int count) {
    exponents = new int[count];
    for (int i = 0; i < count; i++) {
      add(new DecimalNumber(0, 0).fontSize(Chart.FONT_SIZE));
    }
  }

  /**
   * Chooses decimal places and powers of ten, and shows the values.
   *
   * @param size the font size
   * @param room the largest width of a number, in scene units; numbers shrink to it, or are
   *     invisible if they would become too small
   */
  void format(double[] values, double size, double room) {
    for (int i = 0; i < values.length; i++) {
      double reach = Math.abs(values[i]);
      boolean isPlain =
          reach == 0 || reach >= MIN_PLAIN && reach < MAX_PLAIN || Double.isNaN(reach);
      exponents[i] = isPlain ? 0 : power(reach);
      String power = exponents[i] == 0 ? "" : "\\times 10^{" + exponents[i] + "}";
      get(i).decimals(places(values[i] / unit(i))).unit(power);
    }
    count(values);
    forEach(number -> number.fontSize(size));
    double widest = stream().mapToDouble(DecimalNumber::width).max().orElse(0);
    double factor = Math.min(1, room / widest);
    boolean fits = factor * Chart.FONT_SIZE >= MIN_SIZE;
    for (int i = 0; i < values.length; i++) {
      get(i).scale(fits ? factor : 1).setOpacity(fits && !Double.isNaN(values[i]) ? 1 : 0);
    }
  }

  /** Chooses the same decimal places and power of ten for all numbers, for any of these values. */
  void formatAll(double[] values) {
    double[] known = Arrays.stream(values).filter(Double::isFinite).toArray();
    double reach = Arrays.stream(known).map(Math::abs).max().orElse(0);
    int exponent = reach == 0 || reach >= MIN_PLAIN && reach < MAX_WHOLE ? 0 : power(reach);
    int before = reach == 0 ? 1 : power(reach) - exponent + 1;
    double[] multiples = Arrays.stream(known).map(x -> x / StrictMath.pow(10, exponent)).toArray();
    int places =
        Math.min(LabelNumbers.places(multiples), Math.max(0, DIGITS - Math.max(before, 0)));
    Arrays.fill(exponents, exponent);
    forEach(
        number ->
            number.decimals(places).unit(exponent == 0 ? "" : "\\times 10^{" + exponent + "}"));
  }

  private static int power(double size) {
    return (int) Math.floor(StrictMath.log10(size) + 1e-9);
  }

  private double unit(int i) {
    return StrictMath.pow(10, exponents[i]);
  }

  private static int places(double value) {
    if (Double.isNaN(value) || value == 0) {
      return 0;
    }
    int before = power(Math.abs(value)) + 1;
    return Math.min(LabelNumbers.places(value), Math.max(0, DIGITS - Math.max(before, 0)));
  }

  /** Shows values; gaps keep their former numbers. */
  void count(double[] values) {
    for (int i = 0; i < values.length; i++) {
      double shown = values[i] / unit(i);
      if (Double.isFinite(shown)) {
        get(i).setValue(shown);
      }
    }
  }
}

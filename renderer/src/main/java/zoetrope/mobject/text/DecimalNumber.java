package zoetrope.mobject.text;

/**
 * A number with decimal places, two by default. It is in CMU Serif at font size 48, white, and
 * centred at the origin. A number in the middle between two is rounded to the even one, as in
 * Manim: 1.125 shows 1.12, and 1.375 shows 1.38.
 *
 * <pre>{@code
 * var number = decimalNumber(3.14159).decimals(3).nextTo(label, RIGHT);
 * number.addUpdater(n -> n.setValue(dot.x()));
 * }</pre>
 */
public final class DecimalNumber extends AbstractNumber<DecimalNumber> {

  /** Creates the number 0.00. */
  public DecimalNumber() {
    this(0);
  }

  /**
   * Creates a number with two decimal places. Halves are rounded to even: 1.125 shows 1.12.
   *
   * @throws IllegalArgumentException for NaN and infinite values
   */
  public DecimalNumber(double value) {
    this(value, 2);
  }

  /**
   * Creates a number with {@code decimals} places, from 0 to 1000. Halves are rounded to even:
   * 1.125 shows 1.12.
   */
  public DecimalNumber(double value, int decimals) {
    super(value, decimals);
  }

  /** Sets the number of decimal places, from 0 to 1000. */
  @Override
  public DecimalNumber decimals(int places) {
    return super.decimals(places);
  }
}

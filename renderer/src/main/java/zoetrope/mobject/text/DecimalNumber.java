package zoetrope.mobject.text;

/**
 * A number with decimal places, two by default. It is in CMU Serif at font size 48, white, and
 * centred at the origin.
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
   * Creates a number with two decimal places.
   *
   * @throws IllegalArgumentException for NaN and infinite values
   */
  public DecimalNumber(double value) {
    this(value, 2);
  }

  /** Creates a number with {@code decimals} places, from 0 to 1000. */
  public DecimalNumber(double value, int decimals) {
    super(value, decimals);
  }

  /** Sets the number of decimal places, from 0 to 1000. */
  @Override
  public DecimalNumber decimals(int places) {
    return super.decimals(places);
  }
}

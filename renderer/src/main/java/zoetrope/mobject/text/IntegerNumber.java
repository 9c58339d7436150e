package zoetrope.mobject.text;

/**
 * A whole number, thousands grouped with commas: what Manim calls {@code Integer}. In CMU Serif at
 * font size 48, white, centred at the origin.
 *
 * <pre>{@code
 * var count = integerNumber(12_288).setColor(YELLOW).nextTo(brace, LEFT);
 * play(countInFrom(count, 0));
 * }</pre>
 */
public final class IntegerNumber extends AbstractNumber<IntegerNumber> {

  /** The number 0. */
  public IntegerNumber() {
    this(0);
  }

  /** A whole number. */
  public IntegerNumber(long value) {
    super(value, 0);
  }

  /** The number that is shown: what was set, rounded, halves to even. */
  @Override
  public double value() {
    return Math.rint(super.value());
  }
}

package zoetrope.mobject.text;

/**
 * A whole number with commas between thousands, like Manim's {@code Integer}. It is in CMU Serif at
 * font size 48, white, and centred at the origin. For a year, leave out the comma: {@code
 * integerNumber(2024).groupWithCommas(false)}.
 *
 * <pre>{@code
 * var count = integerNumber(12_288).setColor(YELLOW).nextTo(brace, LEFT);
 * play(countInFrom(count, 0));
 * }</pre>
 */
public final class IntegerNumber extends AbstractNumber<IntegerNumber> {

  /** Creates the number 0. */
  public IntegerNumber() {
    this(0);
  }

  /** Creates a whole number. */
  public IntegerNumber(long value) {
    super(value, 0);
  }

  /** Returns the displayed number: the value that was set, rounded, halves to even. */
  @Override
  public double value() {
    return Math.rint(super.value());
  }
}

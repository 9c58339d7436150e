package zoetrope.animation;

import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import zoetrope.color.Theme;
import zoetrope.mobject.text.AbstractNumber;

/**
 * An animation that changes the value of a number: {@code countInFrom}, {@code
 * changeDecimalToValue}, {@code changingDecimal}. The rate is linear by default, and smooth in the
 * theme {@link Theme#COMMUNITY}.
 */
public final class NumberChange extends Animation<NumberChange> {
  private final String name;
  private final AbstractNumber<?> number;
  private final DoubleFunction<DoubleUnaryOperator> course;
  private DoubleUnaryOperator values;

  /**
   * Creates an animation of a number.
   *
   * @param course returns, for the number's value at the beginning, the value as a function of
   *     progress
   */
  public NumberChange(
      String name, AbstractNumber<?> number, DoubleFunction<DoubleUnaryOperator> course) {
    super(number);
    this.name = name;
    this.number = number;
    this.course = course;
    rate(Theme.choose(RateFunctions.LINEAR, RateFunctions.SMOOTH));
  }

  /** Returns a linear interpolation that is exact at both ends. */
  public static DoubleUnaryOperator between(double from, double to) {
    return p -> p == 1 ? to : (1 - p) * from + p * to;
  }

  @Override
  public boolean setsPlace() {
    return true;
  }

  @Override
  protected void start(Host host) {
    values = course.apply(number.value());
  }

  @Override
  protected void show(double alpha) {
    number.setValue(values.applyAsDouble(progress(alpha, 0, 1)));
  }

  @Override
  public String describe() {
    return name + "(" + number.kind() + ")";
  }
}

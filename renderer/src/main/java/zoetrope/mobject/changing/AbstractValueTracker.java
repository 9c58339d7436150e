package zoetrope.mobject.changing;

import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.ValueLog;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * A mobject without points or style that holds a number: the base of {@link ValueTracker} and
 * {@link ExponentialValueTracker}.
 */
public abstract class AbstractValueTracker<S extends AbstractValueTracker<S>> extends Mobject<S> {
  private double value;

  AbstractValueTracker(double value) {
    this.value = checked(value);
  }

  /** Returns the present number. */
  public final double value() {
    return value;
  }

  /**
   * Sets the number.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public S setValue(double newValue) {
    if (checked(newValue) != value) {
      ValueLog.changed(this);
    }
    value = newValue;
    return self();
  }

  private double checked(double newValue) {
    if (!Double.isFinite(newValue)) {
      throw new IllegalArgumentException(
          Preconditions.a(kind()) + " cannot hold " + newValue + ": look for a division by zero");
    }
    return newValue;
  }

  /** Adds {@code difference} to the number. */
  public S incrementValue(double difference) {
    return setValue(value + difference);
  }

  abstract double between(double from, double to, double alpha);

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    value = valueOf(other);
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    double from = valueOf(start);
    double to = valueOf(end);
    return super.tweenSelf(start, end, motion)
        .and(alpha -> value = alpha == 0 ? from : alpha == 1 ? to : between(from, to, alpha));
  }

  private double valueOf(Mobject<?> m) {
    return m instanceof AbstractValueTracker<?> tracker ? tracker.value : value;
  }
}

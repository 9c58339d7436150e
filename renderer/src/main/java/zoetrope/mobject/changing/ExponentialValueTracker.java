package zoetrope.mobject.changing;

import zoetrope.internal.mobject.Preconditions;

/**
 * A number above 0 that changes by equal factors in equal times when it is animated: from 1 to 100
 * it passes 10 half way.
 */
public final class ExponentialValueTracker extends AbstractValueTracker<ExponentialValueTracker> {

  /** Holds 1. */
  public ExponentialValueTracker() {
    this(1);
  }

  /** Holds a number above 0. */
  public ExponentialValueTracker(double value) {
    super(value);
  }

  /**
   * Sets the number.
   *
   * @throws IllegalArgumentException unless it is finite and above 0
   */
  @Override
  public ExponentialValueTracker setValue(double value) {
    return super.setValue(
        Preconditions.requireAbove("the value of an exponential tracker", value, 0));
  }

  @Override
  double between(double from, double to, double alpha) {
    return from * StrictMath.pow(to / from, alpha);
  }
}

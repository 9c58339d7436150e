package zoetrope.mobject.changing;

import zoetrope.internal.diagnostics.Preconditions;

/**
 * A number above 0 that changes by equal factors in equal times: halfway from 1 to 100 it is 10.
 */
public final class ExponentialValueTracker extends AbstractValueTracker<ExponentialValueTracker> {

  /** Creates a tracker that holds 1. */
  public ExponentialValueTracker() {
    this(1);
  }

  /** Creates a tracker that holds a number above 0. */
  public ExponentialValueTracker(double value) {
    super(Preconditions.requireAbove("the value of an exponential tracker", value, 0));
  }

  /**
   * Sets the number.
   *
   * @throws IllegalArgumentException if it is not finite or not above 0
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

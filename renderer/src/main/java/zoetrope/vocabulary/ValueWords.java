package zoetrope.vocabulary;

import zoetrope.geometry.Complex;
import zoetrope.mobject.values.ComplexValueTracker;
import zoetrope.mobject.values.ExponentialValueTracker;
import zoetrope.mobject.values.ValueTracker;
import zoetrope.mobject.values.Variable;

/** Makes values that are animated. */
public abstract class ValueWords extends ChartWords {
  /** Not to be made. */
  protected ValueWords() {}

  /** Holds 0. */
  public static ComplexValueTracker complexValueTracker() {
    return new ComplexValueTracker();
  }

  /** Holds a number. */
  public static ComplexValueTracker complexValueTracker(Complex value) {
    return new ComplexValueTracker(value);
  }

  /** Holds 1. */
  public static ExponentialValueTracker exponentialValueTracker() {
    return new ExponentialValueTracker();
  }

  /** Holds a number above 0. */
  public static ExponentialValueTracker exponentialValueTracker(double value) {
    return new ExponentialValueTracker(value);
  }

  /** Holds 0. */
  public static ValueTracker valueTracker() {
    return new ValueTracker();
  }

  /** Holds a number. */
  public static ValueTracker valueTracker(double value) {
    return new ValueTracker(value);
  }

  /** With two decimal places. */
  public static Variable variable(String tex, double value) {
    return new Variable(tex, value);
  }

  /** With so many decimal places. */
  public static Variable variable(String tex, double value, int decimals) {
    return new Variable(tex, value, decimals);
  }
}

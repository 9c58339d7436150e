package zoetrope.mobject.changing;

import zoetrope.geometry.Complex;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * A complex number that can be animated. It moves straight through the plane, or on the arc of the
 * animation.
 *
 * <pre>{@code
 * var z = complexValueTracker(Complex.ONE);
 * dot.addUpdater(d -> d.moveTo(plane.n2p(z.value())));
 * play(animate(z, t -> t.setValue(Complex.I)));
 * }</pre>
 */
public final class ComplexValueTracker extends Mobject<ComplexValueTracker> {
  private Complex value;

  /** Creates a tracker that holds 0. */
  public ComplexValueTracker() {
    this(Complex.ZERO);
  }

  /** Creates a tracker that holds a number. */
  public ComplexValueTracker(Complex value) {
    setValue(value);
  }

  /** Returns the present number. */
  public Complex value() {
    return value;
  }

  /**
   * Sets the number.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public ComplexValueTracker setValue(Complex newValue) {
    if (!Double.isFinite(newValue.re()) || !Double.isFinite(newValue.im())) {
      throw new IllegalArgumentException(
          "a tracker cannot hold " + newValue + ": look for a division by zero");
    }
    value = newValue;
    return this;
  }

  /** Adds {@code difference} to the number. */
  public ComplexValueTracker incrementValue(Complex difference) {
    return setValue(value.plus(difference));
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    value = valueOf(other);
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Complex from = valueOf(start);
    Complex to = valueOf(end);
    Vec a = Vec.of(from.re(), from.im());
    Vec b = Vec.of(to.re(), to.im());
    return super.tweenSelf(start, end, motion)
        .and(
            alpha -> {
              Vec p = motion.between(a, b, alpha);
              value = alpha == 0 ? from : alpha == 1 ? to : Complex.of(p.x(), p.y());
            });
  }

  private Complex valueOf(Mobject<?> m) {
    return m instanceof ComplexValueTracker tracker ? tracker.value : value;
  }
}

package zoetrope.mobject.changing;

import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * A point or vector that can be animated. It moves straight, or on the arc of the animation.
 *
 * <pre>{@code
 * var focus = vectorValueTracker(at(1, 0));
 * arrow.addUpdater(a -> a.putStartAndEndOn(ORIGIN, focus.value()));
 * play(animate(focus, f -> f.setValue(at(0, 2))).pathArc(PI / 2));
 * }</pre>
 */
public final class VectorValueTracker extends Mobject<VectorValueTracker> {
  private Vec value;

  /** Creates a tracker that holds the origin. */
  public VectorValueTracker() {
    this(Vec.ZERO);
  }

  /** Creates a tracker that holds a vector. */
  public VectorValueTracker(Vec value) {
    setValue(value);
  }

  /** Returns the present vector. */
  public Vec value() {
    return value;
  }

  /**
   * Sets the vector.
   *
   * @throws IllegalArgumentException if it is not finite
   */
  public VectorValueTracker setValue(Vec newValue) {
    Preconditions.require(
        newValue.isFinite(), "a tracker cannot hold %s: look for a division by zero", newValue);
    value = newValue;
    return this;
  }

  /** Adds {@code difference} to the vector. */
  public VectorValueTracker incrementValue(Vec difference) {
    return setValue(value.plus(difference));
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    value = valueOf(other);
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Vec from = valueOf(start);
    Vec to = valueOf(end);
    return super.tweenSelf(start, end, motion)
        .and(
            alpha -> value = alpha == 0 ? from : alpha == 1 ? to : motion.between(from, to, alpha));
  }

  private Vec valueOf(Mobject<?> m) {
    return m instanceof VectorValueTracker tracker ? tracker.value : value;
  }
}

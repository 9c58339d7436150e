package zoetrope.animation;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Families;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * An object takes the shape, place and style of another. The base of all animations that know their
 * end state.
 *
 * @param <A> the concrete class itself
 */
public abstract class Transform<A extends Transform<A>> extends Animation<A> {
  private MotionPath motion = MotionPath.STRAIGHT;
  private List<Tween> tweens;

  /** A transform of {@code mobject}. */
  protected Transform(Mobject<?> mobject) {
    super(mobject);
  }

  /**
   * Lets points travel on circular arcs of {@code angle} radians, counter-clockwise if positive.
   */
  public A pathArc(double angle) {
    motion = MotionPath.arc(angle);
    return self();
  }

  /** Lets points travel on circular arcs about {@code axis}. */
  public A pathArc(double angle, Vec axis) {
    motion = new MotionPath(angle, axis);
    return self();
  }

  /** The state the object starts from; its present one unless overridden. A copy. */
  protected Mobject<?> startState() {
    return (Mobject<?>) mobject().copy();
  }

  /** The state the object ends in. A copy that may be filled up. */
  protected abstract Mobject<?> endState();

  @Override
  protected void start(Host host) {
    Mobject<?> end = endState();
    Families.align(mobject(), end);
    Mobject<?> start = startState();
    tweens = Families.tweens(mobject(), start, end, motion);
  }

  @Override
  protected void show(double alpha) {
    forEachMember(tweens, alpha, Tween::at);
  }
}

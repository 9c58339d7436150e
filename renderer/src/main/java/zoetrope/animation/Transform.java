package zoetrope.animation;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
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
    motion = motion.withArc(angle);
    return self();
  }

  /** Lets points travel on circular arcs about {@code axis}. */
  public A pathArc(double angle, Vec axis) {
    motion = motion.withArc(angle, axis);
    return self();
  }

  /**
   * Lets all points turn about {@code center} by {@code angle} radians, counter-clockwise if
   * positive, while their distances from it become those of the end: on spirals, or on circles
   * where both are the same.
   */
  public A pathArcAbout(Vec center, double angle) {
    motion = motion.withTurn(angle, center);
    return self();
  }

  /**
   * Pairs the curves of two paths in the order they are drawn in, from where each path starts, as
   * Manim Community does: a square turns by an eighth on its way to a circle. Unless this is said,
   * curves are paired by place, so that outlines keep their sides.
   */
  public A inDrawingOrder() {
    motion = motion.pairedInDrawingOrder();
    return self();
  }

  @Override
  public final boolean setsPlace() {
    return true;
  }

  @Override
  public final boolean setsAll() {
    return true;
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
    MobjectTrees.align(mobject(), end);
    Mobject<?> start = startState();
    tweens = MobjectTrees.tweens(mobject(), start, end, motion);
  }

  @Override
  protected void show(double alpha) {
    forEachMember(tweens, alpha, Tween::at);
  }
}

package zoetrope.animation.transform;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * The base class of animations with an end state. They transform the shape, position and style of a
 * mobject.
 */
public abstract class Transform<A extends Transform<A>> extends Animation<A> {
  private MotionPath motion =
      Theme.choose(MotionPath.STRAIGHT, MotionPath.STRAIGHT.pairedInDrawingOrder());
  private List<Tween> tweens;

  protected Transform(Mobject<?> mobject) {
    super(mobject);
  }

  /** Moves points on circular arcs of {@code angle} radians, counter-clockwise if positive. */
  public A pathArc(double angle) {
    motion = motion.withArc(angle);
    return self();
  }

  /** Moves points on circular arcs of {@code angle} radians about {@code axis}. */
  public A pathArc(double angle, Vec axis) {
    motion = motion.withArc(angle, axis);
    return self();
  }

  /**
   * Rotates all points about {@code center} by {@code angle} radians, counter-clockwise if
   * positive. Their distances from the centre change to those of the end state, so that they move
   * on spirals, or on circles if the distances are equal.
   */
  public A pathArcAbout(Vec center, double angle) {
    motion = motion.withTurn(angle, center);
    return self();
  }

  /**
   * Pairs the curves of two paths in drawing order, from the start of each path, as Manim CE does.
   * For example, a square rotates by an eighth of a turn on its way to a circle. By default, curves
   * are paired by position, except in the theme {@link Theme#COMMUNITY}.
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

  /**
   * Returns the start state; by default the mobject itself, whose state is read when the animation
   * begins.
   */
  protected Mobject<?> startState() {
    return mobject();
  }

  /** Returns a copy of the end state. Submobjects may be added to it for alignment. */
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

package zoetrope.animation.movement;

import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;

/**
 * An animation of a mobject that grows from its centre while it rotates into its place, by a
 * quarter of a turn.
 */
public final class SpinInFromNothing extends Animation<SpinInFromNothing> {
  private double angle = Math.PI / 2;
  private Color pointColor;
  private Vec center;
  private Tween colors;

  SpinInFromNothing(Mobject<?> mobject) {
    super(mobject);
  }

  /**
   * Sets the angle of the rotation in radians, counter-clockwise; a quarter of a turn by default.
   */
  public SpinInFromNothing angle(double radians) {
    angle = Degrees.check(radians);
    return this;
  }

  /** Sets the initial colour; by default the mobject's own. */
  public SpinInFromNothing pointColor(Color color) {
    pointColor = color;
    return this;
  }

  @Override
  protected boolean introduces() {
    return true;
  }

  @Override
  protected void start(Host host) {
    center = mobject().center();
    Mobject<?> end = (Mobject<?>) mobject().copy();
    Mobject<?> colored = (Mobject<?>) mobject().copy();
    if (pointColor != null) {
      colored.setColor(pointColor);
    }
    colors = MobjectTrees.tween(mobject(), colored, end, MotionPath.STRAIGHT);
  }

  @Override
  protected void show(double alpha) {
    double p = progress(alpha, 0, 1);
    colors.at(p);
    if (p != 1) {
      Affine grown = Affine.scaling(p).then(Affine.rotation((p - 1) * angle, new Vec(0, 0, 1)));
      mobject().transform(grown.about(center));
    }
  }
}

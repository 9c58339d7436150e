package zoetrope.animation;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Families;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;

/**
 * A true rotation: {@code rotate} (half a turn, smooth, 1 s) and {@code rotating} (a full turn,
 * linear, 5 s). About the object's centre unless a point is named.
 */
public final class Rotation extends Animation<Rotation> {
  private final double angle;
  private final boolean steady;
  private Vec axis = new Vec(0, 0, 1);
  private Vec point;
  private Vec center;
  private Mobject<?> before;

  Rotation(Mobject<?> mobject, double angle, boolean steady) {
    super(mobject);
    this.angle = angle;
    this.steady = steady;
    if (steady) {
      rate(RateFunctions.LINEAR);
    }
  }

  /** The axis to turn about (right-hand rule); out of the picture by default. */
  public Rotation axis(Vec direction) {
    axis = direction;
    return this;
  }

  /** The point to turn about. */
  public Rotation about(Vec aboutPoint) {
    point = aboutPoint;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return steady ? 5 : 1;
  }

  @Override
  protected void start(Host host) {
    before = (Mobject<?>) mobject().copy();
    center = point != null ? point : before.center();
  }

  @Override
  protected void show(double alpha) {
    Mobject<?> turned = (Mobject<?>) before.copy();
    turned.rotate(progress(alpha, 0, 1) * angle, axis, center);
    List.copyOf(Families.tweens(mobject(), turned, turned, MotionPath.STRAIGHT))
        .forEach(t -> t.at(0));
  }
}

package zoetrope.animation.movement;

import zoetrope.animation.Host;
import zoetrope.animation.ProceduralAnimation;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * Rotates points on circles: {@code rotate} (half a turn, smooth, 1 s) and {@code rotating} (a full
 * turn, linear, 5 s). By default about the mobject's centre.
 */
public final class Rotation extends ProceduralAnimation<Rotation> {
  private final double angle;
  private final boolean steady;
  private Vec axis = new Vec(0, 0, 1);
  private Vec point;
  private Vec edge = Vec.ZERO;
  private Vec center;

  Rotation(Mobject<?> mobject, double angle, boolean steady) {
    super(mobject);
    this.angle = Degrees.check(angle);
    this.steady = steady;
    if (steady) {
      rate(RateFunctions.LINEAR);
    }
  }

  /**
   * The axis to turn about, a direction (right-hand rule); out of the picture by default.
   *
   * @throws IllegalArgumentException for a direction of length 0
   */
  public Rotation axis(Vec direction) {
    if (direction.length() == 0) {
      throw new IllegalArgumentException(
          "an axis to turn about is a direction, and (0, 0, 0) has none: to turn about a point,"
              + " say about(point)");
    }
    axis = direction;
    return this;
  }

  /** The point to turn about; the centre of the object by default. */
  public Rotation about(Vec aboutPoint) {
    point = aboutPoint;
    return this;
  }

  /** The edge or corner of the object to turn about, as a direction from its centre. */
  public Rotation aboutEdge(Vec direction) {
    edge = direction;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return steady ? 5 : 1;
  }

  @Override
  protected void start(Host host) {
    super.start(host);
    center = point != null ? point : before().corner(edge);
  }

  @Override
  protected void interpolateSubmobject(Mobject<?> member, Mobject<?> start, double progress) {
    MobjectTrees.transformAlone(member, Affine.rotation(progress * angle, axis).about(center));
  }
}

package zoetrope.animation.movement;

import zoetrope.animation.Host;
import zoetrope.animation.ProceduralAnimation;
import zoetrope.animation.RateFunctions;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * An animation that rotates points on circles: {@code rotate} (half a turn, smooth, 1 s) and {@code
 * rotating} (a full turn, linear, 5 s). The default centre is the centre of the mobject.
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
   * Sets the direction of the axis (right-hand rule); by default the axis points out of the screen.
   *
   * @throws IllegalArgumentException if the direction has length 0
   */
  public Rotation axis(Vec direction) {
    Preconditions.require(
        direction.length() != 0,
        "the axis of a rotation must not be (0, 0, 0): to rotate about a point, use about(point)");
    axis = direction;
    return this;
  }

  /** Sets the point to rotate about; the centre of the mobject by default. */
  public Rotation about(Vec aboutPoint) {
    point = aboutPoint;
    return this;
  }

  /** Sets the edge or corner of the mobject to rotate about, by its direction from the centre. */
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

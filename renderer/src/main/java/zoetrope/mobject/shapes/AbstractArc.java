package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/** A circular arc or a whole circle. */
public abstract class AbstractArc<S extends AbstractArc<S>> extends VMobject<S> {
  static final int CURVES = 8;

  /** Creates an arc with this path, which must be circular. */
  protected AbstractArc(Path path) {
    super(path);
  }

  /** Returns the distance of the start from the centre of the arc. */
  public double radius() {
    return start().distance(arcCenter());
  }

  /**
   * Returns the centre of the circle: the intersection of the perpendiculars at the ends of the
   * first curve. If there is none, returns the centre of the points.
   */
  public Vec arcCenter() {
    Path path = path();
    Vec a = path.point(0);
    Vec b = path.point(3);
    Vec out = path.point(1).minus(a);
    Vec in = b.minus(path.point(2));
    Vec normal = out.cross(in);
    Vec towards = normal.cross(out).normalized();
    double across = b.minus(a).dot(towards);
    double chord = b.minus(a).dot(b.minus(a));
    return across == 0 ? center() : a.plus(towards.times(chord / (2 * across)));
  }

  /** Returns the angle of the start as seen from the centre, in radians, in (-pi, pi]. */
  public double startAngle() {
    return start().minus(arcCenter()).angle();
  }

  /** Returns the angle of the end as seen from the centre, in radians, in (-pi, pi]. */
  public double stopAngle() {
    return end().minus(arcCenter()).angle();
  }

  /** Moves the arc so that its centre is at {@code point}. */
  public S moveArcCenterTo(Vec point) {
    return shift(point.minus(arcCenter()));
  }
}

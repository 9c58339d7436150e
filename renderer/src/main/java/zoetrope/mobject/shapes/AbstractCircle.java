package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/** A whole circle or ellipse, which starts at its right and runs counter-clockwise. */
public abstract class AbstractCircle<S extends AbstractCircle<S>> extends AbstractArc<S> {

  /** Creates a shape of this path, which must start at its right and run counter-clockwise. */
  protected AbstractCircle(Path path) {
    super(path);
  }

  /** Returns the distance of the start from the centre. */
  @Override
  public double radius() {
    return start().distance(center());
  }

  @Override
  public Vec arcCenter() {
    return center();
  }

  /** Returns the point at {@code angle} radians, counter-clockwise from the right. */
  public Vec pointAtAngle(double angle) {
    double turns = (Degrees.check(angle) - startAngle()) / (2 * Math.PI);
    return pointAt(turns - Math.floor(turns));
  }

  /**
   * Scales this shape to be 0.25 scene units wider than {@code other} on each side, and centres it
   * on {@code other}.
   */
  @Override
  public S surround(Mobject<?> other) {
    return surround(other, Placement.MED_SMALL_BUFF);
  }

  /**
   * Scales this shape to be {@code buff} scene units wider than {@code other} on each side, and
   * centres it on {@code other}.
   */
  @Override
  public S surround(Mobject<?> other, double buff) {
    replace(other);
    double width = width();
    return scale((width + 2 * buff) / width);
  }

  /**
   * Scales this shape to a width of 1.2 times the diagonal of the bounding box of {@code other},
   * and centres it on {@code other}.
   */
  public S encircle(Mobject<?> other) {
    return encircle(other, 1.2);
  }

  /**
   * Scales this shape to a width of {@code factor} times the diagonal of the bounding box of {@code
   * other}, and centres it on {@code other}.
   */
  public S encircle(Mobject<?> other, double factor) {
    Vec size = other.bounds().size();
    double diagonal = Math.sqrt(size.x() * size.x() + size.y() * size.y());
    return moveTo(other).setWidth(factor * diagonal);
  }
}

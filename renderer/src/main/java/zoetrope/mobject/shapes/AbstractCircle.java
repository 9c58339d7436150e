package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * A whole circle or ellipse: it begins at its right and runs counter-clockwise.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractCircle<S extends AbstractCircle<S>> extends AbstractArc<S> {

  /** A shape of this path, which begins at its right and runs counter-clockwise. */
  protected AbstractCircle(Path path) {
    super(path);
  }

  /** The distance of the start from the centre. */
  @Override
  public double radius() {
    return start().distance(center());
  }

  @Override
  public Vec arcCenter() {
    return center();
  }

  /** The point at {@code angle} radians, counter-clockwise from the right. */
  public Vec pointAtAngle(double angle) {
    double turns = (Degrees.check(angle) - startAngle()) / (2 * Math.PI);
    return pointAt(turns - Math.floor(turns));
  }

  /** Takes the width of {@code other} and 0.25 more on every side, around the same centre. */
  @Override
  public S surround(Mobject<?> other) {
    return surround(other, Placement.MED_SMALL_BUFF);
  }

  /** Takes the width of {@code other} and {@code buff} more on every side. */
  @Override
  public S surround(Mobject<?> other, double buff) {
    replace(other);
    double width = width();
    return scale((width + 2 * buff) / width);
  }

  /** Encloses the whole box of {@code other}: 1.2 times as wide as the box's diagonal is long. */
  public S encircle(Mobject<?> other) {
    return encircle(other, 1.2);
  }

  /** Encloses the whole box of {@code other}: {@code factor} times as wide as its diagonal. */
  public S encircle(Mobject<?> other, double factor) {
    Vec size = other.bounds().size();
    double diagonal = Math.sqrt(size.x() * size.x() + size.y() * size.y());
    return moveTo(other).setWidth(factor * diagonal);
  }
}

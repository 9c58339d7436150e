package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;

/** A rectangle whose outline starts at the upper right corner and runs counter-clockwise. */
public abstract class AbstractRectangle<S extends AbstractRectangle<S>> extends AbstractPolygon<S> {
  /** The default gap around surrounded objects, in scene units. */
  public static final double SMALL_BUFF = 0.1;

  AbstractRectangle(double width, double height) {
    super(
        Paths.rectangle(
            Preconditions.requireNotNegative("the width of a rectangle", width),
            Preconditions.requireNotNegative("the height of a rectangle", height)));
  }

  AbstractRectangle(Path path) {
    super(path);
  }

  /** Stretches and moves the rectangle around {@code other}, 0.1 units away. */
  @Override
  public S surround(Mobject<?> other) {
    return surround(other, SMALL_BUFF);
  }

  /** Stretches and moves the rectangle around {@code other}, {@code buff} units away. */
  @Override
  public S surround(Mobject<?> other, double buff) {
    Vec size = other.bounds().size();
    return setShape(size.x() + 2 * buff, size.y() + 2 * buff, size.z() + 2 * buff).moveTo(other);
  }
}

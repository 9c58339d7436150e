package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * A yellow rectangle around one or more objects. If the first object does not move with the camera,
 * neither does the rectangle.
 *
 * <pre>{@code
 * var frame = surroundingRectangle(word).setStroke(GREY, 2).setFill(GREY, 0.2);
 * }</pre>
 */
public final class SurroundingRectangle extends AbstractRectangle<SurroundingRectangle> {
  private double buff = SMALL_BUFF;
  private double cornerRadius;

  /** Creates a rectangle 0.1 units away from the objects on all sides. */
  public SurroundingRectangle(Mobject<?> target, Mobject<?>... more) {
    super(Path.EMPTY);
    setColor(Palette.YELLOW);
    Bounds box = target.bounds();
    for (Mobject<?> m : more) {
      box = box.union(m.bounds());
    }
    draw(box.center(), grown(box.size(), buff));
    setFixedSelf(target.fixedInFrame());
  }

  /** Creates a rectangle {@code buff} units away from the object on all sides. */
  public SurroundingRectangle(Mobject<?> target, double buff) {
    this(target);
    buff(buff);
  }

  /** Returns the gap to the surrounded objects, in scene units. */
  public double buff() {
    return buff;
  }

  /** Sets the gap to the surrounded objects, in scene units. */
  public SurroundingRectangle buff(double newBuff) {
    Vec size = grown(bounds().size(), newBuff - buff);
    buff = newBuff;
    return draw(center(), size);
  }

  /**
   * Sets the radius of the corners in scene units, also for objects that are surrounded later; 0
   * gives sharp corners.
   */
  public SurroundingRectangle cornerRadius(double radius) {
    cornerRadius = radius;
    return draw(center(), bounds().size());
  }

  /** Redraws the rectangle around {@code other} with the same gap. */
  @Override
  public SurroundingRectangle surround(Mobject<?> other) {
    return draw(other.center(), grown(other.bounds().size(), buff));
  }

  /**
   * Redraws the rectangle around {@code other} with another gap, in scene units. Later calls use
   * this gap, too.
   */
  @Override
  public SurroundingRectangle surround(Mobject<?> other, double newBuff) {
    buff = newBuff;
    return surround(other);
  }

  private SurroundingRectangle draw(Vec center, Vec size) {
    setPath(Paths.rectangle(size.x(), size.y()), Affine.translation(center));
    double radius = RoundedRectangle.limited(cornerRadius, size.x(), size.y());
    return radius == 0 ? this : roundCorners(radius);
  }

  private static Vec grown(Vec size, double by) {
    return Vec.of(Math.max(0, size.x() + 2 * by), Math.max(0, size.y() + 2 * by));
  }
}

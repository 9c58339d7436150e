package zoetrope.mobject;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.NotFiniteException;

/** An invisible point. */
public final class Point extends Mobject<Point> {
  private Vec location;

  /** Creates a point at the origin. */
  public Point() {
    this(Vec.ZERO);
  }

  /**
   * Creates a point at {@code location}.
   *
   * @throws IllegalArgumentException if a coordinate is not finite
   */
  public Point(Vec location) {
    this.location = NotFiniteException.check("point", location);
  }

  @Override
  boolean isLocation() {
    return true;
  }

  @Override
  protected Bounds selfBounds() {
    return Bounds.of(location);
  }

  @Override
  protected void transformSelf(Affine map) {
    location = map.apply(location);
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    location = other.center();
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Vec from = start.center();
    Vec to = end.center();
    return super.tweenSelf(start, end, motion)
        .and(alpha -> location = motion.mix(alpha).of(from, to));
  }
}

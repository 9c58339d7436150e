package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** A filled white disc that marks a point. */
public final class Dot extends AbstractCircle<Dot> {
  /** The radius in scene units unless another is named. */
  public static final double DEFAULT_RADIUS = 0.08;

  /** At the origin. */
  public Dot() {
    this(Vec.ZERO);
  }

  /** At the origin, of a radius in scene units. */
  public Dot(double radius) {
    this(Vec.ZERO, radius);
  }

  /** At {@code point}, of radius 0.08. */
  public Dot(Vec point) {
    this(point, DEFAULT_RADIUS);
  }

  /** At {@code point}. */
  public Dot(Vec point, double radius) {
    super(Paths.circle(point, radius));
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
  }
}

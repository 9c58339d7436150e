package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** A filled white disc that marks a point. */
public final class Dot extends AbstractCircle<Dot> {
  /** The default radius in scene units. */
  public static final double DEFAULT_RADIUS = 0.08;

  /** Creates a dot at the origin. */
  public Dot() {
    this(Vec.ZERO);
  }

  /** Creates a dot at the origin with a radius in scene units. */
  public Dot(double radius) {
    this(Vec.ZERO, radius);
  }

  /** Creates a dot of radius 0.08 at {@code point}. */
  public Dot(Vec point) {
    this(point, DEFAULT_RADIUS);
  }

  /** Creates a dot at {@code point} with a radius in scene units. */
  public Dot(Vec point, double radius) {
    super(Paths.circle(point, radius));
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
  }
}

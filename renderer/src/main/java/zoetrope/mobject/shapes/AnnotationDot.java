package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** A blue disc with a bold white ring, larger than a dot, that draws the eye to a point. */
public final class AnnotationDot extends AbstractCircle<AnnotationDot> {
  private static final double DEFAULT_RADIUS = 0.104;

  /** Creates a dot at the origin. */
  public AnnotationDot() {
    this(Vec.ZERO);
  }

  /** Creates a dot of radius 0.104 at {@code point}. */
  public AnnotationDot(Vec point) {
    this(point, DEFAULT_RADIUS);
  }

  /** Creates a dot at {@code point} with a radius in scene units. */
  public AnnotationDot(Vec point, double radius) {
    super(Paths.circle(point, radius));
    setFill(Palette.BLUE, 1);
    setStroke(Palette.WHITE, 5);
  }
}

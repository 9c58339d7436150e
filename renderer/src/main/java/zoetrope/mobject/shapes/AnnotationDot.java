package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** A blue disc in a bold white ring, larger than a dot: it draws the eye to a point. */
public final class AnnotationDot extends AbstractCircle<AnnotationDot> {
  private static final double DEFAULT_RADIUS = 0.104;

  /** At the origin. */
  public AnnotationDot() {
    this(Vec.ZERO);
  }

  /** At {@code point}, of radius 0.104. */
  public AnnotationDot(Vec point) {
    this(point, DEFAULT_RADIUS);
  }

  /** At {@code point}. */
  public AnnotationDot(Vec point, double radius) {
    super(Paths.circle(point, radius));
    setFill(Palette.BLUE, 1);
    setStroke(Palette.WHITE, 5);
  }
}

package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/**
 * Points of Manim CE's kind ({@code PMobject}, {@code Mobject1D}, {@code Mobject2D}): small dots
 * with a thickness in stroke units, put along lines and over rectangles by their density.
 */
public final class PointMobject extends AbstractDotCloud<PointMobject> {
  private final double density;

  /** No points yet; 10 a unit, white, of thickness 4: {@code Mobject1D}. */
  public PointMobject() {
    this(10);
  }

  /** No points yet; {@code density} a unit (25 for {@code Mobject2D}), above 0, at most 200. */
  public PointMobject(double density) {
    super(List.of(), Palette.WHITE, radiusOf(4));
    this.density = requireDensity(density);
  }

  /** Half of a thickness in hundredths of a unit. */
  static double radiusOf(double thickness) {
    return thickness * 0.005;
  }

  static double requireDensity(double density) {
    if (!(density > 0 && density <= 200)) {
      throw new IllegalArgumentException(
          "a density of " + density + " points a unit: it has to be above 0 and at most 200");
    }
    return density;
  }

  /** Sets the thickness of all points, in stroke units (hundredths of a scene unit). */
  public PointMobject setThickness(double thickness) {
    return setRadius(radiusOf(thickness));
  }

  /** Adds points from {@code start} to before {@code end}, as dense as they are. */
  public PointMobject addLine(Vec start, Vec end) {
    double length = end.distance(start);
    List<Vec> points = new ArrayList<>();
    int n = (int) Math.ceil(length * density - 1e-9);
    for (int i = 0; i < n; i++) {
      points.add(start.plus(end.minus(start).times(i / (length * density))));
    }
    return addDots(points);
  }

  /** Adds points in rows over the rectangle with these two opposite corners (in one plane z). */
  public PointMobject addRectangle(Vec corner, Vec opposite) {
    int rows = Math.max(1, (int) Math.ceil(Math.abs(opposite.y() - corner.y()) * density - 1e-9));
    for (int i = 0; i < rows; i++) {
      double y = corner.y() + (opposite.y() - corner.y()) * i / rows;
      addLine(new Vec(corner.x(), y, corner.z()), new Vec(opposite.x(), y, corner.z()));
    }
    return this;
  }

  /** Adds points of another colour; those that are here keep theirs. */
  public PointMobject addDots(List<Vec> points, Color color) {
    List<Color> all = new ArrayList<>();
    for (int i = 0; i < dotCount(); i++) {
      all.add(dotColor(i).withAlpha(1));
    }
    points.forEach(p -> all.add(color.withAlpha(1)));
    addDots(points);
    return setDotColors(all);
  }
}

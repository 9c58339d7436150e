package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;

/**
 * Points like {@code PMobject}, {@code Mobject1D} and {@code Mobject2D} of Manim Community Edition:
 * small dots whose thickness is in stroke units. They are added along lines and over rectangles
 * with a given density.
 */
public final class PointMobject extends AbstractDotCloud<PointMobject> {
  private final double density;

  /**
   * Creates an object without points, with a density of 10 points per scene unit, like {@code
   * Mobject1D}.
   */
  public PointMobject() {
    this(10);
  }

  /**
   * Creates an object without points. Points that are added later are 4 stroke units thick.
   *
   * @param density the number of points per scene unit, above 0 and at most 200; {@code Mobject2D}
   *     has 25
   */
  public PointMobject(double density) {
    super(List.of(), Palette.WHITE, radiusOf(4));
    this.density = requireDensity(density);
  }

  /** Returns the radius, in scene units, of a point with a thickness in stroke units. */
  static double radiusOf(double thickness) {
    return thickness * 0.005;
  }

  static double requireDensity(double density) {
    if (!(density > 0 && density <= 200)) {
      throw new IllegalArgumentException(
          "a density of " + density + " points per unit: it must be above 0 and at most 200");
    }
    return density;
  }

  /** Sets the thickness of all points, in stroke units (hundredths of a scene unit). */
  public PointMobject setThickness(double thickness) {
    return setRadius(radiusOf(thickness));
  }

  /** Adds points from {@code start} to before {@code end} with the density of this object. */
  public PointMobject addLine(Vec start, Vec end) {
    double length = end.distance(start);
    List<Vec> points = new ArrayList<>();
    int n = (int) Math.ceil(length * density - 1e-9);
    for (int i = 0; i < n; i++) {
      points.add(start.plus(end.minus(start).times(i / (length * density))));
    }
    return addDots(points);
  }

  /** Adds rows of points over a rectangle with these opposite corners, which have the same z. */
  public PointMobject addRectangle(Vec corner, Vec opposite) {
    int rows = Math.max(1, (int) Math.ceil(Math.abs(opposite.y() - corner.y()) * density - 1e-9));
    for (int i = 0; i < rows; i++) {
      double y = corner.y() + (opposite.y() - corner.y()) * i / rows;
      addLine(new Vec(corner.x(), y, corner.z()), new Vec(opposite.x(), y, corner.z()));
    }
    return this;
  }

  /** Adds points of another colour; the present points keep theirs. */
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

package zoetrope.mobject.coordinates;

import java.util.Arrays;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.Group;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.text.Tex;

/**
 * A plane with circles about the origin and rays from it.
 *
 * <pre>{@code
 * var plane = polarPlane(3).addCoordinateLabels();
 * var rose = plane.plotPolar(angle -> 3 * Math.sin(2 * angle)).setStroke(YELLOW);
 * }</pre>
 */
public final class PolarPlane extends AbstractPlane<PolarPlane> {
  private static final AxisStyle POLAR_AXIS =
      AxisStyle.COMMUNITY.noTicks().numberSize(24).numberPlace(Directions.DL, 0.1);

  private static final double LABEL_BUFF = 0.1;
  private static final double LABEL_SIZE = 24;

  private final Group<Tex> azimuthLabels = new Group<>();
  private final int rays;

  /** The unit of the angles in the labels around the plane. */
  public enum Azimuth {
    /** Fractions and multiples of pi. */
    PI_RADIANS(2, "\\pi"),
    /** Fractions of a turn. */
    TAU_RADIANS(1, "\\tau"),
    /** Degrees, 360 per turn; suited to 36 rays. */
    DEGREES(360, "^{\\circ}"),
    /** Gradians, 400 per turn; suited to 40 rays. */
    GRADIANS(400, "^{g}");

    private final int turn;
    private final String unit;

    Azimuth(int turn, String unit) {
      this.turn = turn;
      this.unit = unit;
    }

    String label(int i, int n) {
      if (turn > 2) {
        return LabelNumbers.of((double) turn * i / n) + unit;
      }
      int numerator = turn * i;
      int divisor = gcd(numerator, n);
      int top = numerator / divisor;
      int bottom = n / divisor;
      if (top == 0) {
        return "0";
      }
      String whole = top == 1 ? unit : top + unit;
      return bottom == 1 ? whole : "\\tfrac{" + top + "}{" + bottom + "}" + unit;
    }

    private static int gcd(int a, int b) {
      return b == 0 ? a : gcd(b, a % b);
    }
  }

  /** Creates a plane with radius 4, in scene units. */
  public PolarPlane() {
    this(4);
  }

  /** Creates a plane with a radius in scene units. */
  public PolarPlane(double radius) {
    this(radius, 1, POLAR_AXIS, 20, GridStyle.COMMUNITY);
  }

  /** Creates a plane for coordinates up to {@code radius}, {@code size} scene units wide. */
  public PolarPlane(double radius, double size) {
    this(radius, 1, POLAR_AXIS.length(size), 20, GridStyle.COMMUNITY);
  }

  /** Creates a plane with a circle at each {@code step} up to {@code radius}, and with rays. */
  public PolarPlane(double radius, double step, AxisStyle axis, int rays, GridStyle grid) {
    this(range(radius, step), axis, rays, grid);
  }

  private PolarPlane(Range range, AxisStyle axis, int rays, GridStyle grid) {
    super(range, range, axis, axis);
    this.rays = Preconditions.requireAtLeast("the number of rays", rays, 1);
    addCircles(grid.fadedLines() + 1);
    addRays(grid.fadedLines() + 1);
    paint(grid);
  }

  private static Range range(double radius, double step) {
    Preconditions.requireAbove("the radius of a polar plane", radius, 0);
    return Range.of(-radius, radius, step);
  }

  private void addCircles(int parts) {
    Range range = xAxis().range();
    double step = range.step() / parts;
    int n = (int) Math.floor(range.max() / step + 1e-9);
    for (int i = 1; i <= n; i++) {
      Circle circle = new Circle(origin(), i * step * xAxis().unitSize());
      (i % parts == 0 ? backgroundLines() : fadedLines()).add(circle);
    }
  }

  private void addRays(int parts) {
    int n = rays * parts;
    for (int i = 0; i < n; i++) {
      Line ray = new Line(origin(), polarToPoint(xAxis().max(), 2 * Math.PI * i / n));
      (i % parts == 0 ? backgroundLines() : fadedLines()).add(ray);
    }
  }

  /** Returns the point with a radius and an angle in radians. */
  public Vec polarToPoint(double radius, double angle) {
    Vec coords = Vec.polar(radius, angle);
    return coordsToPoint(coords.x(), coords.y());
  }

  /** Returns the point of polar coordinates; short for {@link #polarToPoint}. */
  public Vec pr2pt(double radius, double angle) {
    return polarToPoint(radius, angle);
  }

  /** Returns the radius (as x) and the angle (as y, in radians in (-pi, pi]) of a point. */
  public Vec pointToPolar(Vec point) {
    Vec coords = pointToCoords(point);
    return Vec.of(coords.length(), coords.angle());
  }

  /** Returns the labels of the angles; empty before they are added. */
  public Group<Tex> azimuthLabels() {
    return azimuthLabels;
  }

  /** Adds labels for the radii, to the right of the origin, and for angles in multiples of pi. */
  @Override
  public PolarPlane addCoordinateLabels() {
    return addCoordinateLabels(Azimuth.PI_RADIANS);
  }

  /** Adds labels for the radii, to the right of the origin, and for angles in this unit. */
  public PolarPlane addCoordinateLabels(Azimuth unit) {
    double[] radii = xAxis().tickValues();
    xAxis().addNumbers(Arrays.stream(radii).filter(r -> r > 1e-9).toArray());
    for (int i = 0; i < rays; i++) {
      double angle = 2 * Math.PI * i / rays;
      Vec end = polarToPoint(xAxis().max(), angle);
      Tex label = new Tex(unit.label(i, rays)).fontSize(LABEL_SIZE);
      azimuthLabels.add(label.nextTo(end, outward(end), LABEL_BUFF));
    }
    return add(azimuthLabels);
  }

  /**
   * Returns the direction from the origin to {@code end}. Components that differ from 0 only by
   * rounding errors become 0, because {@code nextTo} aligns a label by the signs of the components.
   */
  private Vec outward(Vec end) {
    Vec direction = end.minus(origin()).normalized();
    return new Vec(exact(direction.x()), exact(direction.y()), exact(direction.z()));
  }

  private static double exact(double component) {
    return Math.abs(component) < 1e-9 ? 0 : component;
  }
}

package zoetrope.mobject.lines;

import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * An arrow drawn as a filled outline. Its thickness is in scene units, so it scales and zooms like
 * any shape. It is coloured by its fill, and leaves a gap of 0.25 scene units at both ends by
 * default.
 *
 * <pre>{@code
 * var arrow = fillArrow(ORIGIN, DOWN).buff(0).thickness(0.07).setFill(GREY, 1);
 * }</pre>
 */
public final class FillArrow extends AbstractLine<FillArrow> {
  private static final int SEGMENTS_BESIDE_SIDES = 5;

  private double thickness = 0.05;
  private double tipWidthRatio = 5;
  private double tipAngle = Math.PI / 3;
  private double maxTipLengthToLength = 0.5;
  private double maxThicknessToLength = 0.1;

  /** Creates an arrow from (-1, 0) to (1, 0). */
  public FillArrow() {
    this(Directions.LEFT, Directions.RIGHT);
  }

  /** Creates an arrow from point to point. */
  public FillArrow(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from border to border of two objects, on the line between their centres. */
  public FillArrow(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from a point to the border of an object. */
  public FillArrow(Vec start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from the border of an object to a point. */
  public FillArrow(Mobject<?> start, Vec end) {
    this(Endpoints.of(start, end));
  }

  private FillArrow(Endpoints ends) {
    super(ends, Placement.MED_SMALL_BUFF);
    setFill(Palette.GREY_A, 1);
    setStrokeWidth(0);
    redraw();
  }

  /** Sets the thickness of the shaft in scene units; 0.05 by default, less in short arrows. */
  public FillArrow thickness(double width) {
    thickness = Preconditions.requireNotNegative("the thickness", width);
    return redraw();
  }

  /** Sets the width of the tip as a multiple of the thickness; the default is 5. */
  public FillArrow tipWidthRatio(double ratio) {
    tipWidthRatio = Preconditions.requireNotNegative("the tip's width ratio", ratio);
    return redraw();
  }

  /** Sets the angle of the tip in radians, in (0, pi); the default is 60 degrees. */
  public FillArrow tipAngle(double angle) {
    Preconditions.require(
        angle > 0 && angle < Math.PI, "the tip's angle must be in (0, pi), not %s", angle);
    tipAngle = angle;
    return redraw();
  }

  /** Sets the largest fraction of the arrow that the tip takes up; the default is 0.5. */
  public FillArrow maxTipLengthToLength(double ratio) {
    maxTipLengthToLength = Preconditions.requireNotNegative("the tip's part of the length", ratio);
    return redraw();
  }

  /** Sets the largest ratio of thickness to length; the default is 0.1. */
  public FillArrow maxThicknessToLength(double ratio) {
    maxThicknessToLength = Preconditions.requireNotNegative("the thickness to length ratio", ratio);
    return redraw();
  }

  // --- drawing ---

  @Override
  void drawAlong(Centerline line) {
    Vec start = line.path().start();
    Vec end = line.path().end();
    double length = Math.max(start.distance(end), 1e-8);
    double width = Math.min(thickness, maxThicknessToLength * length);
    double tipWidth = tipWidthRatio * width;
    double tip = tipWidth / (2 * StrictMath.tan(tipAngle / 2));
    double longest = maxTipLengthToLength * length;
    if (tip > longest) {
      tipWidth *= longest / tip;
      tip = longest;
    }
    Path side = Math.abs(pathArc()) < 1e-9 ? straight(length - tip) : arc(length, tip);
    Vec tangent = side.end().minus(side.point(side.pointCount() - 2)).normalized();
    setPath(
        outline(side, tangent, width, tipWidth, tip)
            .transform(
                Paths.similarity(Vec.ZERO, side.end().plus(tangent.times(tip)), start, end)));
  }

  private static Path straight(double length) {
    return Path.polyline(Vec.ZERO, Vec.of(Math.max(length, 1e-9), 0));
  }

  /**
   * Returns the centerline of the shaft, an arc from the origin. Its radius R is such that the tip,
   * which continues the arc straight, ends at distance {@code length}. By the law of cosines,
   * {@code length^2 = 2 R^2 (1 - cos a) + 2 R tip sin a + tip^2}, where {@code a} is the angle of
   * the arc and {@code tip} the length of the tip.
   */
  private Path arc(double length, double tip) {
    double angle = Math.abs(pathArc());
    double a = 2 * (1 - StrictMath.cos(angle));
    double b = 2 * tip * StrictMath.sin(angle);
    double c = tip * tip - length * length;
    double radius = (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a);
    double turn = Math.signum(pathArc());
    Vec center = Vec.of(0, turn * radius);
    return Paths.arc(center, radius, -turn * Math.PI / 2, pathArc(), Paths.arcCurves(pathArc()));
  }

  /**
   * Returns the outline: the left side from the start, the tip, and the right side back to the
   * start.
   */
  private static Path outline(Path middle, Vec tangent, double width, double tipWidth, double tip) {
    Vec across = tangent.rotate(Math.PI / 2);
    Path left = beside(middle, width / 2);
    Path right = beside(middle, -width / 2).reversed();
    return Path.builder()
        .moveTo(left.start())
        .curvesOf(left)
        .lineTo(middle.end().plus(across.times(tipWidth / 2)))
        .lineTo(middle.end().plus(tangent.times(tip)))
        .lineTo(middle.end().minus(across.times(tipWidth / 2)))
        .lineTo(right.start())
        .curvesOf(right)
        .lineTo(left.start())
        .close()
        .build();
  }

  /** Returns the line or circular arc at {@code distance} to the left of the centerline. */
  private static Path beside(Path middle, double distance) {
    Vec first = middle.point(1).minus(middle.point(0)).normalized();
    Vec last = middle.end().minus(middle.point(middle.pointCount() - 2)).normalized();
    return Paths.putStartAndEndOn(
        middle,
        middle.start().plus(first.rotate(Math.PI / 2).times(distance)),
        middle.end().plus(last.rotate(Math.PI / 2).times(distance)));
  }

  // --- ends ---

  /** Returns the middle of the end opposite the tip. */
  @Override
  public Vec start() {
    int n = sideCurves();
    return n == 0 ? super.start() : at(0).lerp(at(2 * n + 4), 0.5);
  }

  /** Returns the point of the tip. */
  @Override
  public Vec end() {
    int n = sideCurves();
    return n == 0 ? super.end() : at(n + 2);
  }

  /** Returns the number of curves of a side, or 0 during a transform into another path. */
  private int sideCurves() {
    int beside = localPath().curveCount() - SEGMENTS_BESIDE_SIDES;
    return localPath().subpathCount() == 1 && beside > 0 && beside % 2 == 0 ? beside / 2 : 0;
  }

  private Vec at(int anchor) {
    return place().apply(localPath().point(3 * anchor));
  }

  @Override
  protected void scaledSelf(double factor) {
    redrawVisible();
  }

  @Override
  public FillArrow putStartAndEndOn(Vec start, Vec end) {
    return redrawBetween(start, end);
  }
}

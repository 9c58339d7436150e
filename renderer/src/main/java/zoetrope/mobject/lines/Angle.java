package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Dot;

/**
 * The mark of the angle between two lines: an arc, counter-clockwise from the first to the second.
 *
 * <pre>{@code
 * var angle = angle(a, b).radius(0.6).setColor(YELLOW);
 * var outside = angle(a, b).other();
 * }</pre>
 */
public final class Angle extends VMobject<Angle> {
  private static final double MAX_DEFAULT_RADIUS = 0.4;

  private final Line first;
  private final Line second;
  private boolean firstToEnd = true;
  private boolean secondToEnd = true;
  private double radius;
  private boolean other;
  private boolean elbow;
  private Dot dot;

  /**
   * Creates the angle between two lines at their intersection, between the directions to their
   * ends. The radius is 0.4, or two thirds of the shorter side if this side is shorter than 0.6.
   * Lines on one straight line have an angle of 0 or pi at their common end, or otherwise in the
   * middle of their overlap.
   *
   * @throws IllegalArgumentException if the lines are parallel and apart, or have length 0
   */
  public Angle(AbstractLine<?> first, AbstractLine<?> second) {
    this.first = new Line(first.start(), first.end());
    this.second = new Line(second.start(), second.end());
    redraw();
  }

  /** Creates the angle at {@code b} of the corner {@code a, b, c}. */
  public static Angle of(Vec a, Vec b, Vec c) {
    return new Angle(new Line(b, a), new Line(b, c));
  }

  /** Sets the radius in scene units, above 0. */
  public Angle radius(double newRadius) {
    radius = Preconditions.requireAbove("the radius of an angle", newRadius, 0);
    return redraw();
  }

  /** Selects the sides of the angle: towards the end of each line, or towards its start. */
  public Angle sides(boolean firstTowardsEnd, boolean secondTowardsEnd) {
    firstToEnd = firstTowardsEnd;
    secondToEnd = secondTowardsEnd;
    return redraw();
  }

  /** Marks the other angle instead: clockwise from the first line to the second. */
  public Angle other() {
    other = true;
    return redraw();
  }

  /** Marks the angle with a corner instead of an arc, as usual for right angles. */
  public Angle elbow() {
    elbow = true;
    return redraw();
  }

  /** Adds a dot inside the angle; further calls have no effect. */
  public Angle dot() {
    if (dot == null) {
      dot = new Dot();
      add(dot);
    }
    return redraw();
  }

  /** Returns the marked angle in radians: in [0, 2 pi), or negative for {@link #other}. */
  public double value() {
    double angle = crossing().angle();
    return other ? angle - 2 * Math.PI : angle;
  }

  private LineIntersection crossing() {
    return LineIntersection.of(first, second, firstToEnd, secondToEnd);
  }

  private Angle redraw() {
    LineIntersection at = crossing();
    double r = radius > 0 ? radius : Math.min(MAX_DEFAULT_RADIUS, at.reach() * 2 / 3);
    Vec a = at.point().plus(at.first().times(r));
    Vec b = at.point().plus(at.second().times(r));
    double angle = value();
    if (dot != null) {
      Vec middle = at.first().rotate(angle / 2);
      dot.setPath(Paths.circle(at.point().plus(middle.times(0.55 * r)), r / 10));
    }
    if (elbow) {
      return setPath(Path.polyline(a, a.plus(at.second().times(r)), b));
    }
    int curves = Paths.arcCurves(angle);
    return setPath(Paths.arc(at.point(), r, at.first().angle(), angle, curves));
  }
}

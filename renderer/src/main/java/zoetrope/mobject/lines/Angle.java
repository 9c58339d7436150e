package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
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
  private static final double LARGEST_DEFAULT = 0.4;

  private final Line first;
  private final Line second;
  private boolean firstToEnd = true;
  private boolean secondToEnd = true;
  private double radius;
  private boolean other;
  private boolean elbow;
  private Dot dot;

  /**
   * Where two lines cross, between the directions to their ends; the radius is 0.4, or two thirds
   * of the shorter side when that is shorter than 0.6. Lines on one straight line make an angle of
   * 0 or pi at the end that they share, or else in the middle of what they share.
   *
   * @throws IllegalArgumentException for lines that are parallel and apart, or have no length
   */
  public Angle(AbstractLine<?> first, AbstractLine<?> second) {
    this.first = new Line(first.start(), first.end());
    this.second = new Line(second.start(), second.end());
    redraw();
  }

  /** The angle at {@code b} of the corner {@code a, b, c}. */
  public static Angle of(Vec a, Vec b, Vec c) {
    return new Angle(new Line(b, a), new Line(b, c));
  }

  /** Sets the radius in scene units, over 0. */
  public Angle radius(double newRadius) {
    radius = Preconditions.requireAbove("the radius of an angle", newRadius, 0);
    return redraw();
  }

  /** Chooses the sides: towards the end of each line, or towards its start. */
  public Angle sides(boolean firstTowardsEnd, boolean secondTowardsEnd) {
    firstToEnd = firstTowardsEnd;
    secondToEnd = secondTowardsEnd;
    return redraw();
  }

  /** Marks the rest of the full turn instead: clockwise from the first line to the second. */
  public Angle other() {
    other = true;
    return redraw();
  }

  /** Marks the angle with a corner instead of an arc, as right angles are. */
  public Angle elbow() {
    elbow = true;
    return redraw();
  }

  /** Puts a dot inside the angle; called again, it leaves that as it is. */
  public Angle dot() {
    if (dot == null) {
      dot = new Dot();
      add(dot);
    }
    return redraw();
  }

  /** The marked angle in radians, counter-clockwise, from 0 to 2 pi; negative for the other one. */
  public double value() {
    double angle = crossing().angle();
    return other ? angle - 2 * Math.PI : angle;
  }

  private LineIntersection crossing() {
    return LineIntersection.of(first, second, firstToEnd, secondToEnd);
  }

  private Angle redraw() {
    LineIntersection at = crossing();
    double r = radius > 0 ? radius : Math.min(LARGEST_DEFAULT, at.reach() * 2 / 3);
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

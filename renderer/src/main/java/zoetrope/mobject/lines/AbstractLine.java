package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.SideLabels;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * An object that runs from a start to an end, straight or on a circular arc: a line, a dashed line
 * or an arrow.
 *
 * <p>{@link #buff(double)} and {@link #pathArc(double)} may be called at any time; they redraw the
 * object between its present ends.
 */
public abstract class AbstractLine<S extends AbstractLine<S>> extends VMobject<S> {
  private static final double LABEL_GAP = 0.1;

  /** The ends without the buff, in the coordinates of {@link #drawn}. */
  private Endpoints ends;

  /** The path drawn between the ends. If the present path differs, {@link #ends} is out of date. */
  private Path drawn;

  private double buff;
  private double pathArc;

  /** Stores the ends; the concrete class calls {@link #redraw()} after setting its options. */
  AbstractLine(Endpoints ends, double buff) {
    this.ends = ends;
    this.buff = buff;
  }

  // --- options ---

  /** Returns the gap at each end, in scene units. */
  public double buff() {
    return buff;
  }

  /**
   * Sets the gap at each end, in scene units along the line. If both gaps together are longer than
   * the line, it shrinks to a point in its middle.
   *
   * @throws IllegalArgumentException if the gap is negative or not finite
   */
  public S buff(double newBuff) {
    Preconditions.requireNotNegative("the buff of " + Preconditions.a(kind()), newBuff);
    buff = newBuff;
    return redraw();
  }

  /** Returns the angle of the arc in radians; 0 for a straight line. */
  public double pathArc() {
    return pathArc;
  }

  /**
   * Bends the line to an arc of {@code angle} radians, counter-clockwise if positive. A positive
   * arc from left to right bulges down.
   */
  public S pathArc(double angle) {
    pathArc = Degrees.check(angle);
    return redraw();
  }

  /** Redraws the line from {@code start} to {@code end}, with its gap and its arc. */
  public S setEnds(Vec start, Vec end) {
    return draw(Endpoints.of(start, end), buff);
  }

  /** Redraws the line from border to border of two objects, with its gap and its arc. */
  public S setEnds(Mobject<?> start, Mobject<?> end) {
    return draw(Endpoints.of(start, end), buff);
  }

  // --- drawing ---

  final S redraw() {
    return draw(presentEnds(), buff);
  }

  /**
   * Redraws the object between its visible ends, without a gap, for instance after it was scaled.
   * Does nothing if it is invisible.
   */
  final S redrawVisible() {
    return isVisible() ? draw(Endpoints.of(start(), end()), 0) : self();
  }

  /** Returns whether there are visible points; false before the first part of a line is drawn. */
  boolean isVisible() {
    return !localPath().isEmpty();
  }

  /** Redraws the object between two points without a gap. */
  final S redrawBetween(Vec start, Vec end) {
    return draw(Endpoints.of(start, end), 0);
  }

  private S draw(Endpoints newEnds, double cut) {
    boolean shortened = shortens(newEnds.start().distance(newEnds.end()), cut);
    drawAlong(Centerline.between(newEnds, pathArc, shortened ? cut : 0));
    ends = newEnds;
    drawn = localPath();
    return self();
  }

  private Endpoints presentEnds() {
    if (drawn == null) {
      return ends;
    }
    return drawn == localPath() || !isVisible()
        ? Endpoints.of(place().apply(ends.start()), place().apply(ends.end()))
        : Endpoints.of(start(), end());
  }

  /**
   * Returns whether a gap of {@code cut} is applied at both ends when they are {@code distance}
   * apart.
   */
  boolean shortens(double distance, double cut) {
    return true;
  }

  /** Sets the path along the centerline, in scene coordinates. */
  void drawAlong(Centerline line) {
    setPath(line.path());
  }

  // --- the line ---

  /** Returns the vector from the start to the end. */
  public final Vec vector() {
    return end().minus(start());
  }

  /** Returns the direction from the start to the end: length 1, or 0 for a line of length 0. */
  public final Vec unitVector() {
    return vector().normalized();
  }

  /** Returns the distance from the start to the end, in scene units. */
  public final double length() {
    return vector().length();
  }

  /** Returns the angle of the vector in the xy plane, in radians, in (-pi, pi]. */
  public final double angle() {
    return vector().angle();
  }

  /** Returns the slope of the vector in the xy plane; infinite for a vertical line. */
  public final double slope() {
    return vector().y() / vector().x();
  }

  /** Returns the projection of {@code point} onto the straight line through both ends. */
  public final Vec projection(Vec point) {
    Vec unit = unitVector();
    return start().plus(unit.times(point.minus(start()).dot(unit)));
  }

  /** Moves a label beside the middle of the line, 0.1 units from it, and returns the label. */
  public final <M extends Mobject<?>> M placeBeside(M label, Vec side) {
    return placeBeside(label, side, LABEL_GAP);
  }

  /**
   * Moves a label beside the middle of the line, and returns the label. The line may be slanted:
   * the gap is measured across it, whereas {@code nextTo} keeps off the whole box of the line.
   *
   * @param side a direction on the side of the label, such as {@code UP} or {@code UL}; not along
   *     the line
   * @param gap the distance between the line and the label in scene units, at least 0
   * @throws IllegalArgumentException if the direction is along the line, the line has the length 0,
   *     or the gap is negative
   */
  public final <M extends Mobject<?>> M placeBeside(M label, Vec side, double gap) {
    Preconditions.requireNotNegative("the gap of a label", gap);
    Vec way = unitVector();
    Vec across = Vec.of(-way.y(), way.x());
    double share = across.dot(side);
    Preconditions.require(
        Math.abs(share) > 1e-9,
        "the label needs a direction across the line, such as UP for a horizontal line, not %s",
        side);
    Vec away = share > 0 ? across : across.negate();
    Vec offset = SideLabels.offset(away, label.width(), label.height(), strokeWidth(), gap);
    label.moveTo(pointAt(0.5).plus(offset));
    return label;
  }

  /** Scales the line to a length in scene units about its centre, unless its length is 0. */
  public S setLength(double length) {
    double current = length();
    return current == 0 ? self() : scale(length / current);
  }

  /** Rotates the line about its start, in the xy plane, to an angle in radians. */
  public S setAngle(double angle) {
    return rotate(Degrees.check(angle) - angle(), Directions.OUT, start());
  }

  @Override
  public S putStartAndEndOn(Vec start, Vec end) {
    if (length() == 0) {
      return redrawBetween(start, end);
    }
    return transform(Paths.similarity(start(), end(), start, end));
  }
}

package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * What runs from a start to an end, straight or on a circular arc: lines, dashed lines, arrows.
 *
 * <p>{@link #buff(double)} and {@link #pathArc(double)} may be given at any time; they draw the
 * object anew between its ends as they are then.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractLine<S extends AbstractLine<S>> extends VMobject<S> {
  /** The ends before the buff was taken off, in the coordinates of {@link #drawn}. */
  private Endpoints ends;

  /** The path that was drawn between the ends; another one means that they are out of date. */
  private Path drawn;

  private double buff;
  private double pathArc;

  /** Remembers the ends; the concrete class calls {@link #redraw()} when its options are set. */
  AbstractLine(Endpoints ends, double buff) {
    this.ends = ends;
    this.buff = buff;
  }

  // --- options ---

  /** The length left free at each end, in scene units. */
  public double buff() {
    return buff;
  }

  /**
   * Leaves {@code newBuff} scene units free at each end, measured along the line; a line that is
   * shorter than both together vanishes in its middle.
   *
   * @throws IllegalArgumentException for a negative or non-finite buff
   */
  public S buff(double newBuff) {
    Preconditions.requireNotNegative("the buff of a " + kind(), newBuff);
    buff = newBuff;
    return redraw();
  }

  /** The angle of the arc in radians; 0 for a straight line. */
  public double pathArc() {
    return pathArc;
  }

  /**
   * Bends the line to an arc that turns by {@code angle} radians, counter-clockwise when positive:
   * from left to right it then bulges down.
   */
  public S pathArc(double angle) {
    pathArc = Degrees.check(angle);
    return redraw();
  }

  /** Draws the line anew from {@code start} to {@code end}, with its buff and its arc. */
  public S setEnds(Vec start, Vec end) {
    return draw(Endpoints.of(start, end), buff);
  }

  /** Draws the line anew from the border of one object to that of another. */
  public S setEnds(Mobject<?> start, Mobject<?> end) {
    return draw(Endpoints.of(start, end), buff);
  }

  // --- drawing ---

  /** Draws the object anew between its ends, with all options as they are now. */
  final S redraw() {
    return draw(presentEnds(), buff);
  }

  /** Draws the object anew from its visible start to its visible end, at its present size. */
  final S redrawVisible() {
    return isVisible() ? draw(Endpoints.of(start(), end()), 0) : self();
  }

  /** Whether there are points to see: not so before the first part of a line is drawn. */
  boolean isVisible() {
    return !localPath().isEmpty();
  }

  /** Draws the object anew between two points without a buff. */
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

  /** Whether a buff is taken off both ends when they are {@code distance} apart. */
  boolean shortens(double distance, double cut) {
    return true;
  }

  /** Sets the path from the middle line, in scene coordinates. */
  void drawAlong(Centerline line) {
    setPath(line.path());
  }

  // --- the line ---

  /** From the start to the end. */
  public final Vec vector() {
    return end().minus(start());
  }

  /** The direction from the start to the end, of length 1; zero for a line without length. */
  public final Vec unitVector() {
    return vector().normalized();
  }

  /** The distance from the start to the end. */
  public final double length() {
    return vector().length();
  }

  /** The angle of the vector in the plane of the picture, in radians, in (-pi, pi]. */
  public final double angle() {
    return vector().angle();
  }

  /** Rise over run of the vector in the plane of the picture; infinite for a vertical line. */
  public final double slope() {
    return vector().y() / vector().x();
  }

  /** The foot of the perpendicular from {@code point} to the straight line through both ends. */
  public final Vec projection(Vec point) {
    Vec unit = unitVector();
    return start().plus(unit.times(point.minus(start()).dot(unit)));
  }

  /** Scales to a length about the centre. A line without length stays as it is. */
  public S setLength(double length) {
    double own = length();
    return own == 0 ? self() : scale(length / own);
  }

  /** Turns about the start, in the plane of the picture, to an angle in radians. */
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

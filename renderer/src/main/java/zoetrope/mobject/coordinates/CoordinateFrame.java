package zoetrope.mobject.coordinates;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CoordinateLog;

/** A mapping between coordinates and points, given by two axes. */
public interface CoordinateFrame {

  /** Returns the first axis. */
  NumberLine xAxis();

  /** Returns the second axis. */
  NumberLine yAxis();

  /** Returns the position on the x axis where the other axes cross it. */
  double crossingX();

  /** Returns the position on the y axis where the x axis crosses it. */
  double crossingY();

  /**
   * Returns the point where the axes cross. Its coordinates are (0, 0) if both axes contain 0 and
   * their styles set no other crossing.
   */
  default Vec origin() {
    return xAxis().positionToPoint(crossingX());
  }

  /**
   * Returns the point of coordinates. It is not finite if a coordinate is not, or if one is 0 or
   * negative on a logarithmic axis. Curves have a gap there, and objects refuse to move there.
   */
  default Vec coordsToPoint(double x, double y) {
    if (CoordinateLog.isOpen() && !CoordinateFrames.isInside(this, x, y)) {
      CoordinateLog.outside(this, x, y);
    }
    return positionsToPoint(xAxis().numberScale().position(x), yAxis().numberScale().position(y));
  }

  /** Returns the point of coordinates; short for {@link #coordsToPoint}. */
  default Vec c2p(double x, double y) {
    return coordsToPoint(x, y);
  }

  /** Returns the point of positions along the axes, which are exponents on logarithmic axes. */
  default Vec positionsToPoint(double x, double y) {
    Vec alongX = xAxis().unit().times(x - crossingX());
    return origin().plus(alongX).plus(yAxis().unit().times(y - crossingY()));
  }

  /**
   * Returns the coordinates of a point, projected onto the plane of the axes. This is the inverse
   * of {@link #coordsToPoint} for any position of the axes.
   *
   * @throws IllegalStateException if the axes were flattened to a line
   */
  default Vec pointToCoords(Vec point) {
    Vec u = xAxis().unit();
    Vec v = yAxis().unit();
    Affine frame = Affine.ofColumns(u, v, u.cross(v), origin());
    return CoordinateFrames.coordinates(this, CoordinateFrames.inverse(frame).apply(point));
  }

  /** Returns the coordinates of a point; short for {@link #pointToCoords}. */
  default Vec p2c(Vec point) {
    return pointToCoords(point);
  }
}

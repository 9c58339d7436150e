package zoetrope.mobject.coordinates;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** Numbers for places: the axes of a plane, and the ways between coordinates and points. */
public interface CoordinateFrame {

  /** The first axis. */
  NumberLine xAxis();

  /** The second axis. */
  NumberLine yAxis();

  /** The position on the x axis where the other axes cross it. */
  double crossingX();

  /** The position on the y axis where the x axis crosses it. */
  double crossingY();

  /** The point where the axes cross: that of the coordinates 0, 0, unless these lie elsewhere. */
  default Vec origin() {
    return xAxis().positionToPoint(crossingX());
  }

  /** The point of coordinates; not finite for those a logarithmic axis does not have. */
  default Vec coordsToPoint(double x, double y) {
    return positionsToPoint(xAxis().numberScale().position(x), yAxis().numberScale().position(y));
  }

  /** The same as {@link #coordsToPoint}. */
  default Vec c2p(double x, double y) {
    return coordsToPoint(x, y);
  }

  /** The point of positions along the axes: exponents on logarithmic ones. */
  default Vec positionsToPoint(double x, double y) {
    Vec alongX = xAxis().unit().times(x - crossingX());
    return origin().plus(alongX).plus(yAxis().unit().times(y - crossingY()));
  }

  /**
   * The coordinates of a point; of one that is not in the plane, those of the point below it. The
   * inverse of {@link #coordsToPoint}, however the axes lie.
   *
   * @throws IllegalStateException when the axes were flattened to a line
   */
  default Vec pointToCoords(Vec point) {
    Vec u = xAxis().unit();
    Vec v = yAxis().unit();
    Affine frame = Affine.ofColumns(u, v, u.cross(v), origin());
    return CoordinateFrames.coordinates(this, CoordinateFrames.inverse(frame).apply(point));
  }

  /** The same as {@link #pointToCoords}. */
  default Vec p2c(Vec point) {
    return pointToCoords(point);
  }
}

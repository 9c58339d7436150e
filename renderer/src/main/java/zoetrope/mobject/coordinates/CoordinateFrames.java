package zoetrope.mobject.coordinates;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/** Functions shared by all coordinate systems. */
final class CoordinateFrames {
  private CoordinateFrames() {}

  static Affine inverse(Affine frame) {
    if (frame.determinant() == 0) {
      throw new IllegalStateException(
          "the axes are on one line (were they stretched to nothing?): their points have no "
              + "coordinates");
    }
    return frame.inverse();
  }

  /** Returns the coordinates of positions that are relative to the crossing. */
  static Vec coordinates(CoordinateFrame axes, Vec fromCrossing) {
    return Vec.of(
        axes.xAxis().numberScale().value(fromCrossing.x() + axes.crossingX()),
        axes.yAxis().numberScale().value(fromCrossing.y() + axes.crossingY()));
  }

  /** Whether coordinates are in the ranges of both axes. */
  static boolean isInside(CoordinateFrame axes, double x, double y) {
    return x >= axes.xAxis().min()
        && x <= axes.xAxis().max()
        && y >= axes.yAxis().min()
        && y <= axes.yAxis().max();
  }

  /** Returns the y value where areas end: 0, or the smallest value of a logarithmic axis. */
  static double base(CoordinateFrame axes) {
    boolean hasZero = Double.isFinite(axes.yAxis().numberScale().position(0));
    return hasZero ? 0 : axes.yAxis().min();
  }
}

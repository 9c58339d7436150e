package zoetrope.mobject.camera;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/** Takes an orientation apart into the camera's Euler angles. */
final class EulerAngles {
  /** Below this a turn about the floor's axis and one about the line of sight are the same. */
  private static final double STEEP = 1e-9;

  private EulerAngles() {}

  /**
   * Theta, phi and gamma in radians such that {@code R = Rz(theta) Rx(phi) Rz(gamma)}, phi from 0
   * to pi; or, when y is up, {@code R = Ry(theta) Rx(phi) Rz(gamma)}, phi from -pi/2 to pi/2. Where
   * theta and gamma turn about the same line, gamma is 0.
   */
  static double[] of(Quaternion orientation, boolean yIsUp) {
    Affine r = orientation.toAffine();
    return yIsUp ? overXz(r) : overXy(r);
  }

  private static double[] overXy(Affine r) {
    Vec sight = r.column(2);
    double flat = Math.sqrt(sight.x() * sight.x() + sight.y() * sight.y());
    double phi = StrictMath.atan2(flat, sight.z());
    if (flat < STEEP) {
      double theta = StrictMath.atan2(r.column(0).y(), r.column(0).x());
      return new double[] {theta, phi, 0};
    }
    double theta = StrictMath.atan2(sight.x(), -sight.y());
    return new double[] {theta, phi, StrictMath.atan2(r.column(0).z(), r.column(1).z())};
  }

  private static double[] overXz(Affine r) {
    Vec sight = r.column(2);
    double flat = Math.sqrt(sight.x() * sight.x() + sight.z() * sight.z());
    double phi = StrictMath.atan2(-sight.y(), flat);
    if (flat < STEEP) {
      double theta = StrictMath.atan2(-r.column(0).z(), r.column(0).x());
      return new double[] {theta, phi, 0};
    }
    double theta = StrictMath.atan2(sight.x(), sight.z());
    return new double[] {theta, phi, StrictMath.atan2(r.column(0).y(), r.column(1).y())};
  }
}

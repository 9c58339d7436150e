package zoetrope.mobject.camera;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/** The conversion of an orientation to the Euler angles of the camera. */
final class EulerAngles {
  /**
   * The sine of the angle between the line of sight and the floor's axis below which they count as
   * parallel.
   */
  private static final double MAX_PARALLEL_SINE = 1e-9;

  private EulerAngles() {}

  /**
   * Returns theta, phi and gamma in radians with {@code R = Rz(theta) Rx(phi) Rz(gamma)} and phi in
   * [0, pi]. If y is up, {@code R = Ry(theta) Rx(phi) Rz(gamma)} and phi is in [-pi/2, pi/2]. If
   * theta and gamma rotate about the same line, gamma is 0.
   */
  static double[] of(Quaternion orientation, boolean yIsUp) {
    Affine r = orientation.toAffine();
    return yIsUp ? overXz(r) : overXy(r);
  }

  private static double[] overXy(Affine r) {
    Vec sight = r.column(2);
    double flat = Math.sqrt(sight.x() * sight.x() + sight.y() * sight.y());
    double phi = StrictMath.atan2(flat, sight.z());
    if (flat < MAX_PARALLEL_SINE) {
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
    if (flat < MAX_PARALLEL_SINE) {
      double theta = StrictMath.atan2(-r.column(0).z(), r.column(0).x());
      return new double[] {theta, phi, 0};
    }
    double theta = StrictMath.atan2(sight.x(), sight.z());
    return new double[] {theta, phi, StrictMath.atan2(r.column(0).y(), r.column(1).y())};
  }
}

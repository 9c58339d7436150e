package zoetrope.mobject.camera;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/** The Euler angles of the camera, in radians. */
record EulerAngles(double theta, double phi, double gamma) {
  static final EulerAngles ZERO = new EulerAngles(0, 0, 0);

  private static final Vec UP = new Vec(0, 1, 0);
  private static final Vec RIGHT = new Vec(1, 0, 0);
  private static final Vec OUT = new Vec(0, 0, 1);

  /**
   * The sine of the angle between the line of sight and the floor's axis below which they count as
   * parallel.
   */
  private static final double MAX_PARALLEL_SINE = 1e-9;

  /**
   * Returns the angles of an orientation, with phi in [0, pi], or in [-pi/2, pi/2] if y is up. If
   * theta and gamma rotate about the same line, gamma is 0.
   */
  static EulerAngles of(Quaternion orientation, boolean yIsUp) {
    Affine r = orientation.toAffine();
    return yIsUp ? overXz(r) : overXy(r);
  }

  /**
   * Returns the orientation {@code Rz(theta) Rx(phi) Rz(gamma)}, or {@code Ry(theta) Rx(phi)
   * Rz(gamma)} if y is up.
   */
  Quaternion orientation(boolean yIsUp) {
    return Quaternion.of(theta, yIsUp ? UP : OUT)
        .times(Quaternion.of(phi, RIGHT))
        .times(Quaternion.of(gamma, OUT))
        .normalized();
  }

  EulerAngles plus(double dTheta, double dPhi, double dGamma) {
    return new EulerAngles(theta + dTheta, phi + dPhi, gamma + dGamma);
  }

  EulerAngles lerp(EulerAngles other, double t) {
    return new EulerAngles(
        (1 - t) * theta + t * other.theta,
        (1 - t) * phi + t * other.phi,
        (1 - t) * gamma + t * other.gamma);
  }

  private static EulerAngles overXy(Affine r) {
    Vec sight = r.column(2);
    double flat = Math.sqrt(sight.x() * sight.x() + sight.y() * sight.y());
    double phi = StrictMath.atan2(flat, sight.z());
    if (flat < MAX_PARALLEL_SINE) {
      double theta = StrictMath.atan2(r.column(0).y(), r.column(0).x());
      return new EulerAngles(theta, phi, 0);
    }
    double theta = StrictMath.atan2(sight.x(), -sight.y());
    return new EulerAngles(theta, phi, StrictMath.atan2(r.column(0).z(), r.column(1).z()));
  }

  private static EulerAngles overXz(Affine r) {
    Vec sight = r.column(2);
    double flat = Math.sqrt(sight.x() * sight.x() + sight.z() * sight.z());
    double phi = StrictMath.atan2(-sight.y(), flat);
    if (flat < MAX_PARALLEL_SINE) {
      double theta = StrictMath.atan2(-r.column(0).z(), r.column(0).x());
      return new EulerAngles(theta, phi, 0);
    }
    double theta = StrictMath.atan2(sight.x(), sight.z());
    return new EulerAngles(theta, phi, StrictMath.atan2(r.column(0).y(), r.column(1).y()));
  }
}

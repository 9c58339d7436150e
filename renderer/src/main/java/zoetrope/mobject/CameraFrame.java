package zoetrope.mobject;

import zoetrope.frame.Camera;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/**
 * What the camera sees, as a mobject that can be moved, scaled, turned and animated: a rectangle of
 * 14.2 x 8 scene units around {@link #center()}.
 *
 * <pre>{@code
 * play(animate(camera(), c -> c.moveTo(LEFT).setHeight(6)));
 * }</pre>
 */
public final class CameraFrame extends Mobject<CameraFrame> {
  private static final double ASPECT = 16.0 / 9;
  private static final Vec UP = new Vec(0, 1, 0);
  private static final Vec RIGHT = new Vec(1, 0, 0);
  private static final Vec OUT = new Vec(0, 0, 1);

  private Vec middle = Vec.ZERO;
  private double frameHeight = Camera.FRAME_HEIGHT;
  private Quaternion orientation = Quaternion.IDENTITY;
  private double fieldOfView = Camera.DEFAULT.fieldOfView();
  private boolean yIsUp;
  private double theta;
  private double phi;
  private double gamma;

  /** The default view: the origin in the middle, 8 units high, 45 degrees. */
  public CameraFrame() {}

  /** The immutable camera of this moment. */
  public Camera toCamera() {
    return new Camera(middle, frameHeight, orientation, fieldOfView);
  }

  /** How the camera is turned. */
  public Quaternion orientation() {
    return orientation;
  }

  /** The vertical angle of view in radians. */
  public double fieldOfView() {
    return fieldOfView;
  }

  /** Sets the vertical angle of view, radians in (0, pi): the strength of perspective. */
  public CameraFrame setFieldOfView(double angle) {
    if (!(angle > 0 && angle < Math.PI)) {
      throw new IllegalArgumentException("field of view " + angle + " is not between 0 and pi");
    }
    fieldOfView = angle;
    return this;
  }

  /** Lets y point up from the floor when Euler angles are set: floor plane xz instead of xy. */
  public CameraFrame setFloorPlaneXz() {
    yIsUp = true;
    return this;
  }

  /** Sets the Euler angles in degrees; see {@link #setEulerAngles}. */
  public CameraFrame reorient(double thetaDegrees, double phiDegrees) {
    return reorient(thetaDegrees, phiDegrees, gamma * 180 / Math.PI);
  }

  /** Sets the Euler angles in degrees. */
  public CameraFrame reorient(double thetaDegrees, double phiDegrees, double gammaDegrees) {
    double k = Math.PI / 180;
    return setEulerAngles(thetaDegrees * k, phiDegrees * k, gammaDegrees * k);
  }

  /** Sets Euler angles in degrees, centre and height at once. */
  public CameraFrame reorient(
      double thetaDegrees, double phiDegrees, double gammaDegrees, Vec center, double height) {
    reorient(thetaDegrees, phiDegrees, gammaDegrees);
    return moveTo(center).setHeight(height);
  }

  /**
   * Sets the orientation from Euler angles in radians: {@code Rz(theta) Rx(phi) Rz(gamma)}, or
   * {@code Ry(theta) Rx(phi) Rz(gamma)} over the floor plane xz.
   */
  public CameraFrame setEulerAngles(double newTheta, double newPhi, double newGamma) {
    theta = newTheta;
    phi = newPhi;
    gamma = newGamma;
    orientation =
        Quaternion.of(theta, yIsUp ? UP : OUT)
            .times(Quaternion.of(phi, RIGHT))
            .times(Quaternion.of(gamma, OUT))
            .normalized();
    return this;
  }

  /** The Euler angle theta in radians, as last set. */
  public double theta() {
    return theta;
  }

  /** The Euler angle phi in radians, as last set. */
  public double phi() {
    return phi;
  }

  /** The Euler angle gamma in radians, as last set. */
  public double gamma() {
    return gamma;
  }

  /** Turns on and on: theta grows by {@code rate} radians a second. */
  public CameraFrame addAmbientRotation(double rate) {
    return addUpdater((c, dt) -> c.setEulerAngles(c.theta + rate * dt, c.phi, c.gamma));
  }

  /** Puts everything back to the default view. */
  public CameraFrame toDefaultState() {
    middle = Vec.ZERO;
    frameHeight = Camera.FRAME_HEIGHT;
    fieldOfView = Camera.DEFAULT.fieldOfView();
    return setEulerAngles(0, 0, 0);
  }

  @Override
  public Vec center() {
    return middle;
  }

  @Override
  public boolean hasPoints() {
    return true;
  }

  @Override
  protected Bounds selfBounds() {
    Vec half = new Vec(frameHeight * ASPECT / 2, frameHeight / 2, 0);
    return new Bounds(middle.minus(half), middle.plus(half));
  }

  @Override
  public CameraFrame rotate(double angle, Vec axis, Vec point) {
    orientation = Quaternion.of(angle, axis).times(orientation).normalized();
    middle = Affine.rotation(angle, axis).about(point).apply(middle);
    return this;
  }

  @Override
  protected void transformSelf(Affine map) {
    double factor = map.column(1).length();
    middle = map.apply(middle);
    frameHeight *= factor;
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    CameraFrame c = camera(other);
    middle = c.middle;
    frameHeight = c.frameHeight;
    orientation = c.orientation;
    fieldOfView = c.fieldOfView;
    yIsUp = c.yIsUp;
    theta = c.theta;
    phi = c.phi;
    gamma = c.gamma;
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    CameraFrame a = camera(start).copy();
    CameraFrame b = camera(end).copy();
    return t -> {
      if (t == 0 || t == 1) {
        becomeSelf(t == 0 ? a : b);
        return;
      }
      middle = motion.mix(t).of(a.middle, b.middle);
      frameHeight = (1 - t) * a.frameHeight + t * b.frameHeight;
      orientation = a.orientation.lerp(b.orientation, t);
      fieldOfView = (1 - t) * a.fieldOfView + t * b.fieldOfView;
      theta = (1 - t) * a.theta + t * b.theta;
      phi = (1 - t) * a.phi + t * b.phi;
      gamma = (1 - t) * a.gamma + t * b.gamma;
    };
  }

  private static CameraFrame camera(Mobject<?> m) {
    if (m instanceof CameraFrame c) {
      return c;
    }
    throw new IllegalArgumentException("the camera cannot become a " + m.kind());
  }
}

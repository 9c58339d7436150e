package zoetrope.mobject.camera;

import java.util.EnumMap;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameSize;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Point;
import zoetrope.mobject.Tween;
import zoetrope.mobject.Updater;
import zoetrope.mobject.display.Shading;

/**
 * What the camera sees, as a mobject that can be moved, scaled, turned and animated: a rectangle of
 * 14.2 x 8 scene units around {@link #center()}. In a picture of another shape it is what the scene
 * is made for, all of which is seen, with more above and below or beside it; see {@link FrameFit}.
 *
 * <pre>{@code
 * play(animate(camera(), c -> c.moveTo(LEFT).setHeight(6)));
 * }</pre>
 */
public final class CameraFrame extends Mobject<CameraFrame> {
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
  private boolean angleWise;
  private EnumMap<Angle, Updater<CameraFrame>> ambient = new EnumMap<>(Angle.class);

  /** The light of the scene; null until it is asked for. */
  private Point lightSource;

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
    Degrees.check(newTheta);
    Degrees.check(newPhi);
    Degrees.check(newGamma);
    return orient(newTheta, newPhi, newGamma);
  }

  private CameraFrame orient(double newTheta, double newPhi, double newGamma) {
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

  /** The Euler angle theta in radians: as last set, or worked out of a rotation. */
  public double theta() {
    return theta;
  }

  /** The Euler angle phi in radians: as last set, or worked out of a rotation. */
  public double phi() {
    return phi;
  }

  /** The Euler angle gamma in radians: as last set, or worked out of a rotation. */
  public double gamma() {
    return gamma;
  }

  /** Sets theta in radians; the other angles stay. */
  public CameraFrame setTheta(double angle) {
    return orient(Degrees.check(angle), phi, gamma);
  }

  /** Sets phi in radians; the other angles stay. */
  public CameraFrame setPhi(double angle) {
    return orient(theta, Degrees.check(angle), gamma);
  }

  /** Sets gamma in radians; the other angles stay. */
  public CameraFrame setGamma(double angle) {
    return orient(theta, phi, Degrees.check(angle));
  }

  /** Adds to theta, in radians. */
  public CameraFrame incrementTheta(double angle) {
    return orient(theta + Degrees.check(angle), phi, gamma);
  }

  /** Adds to phi, in radians. */
  public CameraFrame incrementPhi(double angle) {
    return orient(theta, phi + Degrees.check(angle), gamma);
  }

  /** Adds to gamma, in radians. */
  public CameraFrame incrementGamma(double angle) {
    return orient(theta, phi, gamma + Degrees.check(angle));
  }

  /** Turns the camera to {@code newOrientation}; Euler angles that give it are worked out. */
  public CameraFrame setOrientation(Quaternion newOrientation) {
    orientation = newOrientation.normalized();
    double[] angles = EulerAngles.of(orientation, yIsUp);
    theta = angles[0];
    phi = angles[1];
    gamma = angles[2];
    return this;
  }

  /**
   * Lets animations of the camera take the way of the three Euler angles, each linear, instead of
   * that of the orientation: needed for more than half a turn. It counts at the animation's end.
   */
  public CameraFrame interpolateAngles(boolean byAngles) {
    angleWise = byAngles;
    return this;
  }

  /** The distance of the eye from the centre in scene units. */
  public double eyeDistance() {
    return toCamera().focalDistance() * frameHeight / Camera.FRAME_HEIGHT;
  }

  /** Where the eye is. */
  public Vec eye() {
    return toCamera().eye();
  }

  /** Sets the distance of the eye from the centre, in scene units, by the angle of view. */
  public CameraFrame setEyeDistance(double distance) {
    Preconditions.requireAbove("the distance of the eye", distance, 0);
    return setFieldOfView(2 * StrictMath.atan(frameHeight / 2 / distance));
  }

  /** An Euler angle of the camera. */
  public enum Angle {
    /** About the axis of the floor plane. */
    THETA,
    /** Up and down. */
    PHI,
    /** About the line of sight. */
    GAMMA
  }

  /** Turns on and on: theta grows by {@code rate} radians a second. */
  public CameraFrame addAmbientRotation(double rate) {
    return addAmbientRotation(rate, Angle.THETA);
  }

  /** Turns on and on: an angle grows by {@code rate} radians a second, until it is stopped. */
  public CameraFrame addAmbientRotation(double rate, Angle angle) {
    Updater<CameraFrame> rotation = (c, dt) -> c.increment(angle, rate * dt);
    ambient.put(angle, rotation);
    return addUpdater(rotation);
  }

  /** Ends what {@link #addAmbientRotation} began. */
  public CameraFrame stopAmbientRotation() {
    ambient.values().forEach(this::removeUpdater);
    ambient.clear();
    return this;
  }

  private void increment(Angle angle, double by) {
    switch (angle) {
      case THETA -> incrementTheta(by);
      case PHI -> incrementPhi(by);
      case GAMMA -> incrementGamma(by);
    }
  }

  /**
   * The light of the scene, a point to be moved and animated; it lights all surfaces, solids and
   * shaded shapes whose shading names no light of its own.
   *
   * <pre>{@code
   * camera().lightSource().moveTo(at(0, 0, -3));
   * play(animate(camera().lightSource(), light -> light.shift(right(5))));
   * }</pre>
   *
   * <p>Until it is first asked for there is none, and each shading has its default. Then it is at
   * (-10, 10, 10). Updaters of it run once it is on the stage.
   */
  public Point lightSource() {
    if (lightSource == null) {
      lightSource = new Point(Shading.LIGHT);
    }
    return lightSource;
  }

  /** Where the light of the scene is; null as long as nobody asked for one. */
  public Vec light() {
    return lightSource == null ? null : lightSource.center();
  }

  /**
   * Moves and sizes the frame so that it shows all of some objects, with so much room on each side;
   * how the camera is turned stays.
   *
   * <pre>{@code
   * play(animate(camera(), c -> c.autoZoom(0.5, circle, label)));
   * }</pre>
   *
   * @param margin the room, in scene units
   * @throws IllegalArgumentException if there is nothing to be seen in the objects
   */
  public CameraFrame autoZoom(double margin, Mobject<?>... mobjects) {
    Bounds box = Bounds.EMPTY;
    for (Mobject<?> mobject : mobjects) {
      box = box.union(mobject.bounds());
    }
    if (box.isEmpty()) {
      throw new IllegalArgumentException("there is nothing to zoom to: the objects have no points");
    }
    double width = box.size().x() + 2 * margin;
    double height = box.size().y() + 2 * margin;
    double size = Math.max(height / height(), width / width());
    if (size > 0) {
      scale(size);
    }
    return moveTo(box.center());
  }

  /**
   * Where a point of the scene is seen, in the coordinates of the default frame: what is {@code
   * fixInFrame()} and moved there stands over it.
   *
   * <pre>{@code
   * var label = always(tex("P").fixInFrame(), l -> l.moveTo(camera().toFixedFramePoint(p)));
   * }</pre>
   *
   * @throws IllegalArgumentException for a point that is not in front of the camera
   */
  public Vec toFixedFramePoint(Vec point) {
    Vec seen = new FrameProjection(toCamera()).apply(point, 0);
    if (seen == null) {
      throw new IllegalArgumentException("the point " + point + " is behind the camera");
    }
    return seen;
  }

  /**
   * The point of the plane through the camera's centre, parallel to the picture, that is seen at a
   * point of the default frame.
   */
  public Vec fromFixedFramePoint(Vec point) {
    Vec flat = Vec.of(point.x(), point.y()).times(frameHeight / Camera.FRAME_HEIGHT);
    return middle.plus(orientation.toAffine().apply(flat));
  }

  /** Puts everything but the light back to the default view. */
  public CameraFrame toDefaultState() {
    middle = Vec.ZERO;
    frameHeight = Camera.FRAME_HEIGHT;
    fieldOfView = Camera.DEFAULT.fieldOfView();
    angleWise = false;
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
    FrameSize size = CurrentFrame.layout().camera();
    double height = frameHeight * (size.height() / Camera.FRAME_HEIGHT);
    Vec half = new Vec(height * size.aspect() / 2, height / 2, 0);
    return new Bounds(middle.minus(half), middle.plus(half));
  }

  @Override
  protected void transformSelf(Affine map) {
    middle = map.apply(middle);
    frameHeight *= map.column(1).length();
    Quaternion turn = Quaternion.of(map);
    if (!turn.equals(Quaternion.IDENTITY)) {
      setOrientation(turn.times(orientation));
    }
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    CameraFrame c = camera(other);
    becomeView(c);
    if (c.lightSource != null) {
      lightSource().moveTo(c.light());
    }
  }

  private void becomeView(CameraFrame c) {
    middle = c.middle;
    frameHeight = c.frameHeight;
    orientation = c.orientation;
    fieldOfView = c.fieldOfView;
    yIsUp = c.yIsUp;
    theta = c.theta;
    phi = c.phi;
    gamma = c.gamma;
    angleWise = c.angleWise;
  }

  @Override
  protected void copiedSelf() {
    ambient = new EnumMap<>(ambient);
    lightSource = lightSource == null ? null : lightSource.copy();
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    CameraFrame a = camera(start).copy();
    CameraFrame b = camera(end).copy();
    Tween view = tweenView(a, b, motion);
    if (b.light() == null || b.light().equals(a.light())) {
      return view;
    }
    Vec from = a.lightSource().center();
    return view.and(t -> lightSource().moveTo(motion.between(from, b.light(), t)));
  }

  private Tween tweenView(CameraFrame a, CameraFrame b, MotionPath motion) {
    return t -> {
      if (t == 0 || t == 1) {
        becomeView(t == 0 ? a : b);
        return;
      }
      middle = motion.between(a.middle, b.middle, t);
      frameHeight = (1 - t) * a.frameHeight + t * b.frameHeight;
      fieldOfView = (1 - t) * a.fieldOfView + t * b.fieldOfView;
      setEulerAngles(
          (1 - t) * a.theta + t * b.theta,
          (1 - t) * a.phi + t * b.phi,
          (1 - t) * a.gamma + t * b.gamma);
      if (!b.angleWise) {
        orientation = a.orientation.lerp(b.orientation, t);
      }
    };
  }

  private static CameraFrame camera(Mobject<?> m) {
    if (m instanceof CameraFrame c) {
      return c;
    }
    throw new IllegalArgumentException("the camera cannot become a " + m.kind());
  }
}

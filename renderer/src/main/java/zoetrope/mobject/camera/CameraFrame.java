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
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.FrameProjection;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Point;
import zoetrope.mobject.Tween;
import zoetrope.mobject.Updater;
import zoetrope.mobject.display.Shading;

/**
 * The camera as a mobject that can be moved, scaled, rotated and animated: a rectangle of 14.2 x 8
 * scene units around {@link #center()}. With another aspect ratio, the video shows this whole area,
 * with more space above and below it or at its sides; see {@link FrameFit}.
 *
 * <pre>{@code
 * play(animate(camera(), c -> c.moveTo(LEFT).setHeight(6)));
 * }</pre>
 */
public final class CameraFrame extends Mobject<CameraFrame> {
  private Vec middle = Vec.ZERO;
  private double frameHeight = Camera.FRAME_HEIGHT;
  private Quaternion orientation = Quaternion.IDENTITY;
  private double fieldOfView = Camera.DEFAULT.fieldOfView();
  private boolean yIsUp;
  private EulerAngles angles = EulerAngles.ZERO;
  private boolean angleWise;
  private EnumMap<Angle, Updater<CameraFrame>> ambient = new EnumMap<>(Angle.class);

  /** The light of the scene; null until it is requested. */
  private Point lightSource;

  /** Creates the default camera, which looks at the origin with a height of 8 units. */
  public CameraFrame() {}

  /** Returns an immutable copy of the present camera. */
  public Camera toCamera() {
    return new Camera(middle, frameHeight, orientation, fieldOfView);
  }

  /** Returns the orientation of the camera. */
  public Quaternion orientation() {
    return orientation;
  }

  /** Returns the vertical angle of view in radians. */
  public double fieldOfView() {
    return fieldOfView;
  }

  /** Sets the vertical angle of view, in radians in (0, pi): the strength of perspective. */
  public CameraFrame setFieldOfView(double angle) {
    Preconditions.require(
        angle > 0 && angle < Math.PI, "field of view %s is not between 0 and pi", angle);
    fieldOfView = angle;
    return this;
  }

  /** Makes Euler angles relative to the floor plane xz, with y upwards, instead of xy. */
  public CameraFrame setFloorPlaneXz() {
    yIsUp = true;
    return this;
  }

  /** Sets the Euler angles theta and phi in degrees; see {@link #setEulerAngles}. */
  public CameraFrame reorient(double thetaDegrees, double phiDegrees) {
    return reorient(thetaDegrees, phiDegrees, gamma() * 180 / Math.PI);
  }

  /** Sets the Euler angles in degrees; see {@link #setEulerAngles}. */
  public CameraFrame reorient(double thetaDegrees, double phiDegrees, double gammaDegrees) {
    double k = Math.PI / 180;
    return setEulerAngles(thetaDegrees * k, phiDegrees * k, gammaDegrees * k);
  }

  /** Sets the Euler angles in degrees, the centre, and the height in scene units. */
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
    return orient(
        new EulerAngles(Degrees.check(newTheta), Degrees.check(newPhi), Degrees.check(newGamma)));
  }

  private CameraFrame orient(EulerAngles newAngles) {
    angles = newAngles;
    orientation = angles.orientation(yIsUp);
    return this;
  }

  /** Returns the Euler angle theta in radians, as set last or as computed from a rotation. */
  public double theta() {
    return angles.theta();
  }

  /** Returns the Euler angle phi in radians, as set last or as computed from a rotation. */
  public double phi() {
    return angles.phi();
  }

  /** Returns the Euler angle gamma in radians, as set last or as computed from a rotation. */
  public double gamma() {
    return angles.gamma();
  }

  /** Sets the Euler angle theta in radians; the other angles stay. */
  public CameraFrame setTheta(double angle) {
    return orient(new EulerAngles(Degrees.check(angle), phi(), gamma()));
  }

  /** Sets the Euler angle phi in radians; the other angles stay. */
  public CameraFrame setPhi(double angle) {
    return orient(new EulerAngles(theta(), Degrees.check(angle), gamma()));
  }

  /** Sets the Euler angle gamma in radians; the other angles stay. */
  public CameraFrame setGamma(double angle) {
    return orient(new EulerAngles(theta(), phi(), Degrees.check(angle)));
  }

  /** Adds {@code angle} radians to the Euler angle theta. */
  public CameraFrame incrementTheta(double angle) {
    return orient(angles.plus(Degrees.check(angle), 0, 0));
  }

  /** Adds {@code angle} radians to the Euler angle phi. */
  public CameraFrame incrementPhi(double angle) {
    return orient(angles.plus(0, Degrees.check(angle), 0));
  }

  /** Adds {@code angle} radians to the Euler angle gamma. */
  public CameraFrame incrementGamma(double angle) {
    return orient(angles.plus(0, 0, Degrees.check(angle)));
  }

  /** Sets the orientation of the camera, and computes Euler angles for it. */
  public CameraFrame setOrientation(Quaternion newOrientation) {
    orientation = newOrientation.normalized();
    angles = EulerAngles.of(orientation, yIsUp);
    return this;
  }

  /**
   * Sets whether animations of the camera interpolate the three Euler angles instead of the
   * orientation. This is necessary for more than half a turn. The animation uses the setting of its
   * end state.
   */
  public CameraFrame interpolateAngles(boolean byAngles) {
    angleWise = byAngles;
    return this;
  }

  /** Returns the distance of the eye from the centre in scene units. */
  public double eyeDistance() {
    return toCamera().focalDistance() * frameHeight / Camera.FRAME_HEIGHT;
  }

  /** Returns the position of the eye. */
  public Vec eye() {
    return toCamera().eye();
  }

  /** Changes the angle of view so that the eye has a distance from the centre, in scene units. */
  public CameraFrame setEyeDistance(double distance) {
    Preconditions.requireAbove("the distance of the eye", distance, 0);
    return setFieldOfView(2 * StrictMath.atan(frameHeight / 2 / distance));
  }

  /** An Euler angle of the camera. */
  public enum Angle {
    /** The rotation about the axis of the floor plane. */
    THETA,
    /** The rotation up and down. */
    PHI,
    /** The rotation about the line of sight. */
    GAMMA
  }

  /** Rotates the camera continuously: theta grows by {@code rate} radians per second. */
  public CameraFrame addAmbientRotation(double rate) {
    return addAmbientRotation(rate, Angle.THETA);
  }

  /** Rotates the camera continuously: an angle grows by {@code rate} radians per second. */
  public CameraFrame addAmbientRotation(double rate, Angle angle) {
    Updater<CameraFrame> rotation = (c, dt) -> c.increment(angle, rate * dt);
    ambient.put(angle, rotation);
    return addUpdater(rotation);
  }

  /** Stops all rotations that {@link #addAmbientRotation} started. */
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
   * Returns the light of the scene, a point that can be moved and animated. It lights all surfaces,
   * solids and shaded shapes whose shading does not set a light.
   *
   * <pre>{@code
   * camera().lightSource().moveTo(at(0, 0, -3));
   * play(animate(camera().lightSource(), light -> light.shift(right(5))));
   * }</pre>
   *
   * <p>Before the first call there is no light of the scene, and each shading uses its default. At
   * the first call it is at (-10, 10, 10). Its updaters run only while it is on the stage.
   */
  public Point lightSource() {
    if (lightSource == null) {
      lightSource = new Point(Shading.LIGHT);
    }
    return lightSource;
  }

  /** Returns the position of the light of the scene, or null before it was requested. */
  public Vec light() {
    return lightSource == null ? null : lightSource.center();
  }

  /**
   * Moves and scales the camera so that it shows all of some objects. The orientation stays.
   *
   * <pre>{@code
   * play(animate(camera(), c -> c.autoZoom(0.5, circle, label)));
   * }</pre>
   *
   * @param margin the space on each side, in scene units
   * @throws IllegalArgumentException if the objects have no points
   */
  public CameraFrame autoZoom(double margin, Mobject<?>... mobjects) {
    Bounds box = Bounds.EMPTY;
    for (Mobject<?> mobject : mobjects) {
      box = box.union(mobject.bounds());
    }
    Preconditions.require(
        !box.isEmpty(), "there is nothing to zoom to: the objects have no points");
    double width = box.size().x() + 2 * margin;
    double height = box.size().y() + 2 * margin;
    double size = Math.max(height / height(), width / width());
    if (size > 0) {
      scale(size);
    }
    return moveTo(box.center());
  }

  /**
   * Returns where a point of the scene is seen, in coordinates of the default frame. An object that
   * is fixed in the frame and moved to this place covers the point.
   *
   * <pre>{@code
   * var label = always(tex("P").fixInFrame(), l -> l.moveTo(camera().toFixedFramePoint(p)));
   * }</pre>
   *
   * @throws IllegalArgumentException if the point is not in front of the camera
   */
  public Vec toFixedFramePoint(Vec point) {
    Vec seen = new FrameProjection(toCamera()).apply(point, 0);
    Preconditions.require(seen != null, "the point %s is behind the camera", point);
    return seen;
  }

  /**
   * Returns the scene point seen at a point of the default frame. It is in the plane through the
   * centre of the camera that is perpendicular to the line of sight.
   */
  public Vec fromFixedFramePoint(Vec point) {
    Vec flat = Vec.of(point.x(), point.y()).times(frameHeight / Camera.FRAME_HEIGHT);
    return middle.plus(orientation.toAffine().apply(flat));
  }

  /** Resets the camera to its default, except for the light and the floor plane. */
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
    angles = c.angles;
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
      orient(a.angles.lerp(b.angles, t));
      if (!b.angleWise) {
        orientation = a.orientation.lerp(b.orientation, t);
      }
    };
  }

  private static CameraFrame camera(Mobject<?> m) {
    if (m instanceof CameraFrame c) {
      return c;
    }
    throw new IllegalArgumentException("the camera cannot become " + Preconditions.a(m.kind()));
  }
}

package zoetrope.scene;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.composition.Animations;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Updater;
import zoetrope.mobject.camera.CameraFrame;

/**
 * A three-dimensional scene with Manim CE's camera methods. All angles are in radians: {@code phi}
 * is measured from the z axis, {@code theta} from the x axis. The default view is {@code phi = 0,
 * theta = -pi/2}, with the eye 20 units away. Near surfaces hide farther ones pixel by pixel, for
 * all mobjects that are not fixed in the frame.
 *
 * <pre>{@code
 * setCameraOrientation(75 * DEGREES, -45 * DEGREES);
 * beginAmbientCameraRotation(0.1);
 * }</pre>
 */
public abstract class ThreeDScene extends Scene {
  /** The default distance of the eye, in scene units. */
  public static final double DEFAULT_FOCAL_DISTANCE = 20;

  private Updater<CameraFrame> illusion;

  /** Creates a scene whose camera looks from above, at a distance of 20 units. */
  protected ThreeDScene() {
    CameraView.DEFAULT.applyTo(camera());
    setAlwaysDepthTest(true);
  }

  /**
   * Sets whether near surfaces hide farther ones for all mobjects that are not fixed in the frame,
   * including lines, texts and images; true by default. See {@link Mobject#applyDepthTest}.
   * Mobjects that are fixed in the frame, or excluded by {@link Mobject#deactivateDepthTest}, are
   * drawn in front of the mobjects that were added before them.
   */
  protected final void setAlwaysDepthTest(boolean always) {
    cast().putInSpace(always);
  }

  /**
   * The position and orientation of a camera, in Manim CE's terms. The zoom does not move the eye.
   *
   * @param phi angle from the z axis in radians
   * @param theta angle about the z axis in radians; for -pi/2 the x axis points to the right
   * @param gamma angle about the line of sight in radians
   * @param zoom the magnification, above 0
   * @param focalDistance the distance of the eye from the centre, in scene units, above 0
   * @param center the point in the middle of the frame
   */
  public record CameraView(
      double phi, double theta, double gamma, double zoom, double focalDistance, Vec center) {
    /** The view from above, with the x axis pointing to the right. */
    public static final CameraView DEFAULT =
        new CameraView(0, -Math.PI / 2, 0, 1, DEFAULT_FOCAL_DISTANCE, Vec.ZERO);

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException if the zoom or the distance is not above 0
     */
    public CameraView {
      Preconditions.requireAbove("the camera's zoom", zoom, 0);
      Preconditions.requireAbove("the camera's focal distance", focalDistance, 0);
    }

    /** Returns a view with other angles, in radians. */
    public CameraView toward(double newPhi, double newTheta) {
      return new CameraView(newPhi, newTheta, gamma, zoom, focalDistance, center);
    }

    /** Returns a view with another angle about the line of sight, in radians. */
    public CameraView rolled(double newGamma) {
      return new CameraView(phi, theta, newGamma, zoom, focalDistance, center);
    }

    /** Returns a view with another zoom, above 0. */
    public CameraView zoomed(double newZoom) {
      return new CameraView(phi, theta, gamma, newZoom, focalDistance, center);
    }

    /** Returns a view with another distance of the eye, in scene units, above 0. */
    public CameraView at(double newFocalDistance) {
      return new CameraView(phi, theta, gamma, zoom, newFocalDistance, center);
    }

    /** Returns a view with another point in the middle. */
    public CameraView around(Vec newCenter) {
      return new CameraView(phi, theta, gamma, zoom, focalDistance, newCenter);
    }

    /**
     * Returns a view whose components are interpolated linearly, with {@code t} from 0 (this view)
     * to 1 ({@code other}).
     */
    public CameraView lerp(CameraView other, double t) {
      return new CameraView(
          mix(phi, other.phi, t),
          mix(theta, other.theta, t),
          mix(gamma, other.gamma, t),
          mix(zoom, other.zoom, t),
          mix(focalDistance, other.focalDistance, t),
          center.lerp(other.center, t));
    }

    private static double mix(double a, double b, double t) {
      return (1 - t) * a + t * b;
    }

    private void checkAngles() {
      Degrees.check(phi);
      Degrees.check(theta);
      Degrees.check(gamma);
    }

    private void applyTo(CameraFrame frame) {
      frame
          .moveTo(center)
          .setHeight(CurrentFrame.layout().camera().height() / zoom)
          .setEyeDistance(focalDistance)
          .setEulerAngles(theta + Math.PI / 2, phi, -gamma);
    }

    private static CameraView of(CameraFrame frame) {
      return new CameraView(
          frame.phi(),
          frame.theta() - Math.PI / 2,
          -frame.gamma(),
          CurrentFrame.layout().camera().height() / frame.height(),
          frame.eyeDistance(),
          frame.center());
    }
  }

  /** Returns the current view. */
  protected final CameraView cameraView() {
    return CameraView.of(camera());
  }

  /**
   * Turns the camera to these angles, in radians, as in {@code setCameraOrientation(75 * DEGREES,
   * -45 * DEGREES)}. The rest of the view does not change.
   */
  protected final void setCameraOrientation(double phi, double theta) {
    setCameraOrientation(cameraView().toward(phi, theta));
  }

  /** Sets the view of the camera. */
  protected final void setCameraOrientation(CameraView view) {
    view.checkAngles();
    view.applyTo(camera());
  }

  /** Turns the camera to {@code phi = 70}, {@code theta = -135} degrees. */
  protected final void setToDefaultAngledCameraOrientation() {
    setCameraOrientation(70 * Math.PI / 180, -135 * Math.PI / 180);
  }

  /**
   * Moves the camera to these angles, in radians, in one second. The rest of the view does not
   * change.
   */
  protected final void moveCamera(double phi, double theta) {
    moveCamera(cameraView().toward(phi, theta), 1);
  }

  /**
   * Moves the camera to a view in {@code runTime} seconds, while other animations play. Each
   * component of the view is interpolated linearly.
   */
  protected final void moveCamera(CameraView to, double runTime, Animation<?>... others) {
    to.checkAngles();
    CameraView from = cameraView();
    List<Animation<?>> all = new ArrayList<>(List.of(others));
    all.add(
        Animations.updateFromAlpha(camera(), (c, alpha) -> from.lerp(to, alpha).applyTo(c))
            .runTime(runTime));
    play(all);
  }

  /**
   * Turns the camera about the z axis by {@code rate} radians per second, until {@link
   * #stopAmbientCameraRotation} is called.
   */
  protected final void beginAmbientCameraRotation(double rate) {
    camera().addAmbientRotation(rate);
  }

  /**
   * Increases an angle of the camera by {@code rate} radians per second, until {@link
   * #stopAmbientCameraRotation} is called.
   */
  protected final void beginAmbientCameraRotation(double rate, CameraFrame.Angle about) {
    boolean roll = about == CameraFrame.Angle.GAMMA;
    camera().addAmbientRotation(roll ? -rate : rate, about);
  }

  /** Stops the rotation of the camera. */
  protected final void stopAmbientCameraRotation() {
    camera().stopAmbientRotation();
  }

  /**
   * Sways the camera slightly, with a period of about 6.3 / rate seconds, until {@link
   * #stop3DIllusionCameraRotation} is called.
   */
  protected final void begin3DIllusionCameraRotation(double rate) {
    stop3DIllusionCameraRotation();
    CameraView origin = cameraView();
    double[] turn = {0};
    illusion =
        (c, dt) -> {
          turn[0] += rate * dt;
          c.setTheta(origin.theta() + Math.PI / 2 + 0.2 * StrictMath.sin(turn[0]));
          c.setPhi(origin.phi() + 0.1 * StrictMath.cos(turn[0]) - 0.1);
        };
    camera().addUpdater(illusion);
  }

  /** Stops the swaying of the camera, which stays where it is. */
  protected final void stop3DIllusionCameraRotation() {
    if (illusion != null) {
      camera().removeUpdater(illusion);
      illusion = null;
    }
  }

  /** Adds mobjects that do not move in the frame when the camera moves. */
  protected final void addFixedInFrameMobjects(Mobject<?>... mobjects) {
    for (Mobject<?> m : mobjects) {
      m.fixInFrame();
    }
    add(mobjects);
  }

  /** Adds mobjects that keep their places in space but always face the camera. */
  protected final void addFixedOrientationMobjects(Mobject<?>... mobjects) {
    for (Mobject<?> m : mobjects) {
      m.fixOrientation();
    }
    add(mobjects);
  }

  /** Undoes {@link #addFixedInFrameMobjects}. The mobjects stay on the stage. */
  protected final void removeFixedInFrameMobjects(Mobject<?>... mobjects) {
    for (Mobject<?> m : mobjects) {
      m.unfixFromFrame();
    }
  }

  /** Undoes {@link #addFixedOrientationMobjects}. The mobjects stay on the stage. */
  protected final void removeFixedOrientationMobjects(Mobject<?>... mobjects) {
    for (Mobject<?> m : mobjects) {
      m.unfixOrientation();
    }
  }
}

package zoetrope.scene;

import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.ThreeDAxes;
import zoetrope.mobject.three.Sphere;

/**
 * A three-dimensional scene with Manim's defaults for axes, a sphere and the camera.
 *
 * <pre>{@code
 * setCameraToDefaultPosition();
 * add(defaultAxes(), defaultSphere());
 * }</pre>
 */
public abstract class SpecialThreeDScene extends ThreeDScene {
  private static final double RADIUS = 2;

  /**
   * Creates a scene whose camera looks from above until {@link #setCameraToDefaultPosition} is
   * called.
   */
  protected SpecialThreeDScene() {}

  /**
   * Returns thin axes with the ranges -6 to 6, -5 to 5 and -4 to 4. The ticks at 0, 1 and 2 are
   * longer.
   */
  protected final ThreeDAxes defaultAxes() {
    AxisStyle style = AxisStyle.ofTheme().strokeWidth(2).bigTicks(0, 1, 2);
    return new ThreeDAxes(Range.of(-6, 6), Range.of(-5, 5), Range.of(-4, 4), style);
  }

  /** Returns a sphere of radius 2, in scene units, with 24 by 48 faces. */
  protected final Sphere defaultSphere() {
    return new Sphere(RADIUS).resolution(24, 48);
  }

  /** Returns the current view, turned to {@code phi = 70}, {@code theta = -110} degrees. */
  protected final CameraView defaultCameraPosition() {
    return cameraView().toward(70 * Math.PI / 180, -110 * Math.PI / 180);
  }

  /** Turns the camera to {@link #defaultCameraPosition}. */
  protected final void setCameraToDefaultPosition() {
    setCameraOrientation(defaultCameraPosition());
  }
}

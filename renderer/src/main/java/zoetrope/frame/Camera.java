package zoetrope.frame;

import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/**
 * Where the scene is seen from: a perspective camera that looks at {@code center} and shows {@code
 * height} scene units from bottom to top there. What lies in the plane through the centre, parallel
 * to the picture, is seen without distortion, whatever the field of view.
 *
 * @param center the point in the middle of the picture
 * @param height scene units from bottom to top, above 0
 * @param orientation turns the default view (along -z, y up) to this one
 * @param fieldOfView vertical angle in radians, in (0, pi)
 */
public record Camera(Vec center, double height, Quaternion orientation, double fieldOfView) {
  /** Scene units from bottom to top of the default frame. */
  public static final double FRAME_HEIGHT = 8;

  /** Below this nothing would be seen but the limits of numbers. */
  private static final double LEAST_HEIGHT = 1e-6;

  /** The default camera: the origin in the middle, 8 units high, 45 degrees. */
  public static final Camera DEFAULT =
      new Camera(Vec.ZERO, FRAME_HEIGHT, Quaternion.IDENTITY, Math.PI / 4);

  /** Throws {@link IllegalArgumentException} for a height or field of view out of range, or NaN. */
  public Camera {
    if (!center.isFinite()) {
      throw new IllegalArgumentException(
          "the camera's centre is " + center + ", not a point: look for a division by zero");
    }
    if (!(height >= LEAST_HEIGHT && height < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "the camera's frame is " + height + " units high, not at least " + LEAST_HEIGHT);
    }
    if (!orientation.isFinite()) {
      throw new IllegalArgumentException(
          "the camera's orientation is no turn but " + orientation + ": look for an angle of NaN");
    }
    if (!(fieldOfView > 0 && fieldOfView < Math.PI)) {
      throw new IllegalArgumentException(
          "the camera's field of view is " + fieldOfView + ", not between 0 and pi");
    }
  }

  /** Whether the camera looks along -z with y up, so that the plane z = centre is not distorted. */
  public boolean isUpright() {
    return orientation.x() == 0 && orientation.y() == 0 && orientation.z() == 0;
  }

  /**
   * The distance of the eye from the centre, in units of the default frame: {@code 4 / tan(fov/2)}.
   */
  public double focalDistance() {
    return FRAME_HEIGHT / 2 / StrictMath.tan(fieldOfView / 2);
  }

  /** Where the eye is, in scene coordinates. */
  public Vec eye() {
    Vec back = orientation.toAffine().applyLinear(new Vec(0, 0, 1));
    return center.plus(back.times(focalDistance() * height / FRAME_HEIGHT));
  }
}

package zoetrope.frame;

import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * A perspective camera that looks at {@code center}. In the plane through the centre, the default
 * frame is {@code height} scene units high. A {@link FrameSize} of another height shows
 * proportionally more or less. That plane is parallel to the image and never distorted, whatever
 * the field of view. Immutable.
 *
 * @param center the point in the middle of the image
 * @param height scene units from bottom to top of the default frame, at least 1e-6
 * @param orientation rotation from the default view (along -z, y up) to this one
 * @param fieldOfView vertical angle of the default frame in radians, in (0, pi)
 */
public record Camera(Vec center, double height, Quaternion orientation, double fieldOfView) {
  /** The height of the default frame in scene units. */
  public static final double FRAME_HEIGHT = 8;

  /** Below this height, rounding errors would be visible. */
  private static final double MIN_HEIGHT = 1e-6;

  /** The default camera: the origin in the middle, 8 scene units high, field of view 45 degrees. */
  public static final Camera DEFAULT =
      new Camera(Vec.ZERO, FRAME_HEIGHT, Quaternion.IDENTITY, Math.PI / 4);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException for a component out of range or not finite
   */
  public Camera {
    if (!center.isFinite()) {
      throw new IllegalArgumentException(
          "the camera's centre is " + center + ", not a point: look for a division by zero");
    }
    if (!(height >= MIN_HEIGHT && height < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "the camera's frame is " + height + " units high, not at least " + MIN_HEIGHT);
    }
    Preconditions.require(
        orientation.isFinite(),
        "the camera's orientation is %s, not a rotation: look for an angle of NaN",
        orientation);
    if (!(fieldOfView > 0 && fieldOfView < Math.PI)) {
      throw new IllegalArgumentException(
          "the camera's field of view is " + fieldOfView + ", not between 0 and pi");
    }
  }

  /** Whether the camera looks along -z with y up, so that planes of constant z are undistorted. */
  public boolean isUpright() {
    return orientation.x() == 0 && orientation.y() == 0 && orientation.z() == 0;
  }

  /**
   * Returns the distance of the eye from the centre, in scene units of the default frame: {@code 4
   * / tan(fov/2)}.
   */
  public double focalDistance() {
    return FRAME_HEIGHT / 2 / StrictMath.tan(fieldOfView / 2);
  }

  /** Returns the position of the eye in scene coordinates. */
  public Vec eye() {
    Vec back = orientation.toAffine().applyLinear(new Vec(0, 0, 1));
    return center.plus(back.times(focalDistance() * height / FRAME_HEIGHT));
  }
}

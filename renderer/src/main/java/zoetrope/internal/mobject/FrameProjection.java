package zoetrope.internal.mobject;

import zoetrope.frame.Camera;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * A camera: scene coordinates to the frame's, which are those of the default camera: the middle is
 * the origin, y goes up, the default frame is 8 high.
 */
public final class FrameProjection {
  /** What is nearer to the eye is not seen, as in the raster. */
  private static final double NEAR = 1.0 / 64;

  private final Affine turn;
  private final double k;
  private final double defaultK = 1 / Camera.DEFAULT.focalDistance();

  /** The projection of a camera. */
  public FrameProjection(Camera camera) {
    turn =
        Affine.translation(camera.center().negate())
            .then(camera.orientation().normalized().conjugate().toAffine())
            .then(Affine.scaling(Camera.FRAME_HEIGHT / camera.height()));
    k = 1 / camera.focalDistance();
  }

  /** Where a point is seen; null behind the eye. {@code fixed} as for items. */
  public Vec apply(Vec p, double fixed) {
    if (fixed == 0) {
      return project(turn.apply(p), k);
    }
    Vec still = project(p, defaultK);
    Vec moved = fixed == 1 ? still : project(turn.apply(p), k);
    return still == null || moved == null ? null : moved.lerp(still, fixed);
  }

  private static Vec project(Vec q, double k) {
    double w = 1 - q.z() * k;
    return w < NEAR ? null : Vec.of(q.x() / w, q.y() / w);
  }
}

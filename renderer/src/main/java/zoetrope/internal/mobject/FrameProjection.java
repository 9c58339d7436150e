package zoetrope.internal.mobject;

import zoetrope.frame.Camera;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * The projection of a camera from scene coordinates to those of the default frame: the centre is
 * the origin, y points up, and the height is 8.
 */
public final class FrameProjection {
  /**
   * The minimum distance of visible points from the eye, relative to the focal distance, as in the
   * rasterizer.
   */
  private static final double NEAR = 1.0 / 64;

  private final Affine turn;
  private final double k;
  private final boolean upright;
  private final double defaultK = 1 / Camera.DEFAULT.focalDistance();

  /** Creates the projection of a camera. */
  public FrameProjection(Camera camera) {
    turn =
        Affine.translation(camera.center().negate())
            .then(camera.orientation().normalized().conjugate().toAffine())
            .then(Affine.scaling(Camera.FRAME_HEIGHT / camera.height()));
    k = 1 / camera.focalDistance();
    upright = camera.isUpright();
  }

  /** Whether the camera looks straight at the plane of the scene. */
  public boolean isUpright() {
    return upright;
  }

  /**
   * Returns the projection of a point; null behind the eye. {@code fixed} is how far the point's
   * item is fixed in the frame, from 0 to 1.
   */
  public Vec apply(Vec p, double fixed) {
    if (fixed == 0) {
      return project(turn.apply(p), k);
    }
    Vec still = project(p, defaultK);
    Vec moved = fixed == 1 ? still : project(turn.apply(p), k);
    return still == null || moved == null ? null : moved.lerp(still, fixed);
  }

  /**
   * Projects the first {@code count} points {@code x, y, z, x, y, z, ...} of an array. The results
   * {@code x, y, x, y, ...} replace them from index 0 on, without points behind the eye.
   *
   * @return the number of results
   */
  public int apply(double[] points, int count, double fixed) {
    if (fixed != 0) {
      return applyEach(points, count, fixed);
    }
    turn.apply(points, points, count);
    int seen = 0;
    for (int i = 0; i < 3 * count; i += 3) {
      double w = 1 - points[i + 2] * k;
      if (w >= NEAR) {
        points[2 * seen] = points[i] / w;
        points[2 * seen + 1] = points[i + 1] / w;
        seen++;
      }
    }
    return seen;
  }

  private int applyEach(double[] points, int count, double fixed) {
    int seen = 0;
    for (int i = 0; i < 3 * count; i += 3) {
      Vec p = apply(Vec.of(points[i], points[i + 1], points[i + 2]), fixed);
      if (p != null) {
        points[2 * seen] = p.x();
        points[2 * seen + 1] = p.y();
        seen++;
      }
    }
    return seen;
  }

  /** Returns how near a point is to the eye: its distance in front of the centre of the frame. */
  public double nearness(Vec p) {
    return turn.apply(p).z();
  }

  private static Vec project(Vec q, double k) {
    double w = 1 - q.z() * k;
    return w < NEAR ? null : Vec.of(q.x() / w, q.y() / w);
  }
}

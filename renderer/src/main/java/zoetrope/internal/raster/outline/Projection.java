package zoetrope.internal.raster.outline;

import zoetrope.frame.Camera;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Quaternion;
import zoetrope.geometry.Vec;

/**
 * The projection of a camera onto a canvas. It maps scene coordinates to homogeneous pixels.
 *
 * <p>A point {@code p} becomes {@code q = R^T (p - center) 8 / height} in the frame of the camera,
 * where {@code R} is the camera's rotation. The map gives {@code (X, Y, w)} with {@code w = 1 - q_z
 * tan(fov/2) / 4}. The pixel is {@code (X / w, Y / w)}, x to the right, y down.
 *
 * @param camera the map of scene coordinates to homogeneous pixels for the camera
 * @param fixed the map of scene coordinates to homogeneous pixels for the default camera
 * @param pixelsPerUnit the pixels of a scene unit at {@code w = 1}, for stroke widths
 */
public record Projection(Affine camera, Affine fixed, double pixelsPerUnit) {
  /** The near plane: geometry with a smaller {@code w} is clipped. */
  public static final double NEAR = 1.0 / 64;

  /** Creates the projection onto a canvas {@code units} scene units high for the default camera. */
  public Projection(Camera camera, int width, int height, double units) {
    this(
        homogeneous(camera, width, height, height / units),
        homogeneous(Camera.DEFAULT, width, height, height / units),
        height / units);
  }

  /** Returns the projection of a plane with {@code x} and {@code y} pixels per unit. */
  public static Projection ofPlane(double x, double y) {
    Affine map = Affine.ofColumns(Vec.of(x, 0), Vec.of(0, y), Vec.ZERO, new Vec(0, 0, 1));
    return new Projection(map, map, Math.sqrt(x * y));
  }

  /**
   * Returns the projection of the items in an inset's view to the pixels of the whole canvas.
   *
   * @param plane maps {@code (x, y, 1)} to homogeneous pixels, where x and y are from -1 to 1
   *     within the inset
   */
  public Projection inset(InsetView inset, Affine plane) {
    return new Projection(
        through(inset.camera(), inset.aspect()).then(plane),
        through(inset.fixedCamera(), inset.aspect()).then(plane),
        pixelsPerUnit * inset.strokeScale());
  }

  /** Returns the projection with the origin moved to pixel {@code (x, y)}. */
  public Projection from(int x, int y) {
    Affine shift = Affine.ofColumns(Vec.of(1, 0), Vec.of(0, 1), new Vec(-x, -y, 1), Vec.ZERO);
    return new Projection(camera.then(shift), fixed.then(shift), pixelsPerUnit);
  }

  /** Returns the map of the scene to {@code (X, Y, w)}; X / w and Y / w are in [-1, 1]. */
  private static Affine through(Camera camera, double aspect) {
    double s = 2 / Camera.FRAME_HEIGHT;
    Affine project =
        Affine.ofColumns(
            new Vec(s / aspect, 0, 0),
            new Vec(0, s, 0),
            new Vec(0, 0, -1 / camera.focalDistance()),
            new Vec(0, 0, 1));
    return toFrame(camera).then(project);
  }

  private static Affine homogeneous(Camera camera, int width, int height, double s) {
    double k = 1 / camera.focalDistance();
    Affine project =
        Affine.ofColumns(
            new Vec(s, 0, 0),
            new Vec(0, -s, 0),
            new Vec(-k * width / 2, -k * height / 2, -k),
            new Vec(width / 2.0, height / 2.0, 1));
    return toFrame(camera).then(project);
  }

  /** Returns the map after which the default camera sees what this camera sees. */
  private static Affine toFrame(Camera camera) {
    Quaternion back = camera.orientation().normalized().conjugate();
    Affine turn = camera.isUpright() ? Affine.IDENTITY : back.toAffine();
    double zoom = Camera.FRAME_HEIGHT / camera.height();
    return Affine.translation(camera.center().negate()).then(turn).then(Affine.scaling(zoom));
  }

  /** Returns how much w decreases per scene unit towards the eye; see {@link Item#fixed}. */
  public double depthPerUnit(double fixed) {
    return depthPerUnit(camera) * (1 - fixed) + depthPerUnit(this.fixed) * fixed;
  }

  private static double depthPerUnit(Affine map) {
    return new Vec(map.column(0).z(), map.column(1).z(), map.column(2).z()).length();
  }

  /** Returns half the width in pixels, at {@code w = 1}, of a stroke of width 1. */
  public double halfStroke() {
    return pixelsPerUnit * 0.01 / 2;
  }
}

package zoetrope.mobject.three.mesh;

import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;

/**
 * A picture on a mesh.
 *
 * @param day what is seen
 * @param night what is seen in its place where light does not reach; null for the same
 * @param uv two for each of the mesh's {@link MeshPoints}, from (0, 0) at the picture's lower left
 *     to (1, 1); never written to
 * @param isOpaque whether nothing is seen through it
 */
public record MeshTexture(
    RasterImage day, RasterImage night, double[] uv, Resampling resampling, boolean isOpaque) {
  /** How far beyond the edge of night, in cosines, day and night are mixed. */
  private static final double TWILIGHT = 0.2;

  /** One or two pictures; {@code night} is null for one. */
  public static MeshTexture of(RasterImage day, RasterImage night, double[] uv) {
    boolean opaque = isOpaque(day) && (night == null || isOpaque(night));
    return new MeshTexture(day, night, uv, Resampling.BILINEAR, opaque);
  }

  private static boolean isOpaque(RasterImage picture) {
    for (int color : picture.argb()) {
      if (color >>> 24 != 255) {
        return false;
      }
    }
    return true;
  }

  public MeshTexture withResampling(Resampling newResampling) {
    return new MeshTexture(day, night, uv, newResampling, isOpaque);
  }

  /** How much of day is seen where light comes at an angle of this cosine, in [0, 1]. */
  public static double day(double cosine) {
    double t = Math.max(0, Math.min(1, (cosine + TWILIGHT) / (2 * TWILIGHT)));
    return t * t * (3 - 2 * t);
  }
}

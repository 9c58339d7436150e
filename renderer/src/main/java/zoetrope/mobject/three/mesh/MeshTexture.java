package zoetrope.mobject.three.mesh;

import java.util.stream.IntStream;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;

/**
 * An image on a mesh.
 *
 * @param day the image
 * @param night the image on the dark side; null for {@code day}
 * @param uv two coordinates for each of the {@link MeshPoints}, from (0, 0) at the lower left of
 *     the image to (1, 1); never modified
 * @param isOpaque whether all pixels are opaque
 */
public record MeshTexture(
    RasterImage day, RasterImage night, double[] uv, Resampling resampling, boolean isOpaque) {
  /** Half the width of the twilight, where day and night are mixed, in cosines. */
  private static final double TWILIGHT = 0.2;

  /** Returns a texture of one or two images; {@code night} may be null. */
  public static MeshTexture of(RasterImage day, RasterImage night, double[] uv) {
    boolean opaque = isOpaque(day) && (night == null || isOpaque(night));
    return new MeshTexture(day, night, uv, Resampling.BILINEAR, opaque);
  }

  private static boolean isOpaque(RasterImage picture) {
    return IntStream.of(picture.argb()).allMatch(color -> color >>> 24 == 255);
  }

  public MeshTexture withResampling(Resampling newResampling) {
    return new MeshTexture(day, night, uv, newResampling, isOpaque);
  }

  /**
   * Returns the fraction of day, in [0, 1], for the cosine of the angle between normal and light.
   */
  public static double day(double cosine) {
    double t = Math.max(0, Math.min(1, (cosine + TWILIGHT) / (2 * TWILIGHT)));
    return t * t * (3 - 2 * t);
  }
}

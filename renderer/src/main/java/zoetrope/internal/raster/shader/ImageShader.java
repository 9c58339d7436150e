package zoetrope.internal.raster.shader;

import zoetrope.frame.Resampling;
import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.outline.Homography;

/**
 * A shader that samples an image through an affine or perspective map. It samples the mipmap level
 * whose pixels are about as large as canvas pixels, so that fine detail of reduced images neither
 * flickers nor blurs.
 *
 * <p>Under an affine map, which is the most frequent case, image coordinates advance linearly in
 * fixed point. This needs only additions, and the coordinates do not depend on where a span of
 * pixels begins. If the image is also axis-aligned, all pixels of a span sample the same image
 * rows, see {@link ScanlineSampler}.
 */
public final class ImageShader implements Shader {
  private static final double ONE = 0x1p32;

  private final Homography map;
  private final Footprint footprint;
  private final ImageSampler sampler;
  private final ScanlineSampler scanline;
  private final boolean affine;
  private long originX;
  private long originY;
  private long rightX;
  private long rightY;
  private long downX;
  private long downY;

  /**
   * Creates a shader.
   *
   * @param map maps canvas pixels to image coordinates: the image fills the square from (-1, -1) to
   *     (1, 1), y up
   * @param scanline scratch space, which shaders of one thread may share
   */
  public ImageShader(
      Footprint footprint, Homography map, Resampling resampling, ScanlineSampler scanline) {
    this.map = map;
    this.scanline = scanline;
    this.footprint = footprint;
    this.sampler =
        resampling == Resampling.BILINEAR ? new ImageSampler() : new FilterSampler(resampling);
    this.affine = map.qx() == 0 && map.qy() == 0;
    if (affine) {
      measureOnce();
    }
  }

  private void measureOnce() {
    double q = 1 / map.q(0, 0);
    footprint.measure(0, 0, q);
    sampler.setFootprint(footprint);
    originX = fixed(footprint.x(map.u(0.5, 0.5) * q));
    originY = fixed(footprint.y(map.v(0.5, 0.5) * q));
    rightX = fixed(footprint.rightX);
    rightY = fixed(footprint.rightY);
    downX = fixed(footprint.downX);
    downY = fixed(footprint.downY);
  }

  private static long fixed(double value) {
    return (long) Math.rint(value * ONE);
  }

  @Override
  public boolean isPremultiplied() {
    return true;
  }

  @Override
  public void shade(int x, int y, int count, int[] target) {
    if (!affine) {
      for (int i = 0; i < count; i++) {
        target[i] = pixel(x + i + 0.5, y + 0.5);
      }
      return;
    }
    long atX = originX + x * rightX + y * downX;
    long atY = originY + x * rightY + y * downY;
    if (sampler.byRows() && rightY == 0) {
      scanline.shade(sampler, atX, atY, rightX, count, target);
      return;
    }
    for (int i = 0; i < count; i++) {
      target[i] = sampler.pixel(atX, atY);
      atX += rightX;
      atY += rightY;
    }
  }

  private int pixel(double px, double py) {
    double q = 1 / map.q(px, py);
    double u = map.u(px, py) * q;
    double v = map.v(px, py) * q;
    footprint.measure(u, v, q);
    sampler.setFootprint(footprint);
    return sampler.pixel(fixed(footprint.x(u)), fixed(footprint.y(v)));
  }
}

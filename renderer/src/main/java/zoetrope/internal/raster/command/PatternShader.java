package zoetrope.internal.raster.command;

import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.outline.Homography;
import zoetrope.internal.raster.pixel.Blend;

/** A shader that repeats a tile; a pixel is the mean of samples on a grid in the pixel. */
final class PatternShader implements Shader {
  private static final double ONE = 0x1p32;
  private static final long FRACTION = 0xFFFFFFFFL;

  private final TilePicture tile;
  private final Homography map;
  private final int opacity;

  /** Creates a shader; {@code map} maps pixels to the tile's coordinates. */
  PatternShader(TilePicture tile, Homography map, double opacity) {
    this.tile = tile;
    this.map = map;
    this.opacity = (int) Math.rint(255 * opacity);
  }

  @Override
  public boolean isPremultiplied() {
    return true;
  }

  @Override
  public int size() {
    return tile.pixels().length;
  }

  @Override
  public void shade(int x, int y, int count, int[] colors) {
    for (int i = 0; i < count; i++) {
      int pixel = pixel(x + i, y);
      colors[i] = opacity == 255 ? pixel : Blend.premultipliedOver(0, pixel, opacity);
    }
  }

  private int pixel(int x, int y) {
    int n = tile.samples();
    long sum = 0;
    for (int i = 0; i < n * n; i++) {
      double px = x + (i % n + 0.5) / n;
      double py = y + (i / n + 0.5) / n;
      double q = 1 / map.q(px, py);
      long u = (long) Math.floor(map.u(px, py) * q / tile.size().x() * ONE) & FRACTION;
      long v = (long) Math.floor(map.v(px, py) * q / tile.size().y() * ONE) & FRACTION;
      int column = (int) (u * tile.width() >>> 32);
      int row = (int) (v * tile.height() >>> 32);
      sum += Blend.lanes(tile.pixels()[row * tile.width() + column]);
    }
    return channel(sum, 48) << 24
        | channel(sum, 16) << 16
        | channel(sum, 32) << 8
        | channel(sum, 0);
  }

  /** Returns the rounded mean of a channel over all samples. */
  private int channel(long sums, int shift) {
    int count = tile.samples() * tile.samples();
    return ((int) (sums >>> shift & 0xFFFF) + count / 2) / count;
  }
}

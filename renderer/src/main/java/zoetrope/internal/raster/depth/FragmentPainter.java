package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.coverage.Coverage;
import zoetrope.internal.raster.coverage.Painter;
import zoetrope.internal.raster.coverage.Shader;
import zoetrope.internal.raster.pixel.Blend;

/** A painter of a fill's fragments, whose opacity is scaled by the coverage of the pixel. */
public final class FragmentPainter implements Painter {
  private final int[] colors = new int[TileMask.SIDE];
  private FragmentSink sink;
  private Shader shader;
  private int color;

  /**
   * Sets the receiver, the plane and the paint of the next fragments. The paint is {@code
   * newShader}, or {@code newColor} if the shader is null.
   */
  public void begin(FragmentSink target, DepthPlane plane, Shader newShader, int newColor) {
    sink = target;
    sink.plane(plane);
    shader = newShader;
    color = newColor;
  }

  @Override
  public void run(int x, int y, int count, int sum) {
    int coverage = Coverage.alpha(sum);
    if (coverage != 0) {
      shade(x, y, count);
      for (int i = 0; i < count; i++) {
        add(x + i, y, i, coverage);
      }
    }
  }

  @Override
  public void mask(int x, int y, int count, int[] coverage, int from) {
    shade(x, y, count);
    for (int i = 0; i < count; i++) {
      add(x + i, y, i, coverage[from + i]);
    }
  }

  @Override
  public int sums(int x, int y, int count, int[] sums, int from, int before) {
    shade(x, y, count);
    int sum = before;
    for (int i = 0; i < count; i++) {
      sum += sums[from + i];
      sums[from + i] = 0;
      add(x + i, y, i, Coverage.alpha(sum));
    }
    return sum;
  }

  private void shade(int x, int y, int count) {
    if (shader != null) {
      shader.shade(x, y, count, colors);
      if (shader.isPremultiplied()) {
        for (int i = 0; i < count; i++) {
          colors[i] = Blend.unpremultiply(colors[i]);
        }
      }
    }
  }

  private void add(int x, int y, int i, int coverage) {
    int paint = shader == null ? color : colors[i];
    int alpha = Blend.multiply(coverage, paint >>> 24);
    if (alpha != 0 && !sink.skips(x, y)) {
      sink.add(x, y, alpha << 24 | paint & 0xFFFFFF);
    }
  }
}

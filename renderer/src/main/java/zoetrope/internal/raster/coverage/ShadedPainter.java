package zoetrope.internal.raster.coverage;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelSurface;

/** A painter that takes its colours from a {@link Shader}. */
public final class ShadedPainter implements Painter {
  private final PixelSurface surface;
  private int[] colors = new int[0];
  private int[] coverageRow = new int[0];
  private Shader shader;

  public ShadedPainter(PixelSurface surface) {
    this.surface = surface;
  }

  /** Sets the shader of the following pixels. */
  public void shader(Shader newShader) {
    shader = newShader;
  }

  @Override
  public void run(int x, int y, int count, int sum) {
    reserve(count);
    Arrays.fill(coverageRow, 0, count, Coverage.alpha(sum));
    mask(x, y, count, coverageRow, 0);
  }

  private void reserve(int count) {
    if (coverageRow.length < count) {
      coverageRow = new int[count];
    }
  }

  @Override
  public void mask(int x, int y, int count, int[] coverage, int from) {
    int first = 0;
    int last = count;
    while (first < last && coverage[from + first] == 0) {
      first++;
    }
    while (last > first && coverage[from + last - 1] == 0) {
      last--;
    }
    if (first == last) {
      return;
    }
    if (colors.length < last - first) {
      colors = new int[last - first];
    }
    shader.shade(x + first, y, last - first, colors);
    if (shader.isPremultiplied()) {
      blendPremultiplied(surface.at(x + first, y), coverage, from + first, last - first);
    } else {
      blend(surface.at(x + first, y), coverage, from + first, last - first);
    }
  }

  @Override
  public int sums(int x, int y, int count, int[] sums, int from, int before) {
    reserve(count);
    int sum = before;
    for (int i = 0; i < count; i++) {
      sum += sums[from + i];
      sums[from + i] = 0;
      coverageRow[i] = Coverage.alpha(sum);
    }
    mask(x, y, count, coverageRow, 0);
    return sum;
  }

  private void blendPremultiplied(int at, int[] coverage, int from, int count) {
    int[] p = surface.pixels;
    int[] c = colors;
    for (int i = 0; i < count; i++) {
      int part = coverage[from + i];
      int color = c[i];
      if (part == 255 && color >>> 24 == 255) {
        p[at + i] = color;
      } else if (part != 0) {
        p[at + i] = Blend.premultipliedOver(p[at + i], color, part);
      }
    }
  }

  private void blend(int at, int[] coverage, int from, int count) {
    int[] pixels = surface.pixels;
    for (int i = 0; i < count; i++) {
      int part = coverage[from + i];
      if (part != 0) {
        int color = colors[i];
        pixels[at + i] = Blend.over(pixels[at + i], color, Blend.multiply(part, color >>> 24));
      }
    }
  }
}

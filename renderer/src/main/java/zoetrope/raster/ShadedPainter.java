package zoetrope.raster;

import java.util.Arrays;

/** Paints what a {@link Shader} says. */
final class ShadedPainter implements Painter {
  private final int[] pixels;
  private final int width;
  private final int[] colors;
  private final int[] even;
  private Shader shader;

  ShadedPainter(int[] pixels, int width) {
    this.pixels = pixels;
    this.width = width;
    this.colors = new int[width];
    this.even = new int[width];
  }

  /** Paints with {@code newShader} from now on. */
  void shader(Shader newShader) {
    shader = newShader;
  }

  @Override
  public void run(int x, int y, int count, int coverage) {
    Arrays.fill(even, 0, count, coverage);
    mask(x, y, count, even, 0);
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
    shader.shade(x + first, y, last - first, colors);
    boolean premultiplied = shader.isPremultiplied();
    for (int i = first, at = y * width + x + first; i < last; i++, at++) {
      int part = coverage[from + i];
      int color = colors[i - first];
      if (part != 0) {
        pixels[at] =
            premultiplied
                ? Blend.premultipliedOver(pixels[at], color, part)
                : Blend.over(pixels[at], color, Blend.multiply(part, color >>> 24));
      }
    }
  }
}

package zoetrope.color;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.processor.Word;

/** Gradients through a list of colours. */
public final class ColorGradient {
  private ColorGradient() {}

  /**
   * Returns {@code n} colours evenly spaced over {@code colors}. Colours between two of the given
   * ones are interpolated by {@link Color#mix}. The first result is exactly the first given colour.
   * Of several results, the last is exactly the last given colour.
   *
   * @throws IllegalArgumentException when there are no colours
   */
  public static List<Color> samples(List<Color> colors, int n) {
    Preconditions.require(!colors.isEmpty(), "a gradient needs at least one colour");
    List<Color> result = new ArrayList<>(n);
    for (int i = 0; i < n; i++) {
      double position = n == 1 ? 0 : (double) i / (n - 1) * (colors.size() - 1);
      int k = Math.min((int) position, colors.size() - 1);
      double t = position - k;
      result.add(t == 0 ? colors.get(k) : colors.get(k).mix(colors.get(k + 1), t));
    }
    return result;
  }

  /** Returns {@code n} evenly spaced colours of {@code colors}; Manim's {@code color_gradient}. */
  @Word
  public static List<Color> colorGradient(int n, Color... colors) {
    return samples(List.of(colors), n);
  }
}

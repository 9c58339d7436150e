package zoetrope.color;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleFunction;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.processor.Word;

/**
 * A scale that assigns a colour to each number. It has colours at some numbers, the pivots, and
 * interpolates between them by {@link Color#mix}. Numbers below the first or above the last pivot
 * get the colour of that pivot. Immutable.
 *
 * <pre>{@code
 * var heat = colorScale(0, 1, BLACK, RED, YELLOW);
 * var balance = colorScale(-1, BLUE).and(0, WHITE).and(5, RED);
 * surface.colorByValue(p -> p.z(), balance);
 * }</pre>
 */
public final class ColorScale implements DoubleFunction<Color> {
  private final double[] pivots;
  private final List<Color> colors;

  private ColorScale(double[] pivots, List<Color> colors) {
    this.pivots = pivots;
    this.colors = colors;
  }

  /**
   * Returns a scale with one colour for all numbers; {@link #and} adds colours for larger numbers.
   *
   * @throws IllegalArgumentException when the pivot is not finite
   */
  @Word("colorScale")
  public static ColorScale of(double pivot, Color color) {
    return new ColorScale(new double[0], List.of()).and(pivot, color);
  }

  /**
   * Returns a scale of evenly spaced colours, the first at {@code low}, the last at {@code high}.
   *
   * @throws IllegalArgumentException when there are no colours, or {@code low} is not below {@code
   *     high}
   */
  @Word("colorScale")
  public static ColorScale of(double low, double high, Color... colors) {
    Preconditions.require(colors.length != 0, "a colour scale needs at least one colour");
    Preconditions.require(
        low < high,
        "a colour scale cannot go from %s to %s: the first number must be less than the"
            + " second",
        low,
        high);
    ColorScale scale = of(low, colors[0]);
    for (int i = 1; i < colors.length; i++) {
      double t = (double) i / (colors.length - 1);
      scale = scale.and(t == 1 ? high : (1 - t) * low + t * high, colors[i]);
    }
    return scale;
  }

  /**
   * Returns the scale with one more pivot after the others. A pivot equal to the last one replaces
   * its colour.
   *
   * @throws IllegalArgumentException when the pivot is not finite, or below the last one
   */
  public ColorScale and(double pivot, Color color) {
    int n = pivots.length;
    Preconditions.require(
        Double.isFinite(pivot), "a pivot of a colour scale must be finite, not %s", pivot);
    if (n > 0 && pivot < pivots[n - 1]) {
      throw new IllegalArgumentException(
          Messages.of(
              "the pivot %s of a colour scale comes after %s: add the pivots in ascending order",
              pivot, pivots[n - 1]));
    }
    int count = n > 0 && pivot == pivots[n - 1] ? n - 1 : n;
    double[] more = Arrays.copyOf(pivots, count + 1);
    more[count] = pivot;
    List<Color> all = new ArrayList<>(colors.subList(0, count));
    all.add(color);
    return new ColorScale(more, List.copyOf(all));
  }

  /**
   * Returns the colour of a number; infinite numbers have the colours of the ends.
   *
   * @throws IllegalArgumentException for NaN
   */
  @Override
  public Color apply(double value) {
    Preconditions.require(!Double.isNaN(value), "NaN has no colour in a colour scale");
    int last = pivots.length - 1;
    if (value <= pivots[0] || value >= pivots[last]) {
      return colors.get(value <= pivots[0] ? 0 : last);
    }
    int found = Arrays.binarySearch(pivots, value);
    if (found >= 0) {
      return colors.get(found);
    }
    int k = -found - 2;
    double t = (value - pivots[k]) / (pivots[k + 1] - pivots[k]);
    return colors.get(k).mix(colors.get(k + 1), t);
  }
}

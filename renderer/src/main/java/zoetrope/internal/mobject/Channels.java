package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.internal.geometry.Resampled;

/**
 * Widths and colours along a path, one for each anchor. Values between anchors, including
 * opacities, are interpolated linearly.
 */
public final class Channels {
  private Channels() {}

  /** Returns {@code n} values spread evenly over {@code values}. */
  public static double[] spread(double[] values, int n) {
    return values.length == n ? values : Resampled.valuesAt(values, positions(values.length, n));
  }

  /** Returns {@code n} colours spread evenly over {@code colors}. */
  public static List<Color> spread(List<Color> colors, int n) {
    return colors.size() == n ? colors : colorsAt(colors, positions(colors.size(), n));
  }

  /** Returns the colours at {@code positions}, which are indices of anchors with fractions. */
  public static List<Color> colorsAt(List<Color> colors, double[] positions) {
    List<Color> result = new ArrayList<>(positions.length);
    for (double s : positions) {
      int k = Math.max(0, Math.min((int) s, colors.size() - 1));
      int next = Math.min(k + 1, colors.size() - 1);
      double t = Math.max(0, Math.min(1, s - k));
      result.add(t == 0 ? colors.get(k) : colors.get(k).lerp(colors.get(next), t));
    }
    return result;
  }

  private static double[] positions(int count, int n) {
    double[] positions = new double[n];
    for (int i = 0; i < n; i++) {
      positions[i] = n == 1 ? 0 : (double) i / (n - 1) * (count - 1);
    }
    return positions;
  }
}

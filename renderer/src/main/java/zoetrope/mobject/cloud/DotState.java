package zoetrope.mobject.cloud;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Style;

/** The state of a cloud of dots; the arrays are never modified. */
record DotState(double[] points, double[] radii, List<Color> colors, Style style, double glow) {
  int size() {
    return points.length / 3;
  }

  /** Returns {@code n} points: the points of this state, left out or repeated at even distances. */
  double[] spread(int n) {
    if (n == size()) {
      return points;
    }
    double[] result = new double[3 * n];
    for (int i = 0; i < n; i++) {
      System.arraycopy(points, 3 * (int) ((long) i * size() / n), result, 3 * i, 3);
    }
    return result;
  }

  List<Color> shades() {
    return colors.isEmpty() ? List.of(style.fill().firstColor().withAlpha(1)) : colors;
  }
}

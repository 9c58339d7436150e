package zoetrope.mobject.cloud;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Style;

/** All that makes a cloud of dots; the arrays are never written to. */
record DotState(double[] points, double[] radii, List<Color> colors, Style style, double glow) {
  int size() {
    return points.length / 3;
  }

  /** The points, evenly repeated to make {@code n}. */
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

  /** The colours, opaque; one at least. */
  List<Color> shades() {
    return colors.isEmpty() ? List.of(style.fill().firstColor().withAlpha(1)) : colors;
  }
}

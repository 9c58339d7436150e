package zoetrope.mobject.cloud;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;

/** Points of regular grids. */
final class PointGrids {
  private PointGrids() {}

  /** Returns points around the origin, {@code step} apart, row by row from the top, in layers. */
  static List<Vec> points(int rows, int columns, int layers, double step) {
    if (rows < 1 || columns < 1 || layers < 1) {
      throw new IllegalArgumentException(
          "a grid of dots must not be empty: " + rows + " x " + columns + " x " + layers);
    }
    List<Vec> points = new ArrayList<>();
    for (int k = 0; k < layers; k++) {
      for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
          points.add(
              new Vec(
                  (j - (columns - 1) / 2.0) * step,
                  ((rows - 1) / 2.0 - i) * step,
                  (k - (layers - 1) / 2.0) * step));
        }
      }
    }
    return points;
  }
}

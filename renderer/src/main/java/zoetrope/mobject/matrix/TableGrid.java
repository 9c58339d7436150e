package zoetrope.mobject.matrix;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;

/**
 * The cells of a table row by row, and the edges of its rows and columns in the middle of the gaps.
 * The origin of its coordinates is half a gap right of and below the upper left corner.
 */
final class TableGrid {
  private final List<Mobject<?>> cells;
  private final int columns;
  private final double[] x;
  private final double[] y;

  TableGrid(List<Mobject<?>> cells, int columns, double vBuff, double hBuff) {
    this.cells = List.copyOf(cells);
    this.columns = columns;
    this.x = levels(columns, i -> i % columns, 0, hBuff);
    this.y = levels(cells.size() / columns, i -> i / columns, 1, vBuff);
  }

  /**
   * Returns the edges of {@code n} rows or columns; {@code lineOf} returns the row or column of a
   * cell.
   */
  private double[] levels(int n, IntUnaryOperator lineOf, int dimension, double buff) {
    double[] sizes = new double[n];
    for (int i = 0; i < cells.size(); i++) {
      int line = lineOf.applyAsInt(i);
      sizes[line] = Math.max(sizes[line], cells.get(i).bounds().size().get(dimension));
    }
    double[] levels = new double[n + 1];
    int sign = dimension == 0 ? 1 : -1;
    levels[0] = -sign * buff / 2;
    for (int i = 0; i < n; i++) {
      levels[i + 1] = levels[i] + sign * (sizes[i] + buff);
    }
    return levels;
  }

  List<Mobject<?>> cells() {
    return cells;
  }

  Mobject<?> get(int i, int j) {
    return cells.get(i * columns + j);
  }

  void place() {
    for (int i = 0; i + 1 < y.length; i++) {
      for (int j = 0; j < columns; j++) {
        get(i, j).moveTo(Vec.of((x[j] + x[j + 1]) / 2, (y[i] + y[i + 1]) / 2));
      }
    }
  }

  /** Returns the outline of a cell, counter-clockwise from its upper right corner. */
  Path cell(int i, int j) {
    return Path.polygon(
        Vec.of(x[j + 1], y[i]),
        Vec.of(x[j], y[i]),
        Vec.of(x[j], y[i + 1]),
        Vec.of(x[j + 1], y[i + 1]));
  }

  List<Line> horizontalLines(boolean inner, boolean outer) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < y.length; i++) {
      boolean border = i == 0 || i == y.length - 1;
      if (border ? outer : inner) {
        lines.add(new Line(Vec.of(x[0], y[i]), Vec.of(x[columns], y[i])));
      }
    }
    return lines;
  }

  List<Line> verticalLines(boolean inner, boolean outer) {
    List<Line> lines = new ArrayList<>();
    for (int j = 0; j < x.length; j++) {
      boolean border = j == 0 || j == columns;
      if (border ? outer : inner) {
        lines.add(new Line(Vec.of(x[j], y[0]), Vec.of(x[j], y[y.length - 1])));
      }
    }
    return lines;
  }
}

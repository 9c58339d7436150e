package zoetrope.mobject.coordinates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.UnaryOperator;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * The curves where a function of x and y is 0, found by marching squares. The grid has 256 cells
 * along its longer side. On each edge whose ends have different signs, bisection finds the zero
 * with full precision. The zeros within a cell are joined, and the pieces are joined to chains.
 */
final class MarchingSquares {
  private static final int CELLS = 256;
  private static final int BISECTIONS = 48;
  private static final int NONE = -1;

  /** A chain of points. A closed chain does not repeat its first point at the end. */
  record Contour(List<Vec> points, boolean closed) {}

  private final DoubleBinaryOperator function;
  private final Range x;
  private final Range y;
  private final int columns;
  private final int rows;
  private final double[] values;

  /** The zero on each edge, or null: edges along x first, row by row, then edges along y. */
  private final Vec[] zeros;

  /** The two edges that each edge is joined to. */
  private final int[] links;

  private MarchingSquares(DoubleBinaryOperator function, Range x, Range y) {
    this.function = function;
    this.x = x;
    this.y = y;
    double cell = Math.max(x.length(), y.length()) / CELLS;
    columns = Math.max(8, (int) Math.ceil(x.length() / cell - 1e-9));
    rows = Math.max(8, (int) Math.ceil(y.length() / cell - 1e-9));
    values = new double[(columns + 1) * (rows + 1)];
    int edges = columns * (rows + 1) + (columns + 1) * rows;
    zeros = new Vec[edges];
    links = new int[2 * edges];
    Arrays.fill(links, NONE);
  }

  /** Returns the contours within a rectangle, in coordinates. */
  static List<Contour> trace(DoubleBinaryOperator function, Range x, Range y) {
    MarchingSquares contours = new MarchingSquares(function, x, y);
    contours.findZeros();
    contours.joinCells();
    return contours.chains();
  }

  /** Returns the contours as smooth curves, mapped to the scene by {@code place}. */
  static Path path(List<Contour> contours, UnaryOperator<Vec> place) {
    PathBuilder path = Path.builder();
    for (Contour contour : contours) {
      List<Vec> points = new ArrayList<>(contour.points.stream().map(place).toList());
      if (contour.closed) {
        points.add(points.get(0));
      }
      List<Spline.Knot> knots = knots(points);
      if (knots.size() > 3 && contour.closed) {
        Spline.appendClosed(path, knots);
      } else if (knots.size() > 1) {
        Spline.appendOpen(path, knots);
      }
    }
    return path.build();
  }

  /** Returns knots with the chord length as parameter; equal neighbouring points are merged. */
  private static List<Spline.Knot> knots(List<Vec> points) {
    List<Spline.Knot> knots = new ArrayList<>();
    double t = 0;
    Vec before = null;
    for (Vec p : points) {
      double step = before == null ? 0 : before.distance(p);
      if (before == null || step > 1e-7) {
        t += step;
        knots.add(new Spline.Knot(t, p));
        before = p;
      }
    }
    return knots;
  }

  // --- zeros ---

  private double gridX(int i) {
    return i == columns ? x.max() : x.min() + x.length() * i / columns;
  }

  private double gridY(int j) {
    return j == rows ? y.max() : y.min() + y.length() * j / rows;
  }

  private double value(int i, int j) {
    return values[j * (columns + 1) + i];
  }

  private int edgeAlongX(int i, int j) {
    return j * columns + i;
  }

  private int edgeAlongY(int i, int j) {
    return columns * (rows + 1) + j * (columns + 1) + i;
  }

  private void findZeros() {
    for (int j = 0; j <= rows; j++) {
      for (int i = 0; i <= columns; i++) {
        values[j * (columns + 1) + i] = function.applyAsDouble(gridX(i), gridY(j));
      }
    }
    for (int j = 0; j <= rows; j++) {
      for (int i = 0; i <= columns; i++) {
        if (i < columns) {
          zeros[edgeAlongX(i, j)] = zero(i, j, i + 1, j);
        }
        if (j < rows) {
          zeros[edgeAlongY(i, j)] = zero(i, j, i, j + 1);
        }
      }
    }
  }

  /** Returns the zero between two neighbouring grid points, or null. */
  private Vec zero(int i0, int j0, int i1, int j1) {
    double a = value(i0, j0);
    double b = value(i1, j1);
    if (!Double.isFinite(a) || !Double.isFinite(b) || isPositive(a) == isPositive(b)) {
      return null;
    }
    Vec from = Vec.of(gridX(i0), gridY(j0));
    Vec to = Vec.of(gridX(i1), gridY(j1));
    double low = 0;
    double high = 1;
    double at = 0;
    for (int k = 0; k < BISECTIONS; k++) {
      double middle = (low + high) / 2;
      Vec p = from.lerp(to, middle);
      at = function.applyAsDouble(p.x(), p.y());
      if (isPositive(at) == isPositive(a)) {
        low = middle;
      } else {
        high = middle;
      }
    }
    boolean isZero = Math.abs(at) < 0.5 * Math.max(Math.abs(a), Math.abs(b));
    return isZero ? from.lerp(to, (low + high) / 2) : null;
  }

  private static boolean isPositive(double value) {
    return value >= 0;
  }

  // --- cells ---

  private void joinCells() {
    for (int j = 0; j < rows; j++) {
      for (int i = 0; i < columns; i++) {
        joinCell(i, j);
      }
    }
  }

  private void joinCell(int i, int j) {
    int[] around = {edgeAlongX(i, j), edgeAlongY(i + 1, j), edgeAlongX(i, j + 1), edgeAlongY(i, j)};
    int[] crossed = Arrays.stream(around).filter(e -> zeros[e] != null).toArray();
    if (crossed.length == 2) {
      join(crossed[0], crossed[1]);
    } else if (crossed.length == 4) {
      double middle =
          function.applyAsDouble((gridX(i) + gridX(i + 1)) / 2, (gridY(j) + gridY(j + 1)) / 2);
      boolean cutsOffFirstCorner = isPositive(middle) != isPositive(value(i, j));
      int partner = cutsOffFirstCorner ? 3 : 1;
      join(around[0], around[partner]);
      join(around[2], around[4 - partner]);
    }
  }

  private void join(int edge, int other) {
    link(edge, other);
    link(other, edge);
  }

  private void link(int edge, int other) {
    links[links[2 * edge] == NONE ? 2 * edge : 2 * edge + 1] = other;
  }

  // --- chains ---

  private List<Contour> chains() {
    List<Contour> chains = new ArrayList<>();
    boolean[] done = new boolean[zeros.length];
    for (int edge = 0; edge < zeros.length; edge++) {
      boolean isEnd = links[2 * edge] != NONE && links[2 * edge + 1] == NONE;
      if (isEnd && !done[edge]) {
        chains.add(new Contour(walk(edge, done), false));
      }
    }
    for (int edge = 0; edge < zeros.length; edge++) {
      if (links[2 * edge] != NONE && !done[edge]) {
        chains.add(new Contour(walk(edge, done), true));
      }
    }
    return chains;
  }

  private List<Vec> walk(int start, boolean[] done) {
    List<Vec> points = new ArrayList<>();
    int edge = start;
    while (edge != NONE) {
      done[edge] = true;
      points.add(zeros[edge]);
      int next = links[2 * edge];
      if (next == NONE || done[next]) {
        next = links[2 * edge + 1];
      }
      edge = next == NONE || done[next] ? NONE : next;
    }
    return points;
  }
}

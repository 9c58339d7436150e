package zoetrope.internal.geometry;

import java.util.Arrays;

/** Snaps points whose distance is at most a tolerance to one vertex, with a disjoint-set forest. */
final class VertexSnapper {
  private final double tolerance;
  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private boolean[] ends = new boolean[64];
  private int[] parents = new int[64];
  private int count;

  VertexSnapper(double tolerance) {
    this.tolerance = tolerance;
  }

  /** Adds a point where curves are cut. */
  int add(double x, double y) {
    return add(x, y, false);
  }

  /** Adds an end point of an operand's curve; cut points are snapped to it. */
  int addEnd(double x, double y) {
    return add(x, y, true);
  }

  private int add(double x, double y, boolean end) {
    if (count == xs.length) {
      xs = Arrays.copyOf(xs, 2 * count);
      ys = Arrays.copyOf(ys, 2 * count);
      ends = Arrays.copyOf(ends, 2 * count);
      parents = Arrays.copyOf(parents, 2 * count);
    }
    xs[count] = x;
    ys[count] = y;
    ends[count] = end;
    parents[count] = count;
    return count++;
  }

  /** Unites the sets of two points. */
  void unite(int p, int q) {
    int a = find(p);
    int b = find(q);
    if (a == b) {
      return;
    }
    boolean first = ends[a] == ends[b] ? a < b : ends[a];
    parents[first ? b : a] = first ? a : b;
  }

  /** Returns the representative of the set that contains {@code p}. */
  int find(int p) {
    int root = p;
    while (parents[root] != root) {
      parents[root] = parents[parents[root]];
      root = parents[root];
    }
    return root;
  }

  /** Unites all points within the tolerance of each other. */
  void cluster() {
    Integer[] order = new Integer[count];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> Double.compare(xs[a], xs[b]));
    for (int i = 0; i < count; i++) {
      int p = order[i];
      for (int j = i + 1; j < count && xs[order[j]] - xs[p] <= tolerance; j++) {
        int q = order[j];
        double dx = xs[q] - xs[p];
        double dy = ys[q] - ys[p];
        if (dx * dx + dy * dy <= tolerance * tolerance) {
          unite(p, q);
        }
      }
    }
  }

  double x(int p) {
    return xs[find(p)];
  }

  double y(int p) {
    return ys[find(p)];
  }
}

package zoetrope.internal.geometry;

import java.util.List;
import java.util.stream.IntStream;
import zoetrope.internal.geometry.PlanarArrangement.Edge;

/** Computes winding numbers by counting crossings along rays to the right or upwards. */
final class WindingNumbers {
  private final List<Edge> edges;
  private final double[] minX;
  private final double[] maxX;
  private final double[] minY;
  private final double[] maxY;

  /** For each edge, the operands whose delta is not 0; mostly one operand. */
  private final int[][] operands;

  WindingNumbers(List<Edge> edges) {
    this.edges = edges;
    this.minX = edges.stream().mapToDouble(e -> e.curve().minX()).toArray();
    this.maxX = edges.stream().mapToDouble(e -> e.curve().maxX()).toArray();
    this.minY = edges.stream().mapToDouble(e -> e.curve().minY()).toArray();
    this.maxY = edges.stream().mapToDouble(e -> e.curve().maxY()).toArray();
    this.operands = edges.stream().map(e -> operandsOf(e.delta())).toArray(int[][]::new);
  }

  private static int[] operandsOf(int[] delta) {
    return IntStream.range(0, delta.length).filter(k -> delta[k] != 0).toArray();
  }

  /**
   * Returns the winding numbers just to the left of edge {@code index}, at parameter {@code t}.
   * Those to its right are smaller by the edge's delta.
   */
  int[] leftOf(int index, double t) {
    Edge e = edges.get(index);
    PlaneCubic c = e.curve();
    double x = c.x(t);
    double y = c.y(t);
    boolean steep = Math.abs(c.dy(t)) >= Math.abs(c.dx(t));
    int[] winding = new int[e.delta().length];
    if (steep) {
      right(x, y, index, winding);
    } else {
      up(x, y, index, winding);
    }
    // The ray went right or up from the edge. If that is not the edge's left side, correct the
    // result.
    boolean onLeft = steep ? c.dy(t) < 0 : c.dx(t) > 0;
    if (!onLeft) {
      for (int i = 0; i < winding.length; i++) {
        winding[i] += e.delta()[i];
      }
    }
    return winding;
  }

  private void right(double x, double y, int without, int[] winding) {
    for (int i = 0; i < minX.length; i++) {
      if (i == without || maxX[i] < x || minY[i] > y || maxY[i] < y) {
        continue;
      }
      PlaneCubic c = edges.get(i).curve();
      boolean upwards = c.y0() <= y && c.y3() > y;
      boolean downwards = c.y3() <= y && c.y0() > y;
      if ((upwards || downwards)
          && (minX[i] > x || c.x(crossing(c.y0(), c.y1(), c.y2(), c.y3(), y)) > x)) {
        count(i, upwards ? 1 : -1, winding);
      }
    }
  }

  private void up(double x, double y, int without, int[] winding) {
    for (int i = 0; i < minX.length; i++) {
      if (i == without || maxY[i] < y || minX[i] > x || maxX[i] < x) {
        continue;
      }
      PlaneCubic c = edges.get(i).curve();
      boolean rightwards = c.x0() <= x && c.x3() > x;
      boolean leftwards = c.x3() <= x && c.x0() > x;
      if ((rightwards || leftwards)
          && (minY[i] > y || c.y(crossing(c.x0(), c.x1(), c.x2(), c.x3(), x)) > y)) {
        count(i, leftwards ? 1 : -1, winding);
      }
    }
  }

  private void count(int edge, int sign, int[] winding) {
    int[] delta = edges.get(edge).delta();
    for (int k : operands[edge]) {
      winding[k] += sign * delta[k];
    }
  }

  /** Finds the parameter where a monotone coordinate has a value between its ends, by bisection. */
  private static double crossing(double p0, double p1, double p2, double p3, double value) {
    double low = 0;
    double high = 1;
    boolean rising = p3 > p0;
    for (int i = 0; i < 52; i++) {
      double t = (low + high) / 2;
      if (PlaneCubic.value(p0, p1, p2, p3, t) < value == rising) {
        low = t;
      } else {
        high = t;
      }
    }
    return (low + high) / 2;
  }
}

package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PathAlignment.Subpath;

/**
 * Matches the curves of two closed subpaths by dynamic programming.
 *
 * <p>A correspondence goes once around both subpaths. Each step pairs a curve with one curve, with
 * several successive curves, or with an anchor, which is the start of a curve. In the second case,
 * the one curve is split into as many equal parts. In the third case, the curve shrinks to the
 * anchor. Both paths are scaled to unit size. The cost of a step is then the mean squared distance
 * of the paired curves plus the difference of their directions, both weighted by length. So corners
 * stay on corners, sides on sides, and outlines do not fold. The cheapest correspondence over
 * several start anchors is used.
 */
final class CurveMatching {
  /** The maximum number of pairs of curves that are compared. */
  private static final long MAX_PAIRS = 200_000;

  /** The number of start anchors that are tried. */
  private static final int MAX_STARTS = 12;

  /**
   * The weight of the difference of two directions, compared with squared distances. The difference
   * is 0 for equal directions and 2 for opposite ones.
   */
  private static final double DIRECTION_WEIGHT = 0.05;

  /** The difference of directions assumed for a curve that shrinks to a point. */
  private static final double SHRINKING_TURN = 0.5;

  /** The maximum number of curves that are paired with one curve. */
  private static final int MAX_SPLITS = 64;

  private final CurveSampler a;
  private final CurveSampler b;
  private final int n;
  private final int m;
  private final int splitsOfA;
  private final int splitsOfB;
  private final int kinds;
  private final double[] costs;

  /** The two lengths of a {@link Step} are packed into one int: {@code di * PACKED + dj}. */
  private static final int PACKED = 1 << 10;

  /** A step: pairs curves {@code [i, i + di)} of a with {@code [j, j + dj)} of b. */
  private record Step(int i, int j, int di, int dj) {}

  private record Correspondence(double cost, List<Step> steps) {}

  private CurveMatching(Path a, Path b) {
    n = a.curveCount();
    m = b.curveCount();
    splitsOfA = Math.min(m, Math.min(MAX_SPLITS, 2 * ceil(m, n) + 1));
    splitsOfB = Math.min(n, Math.min(MAX_SPLITS, 2 * ceil(n, m) + 1));
    kinds = 1 + splitsOfA + Math.max(splitsOfB, 1);
    costs = new double[(n + 1) * m * kinds];
    Arrays.fill(costs, -1);
    this.a = new CurveSampler(a, splitsOfA);
    this.b = new CurveSampler(b, splitsOfB);
  }

  private static int ceil(int x, int y) {
    return (x + y - 1) / y;
  }

  /** Whether both paths have curves, but not too many, and finite coordinates. */
  static boolean isPossible(Path a, Path b) {
    long pairs = (long) a.curveCount() * b.curveCount();
    return pairs > 0 && pairs <= MAX_PAIRS && isFinite(a) && isFinite(b);
  }

  private static boolean isFinite(Path path) {
    return path.bounds().min().isFinite() && path.bounds().max().isFinite();
  }

  static PathAlignment align(Subpath a, Subpath b) {
    boolean flipped = a.unit.curveCount() > b.unit.curveCount();
    Subpath few = flipped ? b : a;
    Subpath many = flipped ? a : b;
    CurveMatching matching = new CurveMatching(few.unit, many.unit);
    Correspondence best = null;
    int start = 0;
    for (int j : starts(few.unit, many.unit)) {
      Correspondence candidate =
          matching.cheapestFrom(j, best == null ? Double.POSITIVE_INFINITY : best.cost);
      if (best == null || candidate != null && candidate.cost < best.cost * (1 - 1e-9) - 1e-12) {
        best = candidate;
        start = j;
      }
    }
    Resampled p = follow(few.real, best.steps, true);
    Resampled q = follow(turned(many.real, start), best.steps, false);
    return flipped ? new PathAlignment(q, p) : new PathAlignment(p, q);
  }

  /** Returns the anchors of {@code b} to start from: those nearest to the start of {@code a}. */
  private static List<Integer> starts(Path a, Path b) {
    Vec start = a.start();
    List<Integer> anchors = new ArrayList<>();
    for (int j = 0; j < b.curveCount(); j++) {
      anchors.add(j);
    }
    anchors.sort(
        Comparator.comparingDouble(
            (Integer j) -> Math.rint(1e9 * b.point(3 * j).distance(start)) / 1e9));
    return anchors.subList(0, Math.min(MAX_STARTS, anchors.size()));
  }

  /** Returns the closed path rotated to start at its anchor {@code j}. */
  private static Path turned(Path path, int j) {
    if (j == 0) {
      return path;
    }
    int n = path.curveCount();
    PathBuilder builder = Path.builder().moveTo(path.point(3 * j));
    for (int i = 0; i < n; i++) {
      int at = 3 * ((i + j) % n);
      builder.cubicTo(path.point(at + 1), path.point(at + 2), path.point(at + 3));
    }
    return builder.closeInPlace().build();
  }

  private static Resampled turned(Resampled r, int j) {
    int n = r.path().curveCount();
    double[] source = new double[n + 1];
    for (int i = 0; i <= n; i++) {
      source[i] = r.source()[i + j < n || i + j == n && j == 0 ? i + j : i + j - n];
    }
    return new Resampled(turned(r.path(), j), source);
  }

  /** Returns the cheapest correspondence from an anchor of b below {@code maxCost}, or null. */
  private Correspondence cheapestFrom(int start, double maxCost) {
    double limit = maxCost * (1 + 1e-6) + 1e-9;
    double[] least = new double[n + 1];
    double[][] cost = new double[n + 1][m + 1];
    int[][] from = new int[n + 1][m + 1];
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= m; j++) {
        if (i > 0 || j > 0) {
          cost[i][j] = Double.POSITIVE_INFINITY;
        }
        for (int dj = 1; dj <= Math.min(j, splitsOfA) && i > 0; dj++) {
          relax(cost, from, start, limit, i, j, 1, dj);
        }
        for (int di = 2; di <= Math.min(i, splitsOfB) && j > 0; di++) {
          relax(cost, from, start, limit, i, j, di, 1);
        }
        if (i > 0) {
          relax(cost, from, start, limit, i, j, 1, 0);
        }
        if (j > 0) {
          relax(cost, from, start, limit, i, j, 0, 1);
        }
      }
      least[i] = Arrays.stream(cost[i]).min().orElseThrow();
      if (isAbove(limit, least, i)) {
        return null;
      }
    }
    if (cost[n][m] >= limit) {
      return null;
    }
    List<Step> steps = new ArrayList<>();
    for (int i = n, j = m; i > 0 || j > 0; ) {
      int di = from[i][j] / PACKED;
      int dj = from[i][j] % PACKED;
      i -= di;
      j -= dj;
      steps.add(new Step(i, j, di, dj));
    }
    Collections.reverse(steps);
    return new Correspondence(cost[n][m], steps);
  }

  /** Whether the costs are too high in all rows where a step beyond row {@code i} can start. */
  private boolean isAbove(double limit, double[] least, int i) {
    for (int k = Math.max(0, i + 1 - Math.max(1, splitsOfB)); k <= i; k++) {
      if (least[k] < limit) {
        return false;
      }
    }
    return true;
  }

  /** Relaxes the step that ends at {@code i, j}. */
  private void relax(
      double[][] cost, int[][] from, int start, double limit, int i, int j, int di, int dj) {
    double before = cost[i - di][j - dj];
    if (before < cost[i][j] && before < limit) {
      double total = before + cachedCost(i - di, (j - dj + start) % m, di, dj);
      if (total < cost[i][j] - 1e-12) {
        cost[i][j] = total;
        from[i][j] = di * PACKED + dj;
      }
    }
  }

  /** Returns the cost of a step from anchor {@code j} of {@code b}; each cost is computed once. */
  private double cachedCost(int i, int j, int di, int dj) {
    int kind = di == 0 ? 0 : di == 1 ? 1 + dj : splitsOfA + di;
    int at = (i * m + j) * kinds + kind;
    if (costs[at] < 0) {
      costs[at] = cost(i, j, di, dj);
    }
    return costs[at];
  }

  private double cost(int i, int j, int di, int dj) {
    int pieces = Math.max(di, dj);
    boolean shrinks = di == 0 || dj == 0;
    double sum = 0;
    a.begin(i, di, pieces);
    b.begin(j, dj, pieces);
    for (int k = 0; k < pieces; k++) {
      a.next();
      b.next();
      double lengthA = a.length();
      double lengthB = b.length();
      double product = lengthA * lengthB;
      double turn = shrinks || product == 0 ? SHRINKING_TURN : 1 - a.dotStep(b) / product;
      sum += (lengthA + lengthB) / 2 * (a.apart(b) + DIRECTION_WEIGHT * turn);
    }
    return sum;
  }

  /** Returns one of the two paths, split as the steps require. */
  private static Resampled follow(Resampled side, List<Step> steps, boolean isA) {
    Path path = side.path();
    double[] c = path.coordinates();
    double[] piece = new double[12];
    PathBuilder builder = Path.builder().moveTo(path.start());
    DoubleStream.Builder source = DoubleStream.builder();
    source.add(side.source()[0]);
    for (Step step : steps) {
      int first = isA ? step.i : step.j;
      int count = isA ? step.di : step.dj;
      int pieces = Math.max(step.di, step.dj);
      for (int k = 0; k < pieces; k++) {
        if (count == 0) {
          Vec p = path.point(3 * first);
          builder.cubicTo(p, p, p);
          source.add(side.source()[first]);
        } else {
          boolean split = count < pieces;
          int curve = split ? first : first + k;
          double t0 = split ? (double) k / pieces : 0;
          double t1 = split ? (double) (k + 1) / pieces : 1;
          Bezier.part(c, 9 * curve, t0, t1, piece, 0);
          builder.cubicTo(Bezier.at(piece, 3), Bezier.at(piece, 6), Bezier.at(piece, 9));
          source.add(between(side.source(), curve, t1));
        }
      }
    }
    return new Resampled(builder.closeInPlace().build(), source.build().toArray());
  }

  private static double between(double[] source, int curve, double t) {
    double from = source[curve];
    double to = source[curve + 1];
    boolean wraps = Math.abs(to - from) > 1.5;
    return t == 1 || wraps ? to : from + t * (to - from);
  }
}

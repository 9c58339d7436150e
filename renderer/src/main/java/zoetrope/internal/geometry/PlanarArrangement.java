package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The planar arrangement of closed curves: edges that meet only at common vertices.
 *
 * <p>Points nearer than the tolerance are snapped to one vertex, and coincident edges are merged.
 * The delta of an edge is, for each operand, the winding number on its left minus that on its
 * right.
 */
final class PlanarArrangement {
  /** The maximum number of cuts, which bounds the memory and time of an operation. */
  private static final int MAX_CUTS = 20_000;

  private final double tolerance;
  private final int operands;
  private final List<Piece> pieces = new ArrayList<>();
  private final List<PlaneCubic> sources = new ArrayList<>();
  private final VertexSnapper vertices;
  private int cutCount;

  /** A monotone part of a curve of one operand, and the places where it is cut. */
  private record Piece(
      PlaneCubic curve, int operand, int source, double from, double to, List<Cut> cuts) {}

  private record Cut(double at, int point) {}

  /** An edge: a curve from vertex to vertex, and the part of the source curve it comes from. */
  record Edge(
      PlaneCubic curve,
      int start,
      int end,
      int[] delta,
      int source,
      double sourceStart,
      double sourceEnd) {

    /** Returns the edge in the opposite direction. */
    Edge reversed() {
      int[] opposite = new int[delta.length];
      for (int i = 0; i < delta.length; i++) {
        opposite[i] = -delta[i];
      }
      return new Edge(curve.reversed(), end, start, opposite, source, sourceEnd, sourceStart);
    }
  }

  PlanarArrangement(int operands, double tolerance) {
    this.operands = operands;
    this.tolerance = tolerance;
    this.vertices = new VertexSnapper(tolerance);
  }

  /** Returns the curve with a source index; all edges with this index are its parts. */
  PlaneCubic source(int index) {
    return sources.get(index);
  }

  /** Adds a curve of an operand; curves of length 0 are ignored. */
  void add(PlaneCubic curve, int operand) {
    int source = sources.size();
    sources.add(curve);
    double[] cuts = MonotonePieces.cuts(curve);
    int start = vertices.addEnd(curve.x0(), curve.y0());
    for (int i = 1; i < cuts.length; i++) {
      PlaneCubic part = curve.part(cuts[i - 1], cuts[i]);
      int end = vertices.addEnd(part.x3(), part.y3());
      if (part.size() > 0) {
        List<Cut> ends = new ArrayList<>(List.of(new Cut(0, start), new Cut(1, end)));
        pieces.add(new Piece(straightened(part), operand, source, cuts[i - 1], cuts[i], ends));
      }
      start = end;
    }
  }

  /** Replaces a curve that is straight within the tolerance by a uniformly parametrized segment. */
  private PlaneCubic straightened(PlaneCubic c) {
    return c.bulge() <= 1e-3 * tolerance ? PlaneCubic.line(c.x0(), c.y0(), c.x3(), c.y3()) : c;
  }

  List<Edge> edges() {
    findIntersections();
    vertices.cluster();
    List<Edge> edges = new ArrayList<>();
    for (Piece piece : pieces) {
      cut(piece, edges);
    }
    return merged(edges);
  }

  double x(int vertex) {
    return vertices.x(vertex);
  }

  double y(int vertex) {
    return vertices.y(vertex);
  }

  private void findIntersections() {
    List<Piece> byX = new ArrayList<>(pieces);
    byX.sort(Comparator.comparingDouble(p -> p.curve.minX()));
    double[] minX = byX.stream().mapToDouble(p -> p.curve.minX()).toArray();
    for (int i = 0; i < minX.length; i++) {
      double right = byX.get(i).curve.maxX() + tolerance;
      for (int j = i + 1; j < minX.length && minX[j] <= right; j++) {
        intersect(byX.get(i), byX.get(j));
      }
    }
  }

  private void intersect(Piece p, Piece q) {
    for (CurveIntersections.ParameterPair c : CurveIntersections.of(p.curve, q.curve, tolerance)) {
      vertices.unite(point(p, c.t()), point(q, c.u()));
    }
  }

  private int point(Piece p, double t) {
    double x = p.curve.x(t);
    double y = p.curve.y(t);
    for (Cut end : p.cuts.subList(0, 2)) {
      if (p.curve.distance(end.at, x, y) <= 2 * tolerance) {
        return end.point;
      }
    }
    if (++cutCount > MAX_CUTS) {
      throw new ArithmeticException(
          "the curves of a boolean operation cross in more than "
              + MAX_CUTS / 2
              + " places: simplify the paths, or combine them in smaller parts");
    }
    Cut cut = new Cut(t, vertices.add(x, y));
    p.cuts.add(cut);
    return cut.point;
  }

  private void cut(Piece piece, List<Edge> edges) {
    List<Cut> cuts = piece.cuts;
    cuts.sort(Comparator.comparingDouble(Cut::at));
    boolean line = piece.curve.bulge() <= 1e-3 * tolerance;
    int last = 0;
    for (int i = 1; i < cuts.size(); i++) {
      int start = vertices.find(cuts.get(last).point);
      int end = vertices.find(cuts.get(i).point);
      if (start == end) {
        continue;
      }
      double t0 = cuts.get(last).at;
      double t1 = cuts.get(i).at;
      PlaneCubic part =
          line
              ? PlaneCubic.line(x(start), y(start), x(end), y(end))
              : piece.curve.part(t0, t1).between(x(start), y(start), x(end), y(end));
      int[] delta = new int[operands];
      delta[piece.operand] = 1;
      edges.add(
          new Edge(
              part, start, end, delta, piece.source, inSource(piece, t0), inSource(piece, t1)));
      last = i;
    }
  }

  private static double inSource(Piece piece, double t) {
    return t == 0 ? piece.from : t == 1 ? piece.to : piece.from + t * (piece.to - piece.from);
  }

  /** Merges coincident edges into the first of them, and removes edges that cancel out. */
  private List<Edge> merged(List<Edge> edges) {
    Map<Long, List<Integer>> between = new HashMap<>();
    List<Edge> unique = new ArrayList<>();
    for (Edge e : edges) {
      long key = (long) Math.min(e.start, e.end) << 32 | Math.max(e.start, e.end);
      List<Integer> others = between.computeIfAbsent(key, k -> new ArrayList<>());
      int twin = twin(e, others, unique);
      if (twin < 0) {
        others.add(unique.size());
        unique.add(e);
      } else {
        addTo(unique.get(twin), e);
      }
    }
    unique.removeIf(e -> Arrays.stream(e.delta).allMatch(d -> d == 0));
    return unique;
  }

  private int twin(Edge e, List<Integer> candidates, List<Edge> unique) {
    for (int i : candidates) {
      if (coincide(e.curve, unique.get(i).curve)) {
        return i;
      }
    }
    return -1;
  }

  private boolean coincide(PlaneCubic c, PlaneCubic d) {
    for (double t : new double[] {0.5, 0.2, 0.8}) {
      double x = c.x(t);
      double y = c.y(t);
      if (d.distance(d.nearest(x, y), x, y) > 4 * tolerance) {
        return false;
      }
    }
    return true;
  }

  private static void addTo(Edge unique, Edge twin) {
    int sign = unique.start == twin.start ? 1 : -1;
    for (int i = 0; i < unique.delta.length; i++) {
      unique.delta[i] += sign * twin.delta[i];
    }
  }
}

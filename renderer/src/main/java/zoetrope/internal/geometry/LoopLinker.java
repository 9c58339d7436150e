package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PlanarArrangement.Edge;

/**
 * Links edges with the inside on their left into closed loops: outlines counter-clockwise, holes
 * clockwise. No loop visits a vertex twice. Successive parts of one source curve and collinear
 * segments are merged.
 */
record LoopLinker(PlanarArrangement arrangement, double tolerance, double z) {

  /** Whether equally many edges begin and end at each vertex, so that they form loops. */
  static boolean balanced(List<Edge> edges) {
    Map<Integer, Integer> surplus = new HashMap<>();
    for (Edge e : edges) {
      surplus.merge(e.start(), 1, Integer::sum);
      surplus.merge(e.end(), -1, Integer::sum);
    }
    return surplus.values().stream().allMatch(n -> n == 0);
  }

  /** Returns the loops as a path, in the order of their first edges. */
  Path link(List<Edge> edges) {
    Map<Integer, List<Edge>> leaving = new LinkedHashMap<>();
    for (Edge e : edges) {
      leaving.computeIfAbsent(e.start(), v -> new ArrayList<>()).add(e);
    }
    PathBuilder path = Path.builder();
    for (Edge first : edges) {
      if (leaving.get(first.start()).contains(first)) {
        walk(first, leaving, path);
      }
    }
    return path.build();
  }

  private void walk(Edge first, Map<Integer, List<Edge>> leaving, PathBuilder path) {
    List<Edge> trail = new ArrayList<>();
    Map<Integer, Integer> visited = new HashMap<>();
    Edge edge = first;
    while (edge != null) {
      leaving.get(edge.start()).remove(edge);
      visited.put(edge.start(), trail.size());
      trail.add(edge);
      Integer since = visited.get(edge.end());
      if (since != null) {
        List<Edge> loop = trail.subList(since, trail.size());
        loop.forEach(e -> visited.remove(e.start()));
        draw(new ArrayList<>(loop), path);
        loop.clear();
      }
      boolean done = trail.isEmpty();
      Edge before = done ? null : trail.get(trail.size() - 1);
      edge = done ? null : leftmost(before, leaving.get(before.end()));
    }
  }

  /** Returns the edge that turns most to the left, which is the next edge of the same face. */
  private static Edge leftmost(Edge before, List<Edge> candidates) {
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    PlaneCubic c = before.curve();
    double back = angle(c.x(0.95) - c.x3(), c.y(0.95) - c.y3());
    Edge best = null;
    double least = Double.POSITIVE_INFINITY;
    for (Edge e : candidates) {
      PlaneCubic d = e.curve();
      double turn = back - angle(d.x(0.05) - d.x0(), d.y(0.05) - d.y0());
      double clockwise = turn < 0 ? turn + 2 * Math.PI : turn;
      if (clockwise < least) {
        least = clockwise;
        best = e;
      }
    }
    return best;
  }

  private static double angle(double x, double y) {
    return StrictMath.atan2(y, x);
  }

  private void draw(List<Edge> loop, PathBuilder path) {
    Collections.rotate(loop, -firstCorner(loop));
    List<Edge> joined = new ArrayList<>();
    for (Edge e : loop) {
      int last = joined.size() - 1;
      if (last >= 0 && continues(joined.get(last), e)) {
        joined.set(last, join(joined.get(last), e));
      } else {
        joined.add(e);
      }
    }
    if (joined.size() == 1 && joined.get(0).curve().bulge() == 0) {
      return;
    }
    path.moveTo(vertex(joined.get(0).start()));
    for (Edge e : joined) {
      PlaneCubic c = e.curve();
      path.cubicTo(
          new Vec(c.x1(), c.y1(), z), new Vec(c.x2(), c.y2(), z), new Vec(c.x3(), c.y3(), z));
    }
    path.close();
  }

  private Vec vertex(int v) {
    return new Vec(arrangement.x(v), arrangement.y(v), z);
  }

  private int firstCorner(List<Edge> loop) {
    for (int i = 0; i < loop.size(); i++) {
      if (!continues(loop.get((i + loop.size() - 1) % loop.size()), loop.get(i))) {
        return i;
      }
    }
    return 0;
  }

  private boolean continues(Edge e, Edge next) {
    return e.source() == next.source() && e.sourceEnd() == next.sourceStart() || straight(e, next);
  }

  private boolean straight(Edge e, Edge next) {
    PlaneCubic c = e.curve();
    PlaneCubic d = next.curve();
    if (c.bulge() > tolerance || d.bulge() > tolerance) {
      return false;
    }
    PlaneCubic both = PlaneCubic.line(c.x0(), c.y0(), d.x3(), d.y3());
    double forward = (c.x3() - c.x0()) * (d.x3() - d.x0()) + (c.y3() - c.y0()) * (d.y3() - d.y0());
    return forward > 0 && Math.abs(both.side(c.x3(), c.y3())) <= tolerance * both.chord();
  }

  private Edge join(Edge e, Edge next) {
    PlaneCubic c = e.curve();
    PlaneCubic d = next.curve();
    boolean sameSource = e.source() == next.source() && e.sourceEnd() == next.sourceStart();
    PlaneCubic both =
        sameSource && !straight(e, next)
            ? curveBetween(e.source(), e.sourceStart(), next.sourceEnd())
                .between(c.x0(), c.y0(), d.x3(), d.y3())
            : PlaneCubic.line(c.x0(), c.y0(), d.x3(), d.y3());
    return new Edge(
        both, e.start(), next.end(), e.delta(), e.source(), e.sourceStart(), next.sourceEnd());
  }

  private PlaneCubic curveBetween(int source, double from, double to) {
    PlaneCubic whole = arrangement.source(source);
    return from <= to ? whole.part(from, to) : whole.part(to, from).reversed();
  }
}

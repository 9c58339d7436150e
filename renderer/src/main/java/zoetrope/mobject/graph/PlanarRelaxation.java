package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;

/**
 * A relaxation that evens out a drawing without crossings. Vertices move towards the places that
 * {@link Stress} computes, as long as no edge comes close to another vertex or crosses another
 * edge.
 */
final class PlanarRelaxation {
  private static final int ROUNDS = 120;
  private static final double STEP = 0.3;

  /** The smallest distance of an edge from a vertex, in mean lengths of edges. */
  private static final double CLEARANCE = 0.3;

  private final List<Vec> places;
  private final List<int[]> edges;
  private final double[][] distances;

  private PlanarRelaxation(Network<?> network, List<Vec> start) {
    edges = network.pairs();
    distances = network.distances(Math.sqrt(network.size()));
    double length = 0;
    for (int[] e : edges) {
      length += start.get(e[0]).distance(start.get(e[1]));
    }
    double scale = edges.isEmpty() ? 1 : edges.size() / length;
    places = new ArrayList<>(start.stream().map(p -> p.times(scale)).toList());
  }

  static List<Vec> relax(Network<?> network, List<Vec> start) {
    PlanarRelaxation relaxation = new PlanarRelaxation(network, start);
    for (int round = 0; round < ROUNDS; round++) {
      for (int v = 0; v < start.size(); v++) {
        relaxation.move(v);
      }
    }
    return relaxation.places;
  }

  private void move(int v) {
    Vec before = places.get(v);
    double room = room(v);
    Vec wanted = Stress.wanted(v, places, distances);
    for (double step = STEP; step > 0.01; step /= 2) {
      places.set(v, before.lerp(wanted, step));
      if (room(v) >= Math.min(room, CLEARANCE) && !crosses(v)) {
        return;
      }
    }
    places.set(v, before);
  }

  /** Returns the smallest distance between {@code v} or its edges and other edges or vertices. */
  private double room(int v) {
    double least = Double.POSITIVE_INFINITY;
    for (int[] e : edges) {
      if (e[0] != v && e[1] != v) {
        least = Math.min(least, distance(v, e));
      } else {
        for (int w = 0; w < places.size(); w++) {
          if (w != e[0] && w != e[1]) {
            least = Math.min(least, distance(w, e));
          }
        }
      }
    }
    return least;
  }

  private double distance(int v, int[] edge) {
    Vec a = places.get(edge[0]);
    Vec way = places.get(edge[1]).minus(a);
    double square = way.dot(way);
    double t = square == 0 ? 0 : places.get(v).minus(a).dot(way) / square;
    return places.get(v).distance(a.plus(way.times(Math.max(0, Math.min(1, t)))));
  }

  private boolean crosses(int v) {
    for (int[] e : edges) {
      if (e[0] == v || e[1] == v) {
        for (int[] f : edges) {
          if (cross(e, f)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Returns whether two edges without a common end intersect. */
  private boolean cross(int[] e, int[] f) {
    if (e[0] == f[0] || e[0] == f[1] || e[1] == f[0] || e[1] == f[1]) {
      return false;
    }
    return side(e[0], e[1], f[0]) * side(e[0], e[1], f[1]) <= 0
        && side(f[0], f[1], e[0]) * side(f[0], f[1], e[1]) <= 0;
  }

  private double side(int a, int b, int p) {
    Vec way = places.get(b).minus(places.get(a));
    return Math.signum(way.cross(places.get(p).minus(places.get(a))).z());
  }
}

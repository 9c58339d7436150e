package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;

/**
 * Places where the distance of two vertices approximates the number of edges on the shortest path
 * between them. They minimize the energy of Kamada and Kawai, the sum of {@code (distance / edges -
 * 1)^2} over all pairs. One vertex after the other moves to its best place (majorization, by
 * Gansner, Koren and North).
 */
final class Stress {
  private static final int MAX_ROUNDS = 500;
  private static final double MAX_FINAL_MOVE = 1e-7;

  private Stress() {}

  static <V> List<Vec> place(Network<V> network) {
    double[][] distances = network.distances(Math.sqrt(network.size()));
    int n = network.size();
    List<Vec> places = new ArrayList<>(Layouts.circle(n, n / (2 * Math.PI), 0));
    for (int round = 0; round < MAX_ROUNDS; round++) {
      double moved = 0;
      for (int i = 0; i < n; i++) {
        Vec wanted = wanted(i, places, distances);
        moved = Math.max(moved, wanted.distance(places.get(i)));
        places.set(i, wanted);
      }
      if (moved < MAX_FINAL_MOVE) {
        break;
      }
    }
    return places;
  }

  /** Returns the best place of vertex {@code i} if all others stay. */
  static Vec wanted(int i, List<Vec> places, double[][] distances) {
    Vec sum = Vec.ZERO;
    double weights = 0;
    for (int j = 0; j < places.size(); j++) {
      double d = distances[i][j];
      if (j != i && d > 0) {
        double weight = 1 / (d * d);
        Vec away = places.get(i).minus(places.get(j)).normalized();
        sum = sum.plus(places.get(j).plus(away.times(d)).times(weight));
        weights += weight;
      }
    }
    return weights == 0 ? places.get(i) : sum.times(1 / weights);
  }
}

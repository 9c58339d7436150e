package zoetrope.mobject.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * Vertices and the edges between them, for layouts.
 *
 * @param <V> the type of the vertices
 * @param vertices the vertices, each once
 * @param edges the edges between them
 */
public record Network<V>(List<V> vertices, List<Edge<V>> edges) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if a vertex occurs twice or the end of an edge is not among
   *     the vertices
   */
  public Network {
    vertices = List.copyOf(vertices);
    edges = List.copyOf(edges);
    Set<V> seen = new HashSet<>();
    for (V vertex : vertices) {
      Preconditions.require(seen.add(vertex), "the vertex %s occurs twice", vertex);
    }
    for (Edge<V> edge : edges) {
      for (V end : List.of(edge.from(), edge.to())) {
        Preconditions.require(
            seen.contains(end),
            "the edge from %s to %s needs the vertex %s, which is not among the vertices %s",
            edge.from(),
            edge.to(),
            end,
            vertices);
      }
    }
  }

  /** Returns the number of vertices. */
  public int size() {
    return vertices.size();
  }

  /** Returns the index of a vertex, or -1. */
  public int indexOf(V vertex) {
    return vertices.indexOf(vertex);
  }

  /** Returns the indices of the neighbours of each vertex, in the order of the edges. */
  List<List<Integer>> neighbours() {
    List<List<Integer>> near = new ArrayList<>();
    vertices.forEach(v -> near.add(new ArrayList<>()));
    for (int[] pair : pairs()) {
      if (!near.get(pair[0]).contains(pair[1])) {
        near.get(pair[0]).add(pair[1]);
        near.get(pair[1]).add(pair[0]);
      }
    }
    return near;
  }

  /** Returns the indices of the vertices of each edge that is not a loop. */
  List<int[]> pairs() {
    return edges.stream()
        .filter(e -> !e.isLoop())
        .map(e -> new int[] {indexOf(e.from()), indexOf(e.to())})
        .toList();
  }

  /**
   * Returns the numbers of edges on the shortest paths between all pairs; {@code far} for no path.
   */
  double[][] distances(double far) {
    List<List<Integer>> near = neighbours();
    double[][] distances = new double[size()][size()];
    for (int start = 0; start < size(); start++) {
      double[] row = distances[start];
      Arrays.fill(row, far);
      row[start] = 0;
      Deque<Integer> queue = new ArrayDeque<>(List.of(start));
      Set<Integer> seen = new HashSet<>(queue);
      while (!queue.isEmpty()) {
        int at = queue.remove();
        for (int next : near.get(at)) {
          if (seen.add(next)) {
            row[next] = row[at] + 1;
            queue.add(next);
          }
        }
      }
    }
    return distances;
  }
}

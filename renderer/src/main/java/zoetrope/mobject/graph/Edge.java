package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Leads from one vertex to another.
 *
 * @param <V> the type of the vertices
 * @param from a vertex; where the edge begins, for directed ones
 * @param to another vertex
 */
public record Edge<V>(V from, V to) {

  /**
   * Checks the vertices.
   *
   * @throws IllegalArgumentException if both are the same vertex
   */
  public Edge {
    Objects.requireNonNull(from);
    if (from.equals(to)) {
      throw new IllegalArgumentException(
          "an edge leads to another vertex, not from " + from + " to itself");
    }
  }

  /** From one vertex to another. */
  public static <V> Edge<V> of(V from, V to) {
    return new Edge<>(from, to);
  }

  /** Edges between numbered vertices, from pairs: {@code {{1, 2}, {2, 3}}}. */
  public static List<Edge<Integer>> list(int[][] pairs) {
    List<Edge<Integer>> edges = new ArrayList<>();
    for (int[] pair : pairs) {
      if (pair.length != 2) {
        throw new IllegalArgumentException(
            "an edge is a pair of vertices, not " + Arrays.toString(pair));
      }
      edges.add(new Edge<>(pair[0], pair[1]));
    }
    return edges;
  }

  /** Edges from each vertex to the next, and from the last to the first. */
  public static <V> List<Edge<V>> cycle(List<V> vertices) {
    List<Edge<V>> edges = new ArrayList<>();
    for (int i = 0; i < vertices.size(); i++) {
      edges.add(new Edge<>(vertices.get(i), vertices.get((i + 1) % vertices.size())));
    }
    return edges;
  }

  /** Edges between all pairs of vertices. */
  public static <V> List<Edge<V>> complete(List<V> vertices) {
    List<Edge<V>> edges = new ArrayList<>();
    for (int i = 0; i < vertices.size(); i++) {
      for (int j = i + 1; j < vertices.size(); j++) {
        edges.add(new Edge<>(vertices.get(i), vertices.get(j)));
      }
    }
    return edges;
  }

  /** Whether it joins these two vertices, in whichever direction. */
  public boolean joins(V a, V b) {
    return from.equals(a) && to.equals(b) || from.equals(b) && to.equals(a);
  }
}

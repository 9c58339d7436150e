package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * A connection of two vertices, or a loop at one.
 *
 * @param <V> the type of the vertices
 * @param from a vertex; the start of directed edges
 * @param to another vertex, or the same; the end of directed edges
 */
public record Edge<V>(V from, V to) {

  /** Checks that nothing is null. */
  public Edge {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
  }

  /** Returns whether this edge leads from a vertex to itself. */
  public boolean isLoop() {
    return from.equals(to);
  }

  /** Creates an edge from one vertex to another. */
  public static <V> Edge<V> of(V from, V to) {
    return new Edge<>(from, to);
  }

  /** Creates edges between numbered vertices from pairs such as {@code {{1, 2}, {2, 3}}}. */
  public static List<Edge<Integer>> list(int[][] pairs) {
    List<Edge<Integer>> edges = new ArrayList<>();
    for (int[] pair : pairs) {
      Preconditions.require(
          pair.length == 2, "an edge must be a pair of vertices, not %s", Arrays.toString(pair));
      edges.add(new Edge<>(pair[0], pair[1]));
    }
    return edges;
  }

  /** Creates edges from each vertex to the next, and from the last to the first. */
  public static <V> List<Edge<V>> cycle(List<V> vertices) {
    int n = vertices.size();
    return IntStream.range(0, n)
        .mapToObj(i -> new Edge<>(vertices.get(i), vertices.get((i + 1) % n)))
        .toList();
  }

  /** Creates edges between all pairs of vertices. */
  public static <V> List<Edge<V>> complete(List<V> vertices) {
    List<Edge<V>> edges = new ArrayList<>();
    for (int i = 0; i < vertices.size(); i++) {
      for (int j = i + 1; j < vertices.size(); j++) {
        edges.add(new Edge<>(vertices.get(i), vertices.get(j)));
      }
    }
    return edges;
  }

  /** Returns whether this edge connects two vertices, in any direction. */
  public boolean joins(V a, V b) {
    return from.equals(a) && to.equals(b) || from.equals(b) && to.equals(a);
  }
}

package zoetrope.mobject.graph;

import java.util.List;
import zoetrope.mobject.lines.Line;

/**
 * A network whose edges have no direction: dots and lines, laid out by springs.
 *
 * <pre>{@code
 * var graph = graph(List.of(1, 2, 3, 4), Edge.list(new int[][] {{1, 2}, {2, 3}, {3, 4}}))
 *     .labels().layout(Layouts.circular());
 * play(showCreation(graph.addEdge(4, 1)));
 * play(animate(graph, g -> g.layout("kamada_kawai")));
 * }</pre>
 *
 * @param <V> the type of the names of vertices
 */
public final class Graph<V> extends AbstractGraph<V, Line, Graph<V>> {

  /**
   * Creates a graph of these vertices and edges, laid out by springs.
   *
   * @throws IllegalArgumentException if there is no vertex, a vertex occurs twice, or the end of an
   *     edge is not among the vertices
   */
  public Graph(List<V> vertices, List<Edge<V>> edges) {
    super(vertices, edges);
    layout(Layouts.spring());
  }

  @Override
  Line newEdge(boolean isLoop) {
    return new Line();
  }

  @Override
  boolean isSame(Edge<V> a, Edge<V> b) {
    return a.joins(b.from(), b.to());
  }

  @Override
  boolean endsAtBorder() {
    return false;
  }
}

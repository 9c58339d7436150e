package zoetrope.vocabulary;

import java.util.List;
import zoetrope.mobject.graph.DiGraph;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.graph.Graph;

/** Makes networks. */
public abstract class NetworkWords extends DrawingWords {
  /** Not to be made. */
  protected NetworkWords() {}

  /** A graph of these vertices and edges, laid out by springs. */
  public static <V> DiGraph<V> diGraph(List<V> vertices, List<Edge<V>> edges) {
    return new DiGraph<>(vertices, edges);
  }

  /** A graph of these vertices and edges. */
  public static <V> Graph<V> graph(List<V> vertices, List<Edge<V>> edges) {
    return new Graph<>(vertices, edges);
  }
}

package zoetrope.mobject.graph;

import java.util.List;
import zoetrope.geometry.Directions;
import zoetrope.mobject.lines.TippedArrow;

/**
 * A network whose edges are arrows.
 *
 * @param <V> the type of the names of vertices
 */
public final class DiGraph<V> extends AbstractGraph<V, TippedArrow, DiGraph<V>> {
  private static final double EDGE_WIDTH = 4;
  private static final double TIP = 0.2;

  /**
   * The limits of a loop's width and tip, as multiples of the distance between its ends. A loop is
   * much longer than this distance, so its width and tip are not limited.
   */
  private static final double NO_LIMIT = 1e6;

  /**
   * Creates a graph of these vertices and edges, laid out by springs.
   *
   * @throws IllegalArgumentException if there is no vertex, a vertex occurs twice, or the end of an
   *     edge is not among the vertices
   */
  public DiGraph(List<V> vertices, List<Edge<V>> edges) {
    super(vertices, edges);
    layout(Layouts.spring());
  }

  @Override
  TippedArrow newEdge(boolean isLoop) {
    TippedArrow arrow = new TippedArrow(Directions.LEFT, Directions.RIGHT).buff(0);
    if (isLoop) {
      arrow.maxTipLengthToLength(NO_LIMIT).maxWidthToLength(NO_LIMIT);
    }
    arrow.setStrokeWidth(EDGE_WIDTH).tip().setStrokeWidth(0);
    return arrow.tipSize(TIP, TIP);
  }

  @Override
  boolean isSame(Edge<V> a, Edge<V> b) {
    return a.equals(b);
  }

  @Override
  boolean endsAtBorder() {
    return true;
  }
}

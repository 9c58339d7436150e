import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.graph.Edge;

/** A network of three vertices. */
public final class PairGraph extends Scene {
  @Override
  protected void construct() {
    // tag
    var graph = graph(List.of(1, 2, 3), List.of(Edge.of(1, 2), Edge.of(2, 3)));
    graph.vertices(v -> labeledDot(text("" + v).setColor(BLACK)));
    play(create(graph));
    // end
  }
}

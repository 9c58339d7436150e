import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Map;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.graph.Layouts;

/** A graph with a weight next to each edge, and its vertices at chosen points. */
public final class WeightedGraph extends Scene {
  @Override
  protected void construct() {
    // tag
    var weights = Map.of("AB", 4, "BC", 1, "CD", 8, "DA", 2);
    var ends = List.of(Edge.of("A", "B"), Edge.of("B", "C"), Edge.of("C", "D"), Edge.of("D", "A"));
    var graph = graph(List.of("A", "B", "C", "D"), ends).labels();
    graph.layout(
        Layouts.at(Map.of("A", at(-4, 0), "B", at(0, 2.2), "C", at(4, 0), "D", at(0, -2.2))));
    graph.edges().setStroke(GREY, 8);
    graph.edgeLabels(e -> integerNumber(weights.get(e.from() + e.to()))).edgeLabelGap(0.15);
    play(showCreation(graph.edges()), laggedStart(graph.vertices(), v -> growFromCenter(v)));
    play(fadeIn(graph.edgeLabels()));
    add(graph);
    // end
    pause();
  }
}

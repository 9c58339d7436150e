import static zoetrope.Zoetrope.*;

import java.util.List;
import zoetrope.mobject.graph.Edge;
import zoetrope.mobject.graph.Layouts;

/** A graph that changes its layout, and a directed graph in layers. */
public final class Networks extends Scene {
  @Override
  protected void construct() {
    var pairs = new int[][] {{1, 2}, {1, 3}, {2, 4}, {2, 5}, {3, 6}, {3, 7}};
    var tree = graph(List.of(1, 2, 3, 4, 5, 6, 7), Edge.list(pairs)).layout("circular").labels();
    tree.edges().setStroke(TEAL, 4);
    tree.shift(left(3.5));
    play(showCreation(tree.edges()), laggedStart(tree.vertices(), v -> growFromCenter(v)));
    add(tree);
    play(animate(tree, t -> t.layout(Layouts.tree(1))).runTime(2));
    play(animate(tree.vertex(1), v -> v.shift(up(0.8))).runTime(0.5));
    play(animate(tree.edge(1, 3), e -> e.setColor(YELLOW)).runTime(0.5));

    var names = List.of("in", "x", "y", "z", "out");
    var arrows =
        List.of(
            Edge.of("in", "x"),
            Edge.of("in", "y"),
            Edge.of("in", "z"),
            Edge.of("x", "out"),
            Edge.of("y", "out"),
            Edge.of("z", "out"));
    var flow = diGraph(names, arrows);
    flow.vertices(v -> labeledDot(text(v).fontSize(30).setColor(BLACK)))
        .layout(Layouts.partite(List.of(List.of("in"), List.of("x", "y", "z"), List.of("out"))));
    flow.shift(right(3.5));
    play(
        laggedStart(flow.vertices(), v -> fadeIn(v)), laggedStart(flow.edges(), e -> growArrow(e)));
    add(flow);
    play(animate(flow.vertex("y"), v -> v.shift(up(0.8))));
    pause();
  }
}

package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import zoetrope.animation.Animation;
import zoetrope.mobject.graph.Edge;

/** Breadth-first search visits a graph, one ring of vertices after the other. */
public final class GraphSearch extends Scene {
  private static final int[][] PAIRS = {
    {1, 2}, {1, 3}, {2, 4}, {2, 5}, {3, 5}, {3, 6}, {4, 7}, {5, 7}, {5, 8}, {6, 8}, {7, 9}, {8, 9}
  };

  @Override
  protected void construct() {
    var graph = graph(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9), Edge.list(PAIRS));
    graph.layout("kamada_kawai").labels().setHeight(6.6);
    play(fadeIn(graph));
    Set<Integer> seen = new TreeSet<>(Set.of(1));
    Deque<Integer> ring = new ArrayDeque<>(seen);
    play(animate(graph.vertex(1), v -> v.setColor(YELLOW)).runTime(0.5));
    while (seen.size() < 9) {
      List<Animation<?>> steps = new ArrayList<>();
      for (int count = ring.size(); count > 0; count--) {
        int from = ring.remove();
        for (int[] pair : PAIRS) {
          int to = pair[0] == from ? pair[1] : pair[1] == from ? pair[0] : 0;
          if (to > 0 && seen.add(to)) {
            ring.add(to);
            steps.add(animate(graph.edge(pair[0], pair[1]), e -> e.setStroke(YELLOW, 8)));
            steps.add(animate(graph.vertex(to), v -> v.setColor(YELLOW)));
          }
        }
      }
      play(animationGroup(steps));
    }
    pause();
  }
}

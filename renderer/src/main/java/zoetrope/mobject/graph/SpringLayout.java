package zoetrope.mobject.graph;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.alg.drawing.FRLayoutAlgorithm2D;
import org.jgrapht.alg.drawing.model.Box2D;
import org.jgrapht.alg.drawing.model.MapLayoutModel2D;
import org.jgrapht.graph.SimpleGraph;
import zoetrope.geometry.Vec;

/** The force-directed layout of Fruchterman and Reingold, by JGraphT. */
final class SpringLayout {
  private static final int ITERATIONS = 300;

  /** The length of springs, relative to the side of the area for each vertex. */
  private static final double SPRING_LENGTH = 0.4;

  /** The largest network where all vertices, not only nearby ones, repel each other. */
  private static final int MAX_ALL_PAIRS_VERTICES = 250;

  private SpringLayout() {}

  /** Returns the places of the vertices; unconnected parts are placed side by side. */
  static <V> List<Vec> place(Network<V> network, long seed) {
    return Components.place(network, joined -> placeJoined(joined, seed));
  }

  private static List<Vec> placeJoined(Network<?> network, long seed) {
    Random random = new Random(seed);
    FRLayoutAlgorithm2D<Integer, Integer> springs =
        network.size() <= MAX_ALL_PAIRS_VERTICES
            ? new FRLayoutAlgorithm2D<>(ITERATIONS, SPRING_LENGTH, random)
            : new NearbySprings(ITERATIONS, SPRING_LENGTH, random);
    MapLayoutModel2D<Integer> model = new MapLayoutModel2D<>(Box2D.of(-1, -1, 2, 2));
    springs.layout(graph(network), model);
    return IntStream.range(0, network.size())
        .mapToObj(model::get)
        .map(p -> Vec.of(p.getX(), p.getY()))
        .toList();
  }

  /** Returns the network with numbers as vertices and edges, so that the order is deterministic. */
  static Graph<Integer, Integer> graph(Network<?> network) {
    Graph<Integer, Integer> graph = new SimpleGraph<>(null, null, false);
    for (int i = 0; i < network.size(); i++) {
      graph.addVertex(i);
    }
    List<int[]> pairs = network.pairs();
    for (int i = 0; i < pairs.size(); i++) {
      graph.addEdge(pairs.get(i)[0], pairs.get(i)[1], i);
    }
    return graph;
  }
}

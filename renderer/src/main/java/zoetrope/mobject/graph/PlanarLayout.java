package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jgrapht.Graph;
import org.jgrapht.Graphs;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm.Embedding;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import zoetrope.geometry.Vec;

/**
 * A drawing with straight edges that do not cross. JGraphT finds the order of edges around each
 * vertex (Boyer and Myrvold). Edges are added until no single vertex separates the network. The
 * longest face becomes a regular polygon. Every other vertex, and the centre of every other face,
 * is placed at the mean of its neighbours, which prevents crossings (Tutte). Finally, {@link
 * PlanarRelaxation} evens out the drawing.
 */
final class PlanarLayout {
  private static final int MAX_ROUNDS = 20_000;
  private static final double MAX_FINAL_MOVE = 1e-9;

  private final Graph<Integer, Integer> graph;
  private final int n;
  private int nextEdge;

  private PlanarLayout(Network<?> network) {
    graph = SpringLayout.graph(network);
    n = network.size();
    nextEdge = network.edges().size();
  }

  static <V> List<Vec> place(Network<V> network) {
    if (network.size() < 3) {
      return Layouts.circle(network.size(), 1, 0);
    }
    PlanarLayout layout = new PlanarLayout(network);
    layout.connect();
    return PlanarRelaxation.relax(network, layout.draw(layout.faces()));
  }

  /**
   * Connects the components of the network, then the parts that are connected only through one
   * vertex.
   */
  private void connect() {
    List<Set<Integer>> parts = new ConnectivityInspector<>(graph).connectedSets();
    for (Set<Integer> part : parts.subList(1, parts.size())) {
      graph.addEdge(first(parts.get(0)), first(part), nextEdge++);
    }
    while (bridge()) {
      // Each round adds one edge, so there are at most as many rounds as vertices.
    }
  }

  private static int first(Set<Integer> part) {
    return part.stream().min(Integer::compare).orElseThrow();
  }

  /**
   * Adds an edge between two consecutive neighbours of a vertex that are connected only through
   * this vertex. Returns whether there were such neighbours.
   */
  private boolean bridge() {
    Embedding<Integer, Integer> embedding = embedding();
    for (int center = 0; center < n; center++) {
      List<Integer> around = around(embedding, center);
      for (int i = 0; around.size() > 1 && i < around.size(); i++) {
        int u = around.get(i);
        int w = around.get((i + 1) % around.size());
        if (!reaches(u, w, center)) {
          graph.addEdge(u, w, nextEdge++);
          return true;
        }
      }
    }
    return false;
  }

  private Embedding<Integer, Integer> embedding() {
    BoyerMyrvoldPlanarityInspector<Integer, Integer> inspector =
        new BoyerMyrvoldPlanarityInspector<>(graph);
    if (!inspector.isPlanar()) {
      throw new IllegalArgumentException(
          "this network has no drawing without crossing edges; use Layouts.spring() or another"
              + " layout");
    }
    return inspector.getEmbedding();
  }

  private List<Integer> around(Embedding<Integer, Integer> embedding, int vertex) {
    return embedding.getEdgesAround(vertex).stream()
        .map(e -> Graphs.getOppositeVertex(graph, e, vertex))
        .toList();
  }

  private boolean reaches(int from, int to, int without) {
    Set<Integer> seen = new HashSet<>(List.of(from, without));
    List<Integer> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      for (int next : Graphs.neighborListOf(graph, open.remove(open.size() - 1))) {
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen.contains(to);
  }

  /** Returns the faces, the longest first. */
  private List<List<Integer>> faces() {
    Embedding<Integer, Integer> embedding = embedding();
    List<List<Integer>> around = new ArrayList<>();
    for (int v = 0; v < n; v++) {
      around.add(around(embedding, v));
    }
    List<List<Integer>> faces = new ArrayList<>();
    Set<List<Integer>> seen = new HashSet<>();
    for (int v = 0; v < n; v++) {
      for (int w : around.get(v)) {
        List<Integer> face = new ArrayList<>();
        int from = v;
        int to = w;
        while (seen.add(List.of(from, to))) {
          face.add(from);
          List<Integer> turn = around.get(to);
          int next = turn.get((turn.indexOf(from) + 1) % turn.size());
          from = to;
          to = next;
        }
        if (!face.isEmpty()) {
          faces.add(face);
        }
      }
    }
    Optional<List<Integer>> longest = faces.stream().reduce((a, b) -> b.size() > a.size() ? b : a);
    faces.remove(longest.orElseThrow());
    faces.add(0, longest.orElseThrow());
    return faces;
  }

  private List<Vec> draw(List<List<Integer>> faces) {
    List<Set<Integer>> near = new ArrayList<>();
    for (int v = 0; v < n; v++) {
      near.add(new TreeSet<>(Graphs.neighborListOf(graph, v)));
    }
    for (List<Integer> face : faces.subList(1, faces.size())) {
      int middle = near.size();
      near.add(new TreeSet<>(face));
      face.forEach(v -> near.get(v).add(middle));
    }
    List<Integer> outer = faces.get(0);
    List<Vec> polygon = Layouts.circle(outer.size(), 1, Math.PI / 2);
    List<Vec> places = new ArrayList<>();
    for (int v = 0; v < near.size(); v++) {
      int corner = outer.indexOf(v);
      places.add(corner < 0 ? Vec.ZERO : polygon.get(corner));
    }
    for (int round = 0;
        round < MAX_ROUNDS && settle(places, near, outer) > MAX_FINAL_MOVE;
        round++) {
      // Each round moves every place nearer to the mean of its neighbours.
    }
    return places.subList(0, n);
  }

  private static double settle(List<Vec> places, List<Set<Integer>> near, List<Integer> outer) {
    double moved = 0;
    for (int v = 0; v < places.size(); v++) {
      if (!outer.contains(v)) {
        Vec sum = Vec.ZERO;
        for (int w : near.get(v)) {
          sum = sum.plus(places.get(w));
        }
        Vec mean = sum.times(1.0 / near.get(v).size());
        moved = Math.max(moved, mean.distance(places.get(v)));
        places.set(v, mean);
      }
    }
    return moved;
  }
}

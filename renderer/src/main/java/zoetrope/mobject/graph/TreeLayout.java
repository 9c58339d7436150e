package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/** A tree that grows down: leaves are side by side, parents above the middle of children. */
final class TreeLayout {
  private final List<List<Integer>> near;
  private final List<Vec> places;
  private int leaves;
  private int deepest;

  private TreeLayout(Network<?> network) {
    near = network.neighbours();
    places = new ArrayList<>(Collections.nCopies(network.size(), Vec.ZERO));
  }

  static <V> List<Vec> place(Network<V> network, V root) {
    int start = network.indexOf(root);
    if (start < 0) {
      throw new IllegalArgumentException(
          "the root " + root + " of the tree is not among the vertices " + network.vertices());
    }
    boolean connected =
        Arrays.stream(network.distances(Double.POSITIVE_INFINITY)[start])
            .allMatch(d -> d < Double.POSITIVE_INFINITY);
    long edges = network.neighbours().stream().mapToInt(List::size).sum() / 2;
    Preconditions.require(
        connected && edges == network.size() - 1,
        "this network is not a tree: %s; use Layouts.spring() or another layout",
        (connected ? "it has a cycle" : "not every vertex can be reached from " + root));
    TreeLayout layout = new TreeLayout(network);
    layout.grow(start, -1, 0);
    return layout.stretched();
  }

  private double grow(int vertex, int parent, int depth) {
    deepest = Math.max(deepest, depth);
    double first = Double.NaN;
    double last = Double.NaN;
    for (int child : near.get(vertex)) {
      if (child != parent) {
        last = grow(child, vertex, depth + 1);
        first = Double.isNaN(first) ? last : first;
      }
    }
    double x = Double.isNaN(first) ? leaves++ : (first + last) / 2;
    places.set(vertex, Vec.of(x, -depth));
    return x;
  }

  /** Returns the places scaled to equal width and height. */
  private List<Vec> stretched() {
    double width = Math.max(1, leaves - 1);
    double height = Math.max(1, deepest);
    return places.stream().map(p -> Vec.of(p.x() / width, p.y() / height)).toList();
  }
}

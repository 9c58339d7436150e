package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;

/**
 * A layout of the connected components of a network. Each component is laid out separately and
 * scaled so that its edges have the same average length. The components are put in rows, the
 * highest first. Forces alone would push them apart without limit.
 */
final class Components {
  /** The gap between components, in average lengths of an edge. */
  private static final double GAP = 0.8;

  /** The largest number of row widths that are tried. */
  private static final int MAX_ROW_WIDTHS = 200;

  private Components() {}

  /** A component with its places about the origin; the average length of its edges is 1. */
  private record Part(List<Integer> vertices, List<Vec> places, double width, double height) {}

  private record Row(List<Part> parts, double width, double height) {}

  /**
   * Returns the places of all vertices.
   *
   * @param inside places a connected network
   */
  static <V> List<Vec> place(Network<V> network, Function<Network<V>, List<Vec>> inside) {
    List<List<Integer>> components = find(network);
    if (components.size() == 1) {
      return inside.apply(network);
    }
    List<Part> parts = new ArrayList<>();
    for (List<Integer> component : components) {
      Network<V> connected = of(network, component);
      parts.add(part(component, connected, inside.apply(connected)));
    }
    parts.sort(Comparator.comparingDouble(part -> -part.height()));
    return places(network.size(), mostSquare(parts));
  }

  /** Returns the vertex indices of each component, in the order of their first vertices. */
  private static List<List<Integer>> find(Network<?> network) {
    return new ConnectivityInspector<>(SpringLayout.graph(network))
        .connectedSets().stream().map(vertices -> vertices.stream().sorted().toList()).toList();
  }

  private static <V> Network<V> of(Network<V> network, List<Integer> component) {
    List<V> vertices = component.stream().map(network.vertices()::get).toList();
    Set<V> members = new HashSet<>(vertices);
    return new Network<>(
        vertices, network.edges().stream().filter(e -> members.contains(e.from())).toList());
  }

  private static Part part(List<Integer> vertices, Network<?> network, List<Vec> places) {
    double lengths = 0;
    for (int[] pair : network.pairs()) {
      lengths += places.get(pair[0]).distance(places.get(pair[1]));
    }
    double scale = lengths == 0 ? 1 : network.pairs().size() / lengths;
    Bounds box = Bounds.EMPTY;
    for (Vec p : places) {
      box = box.union(Bounds.of(p));
    }
    Vec middle = box.center();
    return new Part(
        vertices,
        places.stream().map(p -> p.minus(middle).times(scale)).toList(),
        box.size().x() * scale + GAP,
        box.size().y() * scale + GAP);
  }

  /** Returns the rows with the width that minimizes the longer side of the whole. */
  private static List<Row> mostSquare(List<Part> parts) {
    List<Row> best = List.of();
    double shortest = Double.POSITIVE_INFINITY;
    double limit = 0;
    for (int k = 0; k < parts.size(); k++) {
      limit += parts.get(k).width();
      if (k % Math.max(1, parts.size() / MAX_ROW_WIDTHS) == 0) {
        List<Row> rows = rows(parts, limit);
        double side = longerSide(rows);
        if (side < shortest) {
          shortest = side;
          best = rows;
        }
      }
    }
    return best;
  }

  private static double longerSide(List<Row> rows) {
    double width = 0;
    double height = 0;
    for (Row row : rows) {
      width = Math.max(width, row.width());
      height += row.height();
    }
    return Math.max(width, height);
  }

  /** Returns rows that are at most {@code limit} wide, except for components that are wider. */
  private static List<Row> rows(List<Part> parts, double limit) {
    List<Row> rows = new ArrayList<>();
    int from = 0;
    while (from < parts.size()) {
      double width = parts.get(from).width();
      int to = from + 1;
      while (to < parts.size() && width + parts.get(to).width() <= limit) {
        width += parts.get(to++).width();
      }
      rows.add(new Row(parts.subList(from, to), width, parts.get(from).height()));
      from = to;
    }
    return rows;
  }

  private static List<Vec> places(int n, List<Row> rows) {
    List<Vec> places = new ArrayList<>(Collections.nCopies(n, Vec.ZERO));
    double top = 0;
    for (Row row : rows) {
      double left = -row.width() / 2;
      for (Part part : row.parts()) {
        Vec middle = Vec.of(left + part.width() / 2, top - row.height() / 2);
        for (int i = 0; i < part.vertices().size(); i++) {
          places.set(part.vertices().get(i), part.places().get(i).plus(middle));
        }
        left += part.width();
      }
      top -= row.height();
    }
    return places;
  }
}

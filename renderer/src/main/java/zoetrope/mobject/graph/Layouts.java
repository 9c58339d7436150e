package zoetrope.mobject.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * Layouts for the vertices of a network.
 *
 * <pre>{@code
 * graph.layout(Layouts.kamadaKawai());
 * play(animate(graph, g -> g.layout(Layouts.circular())));
 * }</pre>
 */
public final class Layouts {
  private static final double SPIRAL_STEP = 0.35;

  private Layouts() {}

  /**
   * Returns a layout where edges pull like springs and vertices repel each other (Fruchterman and
   * Reingold). In networks of more than 250 vertices, only nearby vertices repel each other, so the
   * cost grows linearly. Unconnected parts do not repel each other: they are close together in
   * rows, with edges of equal average length.
   */
  public static <V> Layout<V> spring() {
    return spring(0);
  }

  /** Returns a spring layout that starts at random places; equal seeds give equal places. */
  public static <V> Layout<V> spring(long seed) {
    return network -> SpringLayout.place(network, seed);
  }

  /** Returns a layout on a circle, counter-clockwise from the right. */
  public static <V> Layout<V> circular() {
    return network -> circle(network.size(), 1, 0);
  }

  /**
   * Returns a layout where the distance of two vertices is about proportional to the number of
   * edges between them (Kamada-Kawai).
   */
  public static <V> Layout<V> kamadaKawai() {
    return Stress::place;
  }

  /**
   * Returns a layout without crossing edges. It throws an {@link IllegalArgumentException} for
   * networks that have no such drawing.
   */
  public static <V> Layout<V> planar() {
    return PlanarLayout::place;
  }

  /** Returns a layout of random places; equal seeds give equal places. */
  public static <V> Layout<V> random(long seed) {
    return network -> {
      Random random = new Random(seed);
      List<Vec> places = new ArrayList<>();
      for (int i = 0; i < network.size(); i++) {
        places.add(Vec.of(random.nextDouble(), random.nextDouble()));
      }
      return places;
    };
  }

  /**
   * Returns a layout on circles about the origin, with the first shell innermost. If the first
   * shell has only one vertex, this vertex is in the centre.
   */
  public static <V> Layout<V> shell(List<List<V>> shells) {
    return network -> {
      List<List<V>> parts = Parts.check(network, shells);
      double first = parts.get(0).size() == 1 ? 0 : 1;
      return Parts.place(
          network,
          parts,
          (k, i) -> {
            int n = parts.get(k).size();
            double angle = Math.PI * (k + 1) / parts.size() + 2 * Math.PI * i / n;
            return Vec.polar(first + k, angle);
          });
    };
  }

  /**
   * Returns a layout whose coordinates are the eigenvectors of the second and third smallest
   * eigenvalues of the Laplacian matrix.
   */
  public static <V> Layout<V> spectral() {
    return network -> Components.place(network, SpectralLayout::place);
  }

  /** Returns a layout on a spiral that starts in the centre. */
  public static <V> Layout<V> spiral() {
    return network ->
        IntStream.range(0, network.size()).mapToObj(i -> Vec.polar(i, SPIRAL_STEP * i)).toList();
  }

  /**
   * Returns a layout as a tree that grows down from {@code root}. It throws an {@link
   * IllegalArgumentException} for networks that are not trees or do not contain the root.
   */
  public static <V> Layout<V> tree(V root) {
    return network -> TreeLayout.place(network, root);
  }

  /** Returns a layout in columns from left to right. The parts must contain each vertex once. */
  public static <V> Layout<V> partite(List<List<V>> parts) {
    return network -> {
      List<List<V>> columns = Parts.check(network, parts);
      return Parts.place(
          network, columns, (k, i) -> Vec.of(k, (columns.get(k).size() - 1) / 2.0 - i));
    };
  }

  /** Returns a layout at these places in scene coordinates, one for each vertex. */
  public static <V> Layout<V> at(Map<V, Vec> places) {
    return new Layout<>() {
      @Override
      public List<Vec> place(Network<V> network) {
        for (V v : network.vertices()) {
          Preconditions.require(places.containsKey(v), "the vertex %s has no place", v);
        }
        return network.vertices().stream().<Vec>map(places::get).toList();
      }

      @Override
      public boolean isScaled() {
        return false;
      }
    };
  }

  /**
   * Returns the layout with a name: spring, circular, kamada_kawai, planar, random, spectral or
   * spiral.
   *
   * @throws IllegalArgumentException for other names; the message lists the valid ones
   */
  public static <V> Layout<V> named(String name) {
    return switch (name.toLowerCase(Locale.ROOT).replace('-', '_')) {
      case "spring" -> spring();
      case "circular" -> circular();
      case "kamada_kawai" -> kamadaKawai();
      case "planar" -> planar();
      case "random" -> random(0);
      case "spectral" -> spectral();
      case "spiral" -> spiral();
      default ->
          throw new IllegalArgumentException(
              "there is no layout \""
                  + name
                  + "\"; there are spring, circular, kamada_kawai, planar, random, spectral,"
                  + " spiral, and with arguments Layouts.shell, tree, partite, at");
    };
  }

  static List<Vec> circle(int n, double radius, double start) {
    return IntStream.range(0, n)
        .mapToObj(i -> Vec.polar(radius, start + 2 * Math.PI * i / n))
        .toList();
  }

  /** Layouts that place vertices by their part and their position in the part. */
  private static final class Parts {
    private interface Rule {
      Vec at(int part, int position);
    }

    static <V> List<List<V>> check(Network<V> network, List<List<V>> parts) {
      List<V> all = parts.stream().flatMap(List::stream).toList();
      Preconditions.require(
          all.size() == network.size() && network.vertices().stream().allMatch(all::contains),
          "the parts %s must contain each of the vertices %s exactly once",
          parts,
          network.vertices());
      return parts.stream().filter(part -> !part.isEmpty()).toList();
    }

    static <V> List<Vec> place(Network<V> network, List<List<V>> parts, Rule rule) {
      List<Vec> places = new ArrayList<>(Collections.nCopies(network.size(), Vec.ZERO));
      for (int k = 0; k < parts.size(); k++) {
        for (int i = 0; i < parts.get(k).size(); i++) {
          places.set(network.indexOf(parts.get(k).get(i)), rule.at(k, i));
        }
      }
      return places;
    }
  }
}

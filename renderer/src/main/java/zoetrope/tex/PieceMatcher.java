package zoetrope.tex;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zoetrope.geometry.Vec;
import zoetrope.tex.OutlineRecorder.Painted;

/**
 * Says which piece of a marked pass shows what a piece of the plain pass shows. Marks may shift
 * pieces a little and change the order of some, but not what is painted: so pieces are matched by
 * their symbol; in order when the orders agree, else each to the nearest of its symbol.
 */
final class PieceMatcher {
  private PieceMatcher() {}

  /**
   * For every piece of {@code plain} its partner in {@code marked}; empty when the two passes did
   * not paint the same symbols equally often.
   */
  static Optional<List<Painted>> match(List<Painted> plain, List<Painted> marked) {
    if (plain.size() != marked.size()) {
      return Optional.empty();
    }
    if (symbols(plain).equals(symbols(marked))) {
      return Optional.of(marked);
    }
    Map<String, List<Integer>> here = bySymbol(plain);
    Map<String, List<Integer>> there = bySymbol(marked);
    Painted[] partners = new Painted[plain.size()];
    for (Map.Entry<String, List<Integer>> entry : here.entrySet()) {
      List<Integer> others = there.get(entry.getKey());
      if (others == null || others.size() != entry.getValue().size()) {
        return Optional.empty();
      }
      assign(plain, entry.getValue(), marked, others, partners);
    }
    return Optional.of(List.of(partners));
  }

  /** Repeatedly joins the two that lie closest; ties go to the earlier pair. */
  private static void assign(
      List<Painted> plain,
      List<Integer> from,
      List<Painted> marked,
      List<Integer> to,
      Painted[] partners) {
    List<Integer> left = new ArrayList<>(from);
    List<Integer> right = new ArrayList<>(to);
    while (!left.isEmpty()) {
      int bestLeft = 0;
      int bestRight = 0;
      double best = Double.POSITIVE_INFINITY;
      for (int i = 0; i < left.size(); i++) {
        Vec p = place(plain.get(left.get(i)));
        for (int j = 0; j < right.size(); j++) {
          double distance = p.distance(place(marked.get(right.get(j))));
          if (distance < best) {
            best = distance;
            bestLeft = i;
            bestRight = j;
          }
        }
      }
      partners[left.remove(bestLeft)] = marked.get(right.remove(bestRight));
    }
  }

  private static Vec place(Painted painted) {
    return painted.outline().bounds(painted.placement()).center();
  }

  private static List<String> symbols(List<Painted> pieces) {
    return pieces.stream().map(Painted::symbol).toList();
  }

  private static Map<String, List<Integer>> bySymbol(List<Painted> pieces) {
    Map<String, List<Integer>> indices = new TreeMap<>();
    for (int i = 0; i < pieces.size(); i++) {
      indices.computeIfAbsent(pieces.get(i).symbol(), s -> new ArrayList<>()).add(i);
    }
    return indices;
  }
}

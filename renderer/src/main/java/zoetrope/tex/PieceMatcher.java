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
 * pieces a little, so that a delimiter or root is of another size, and change the order of some,
 * but not what is painted: so pieces are matched in order when the symbols agree but for sizes,
 * else each to the nearest of its symbol.
 */
final class PieceMatcher {
  /** The font that holds nothing but what comes in sizes. */
  private static final String STRETCHED = "jlm_cmex10:";

  private PieceMatcher() {}

  /**
   * For every piece of {@code plain} its partner in {@code marked}; empty when the two passes did
   * not paint the same symbols equally often.
   */
  static Optional<List<Painted>> match(List<Painted> plain, List<Painted> marked) {
    if (plain.size() != marked.size()) {
      return Optional.empty();
    }
    if (agree(plain, marked)) {
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

  private static boolean agree(List<Painted> plain, List<Painted> marked) {
    for (int i = 0; i < plain.size(); i++) {
      String here = plain.get(i).symbol();
      String there = marked.get(i).symbol();
      if (!here.equals(there) && !isStretched(here) && !isStretched(there)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a piece shows a delimiter, root, accent or operator in one of its larger sizes. */
  private static boolean isStretched(String symbol) {
    return symbol.startsWith(STRETCHED);
  }

  private static Map<String, List<Integer>> bySymbol(List<Painted> pieces) {
    Map<String, List<Integer>> indices = new TreeMap<>();
    for (int i = 0; i < pieces.size(); i++) {
      indices.computeIfAbsent(pieces.get(i).symbol(), s -> new ArrayList<>()).add(i);
    }
    return indices;
  }
}

package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import zoetrope.mobject.Mobject;

/** A comparison of the order of painting at two moments. */
public final class PaintOrder {
  private PaintOrder() {}

  /**
   * Returns mobjects whose moves explain the new order. If moves to the front explain it, returns
   * the mobjects that came to the front. Otherwise returns a smallest set of mobjects. Ignores
   * mobjects that are not in both lists.
   *
   * @param mayComeToFront whether a mobject may come to the front
   */
  public static List<Mobject<?>> moved(
      List<Mobject<?>> before, List<Mobject<?>> after, Predicate<Mobject<?>> mayComeToFront) {
    Map<Mobject<?>, Integer> places = new IdentityHashMap<>();
    before.forEach(m -> places.put(m, places.size()));
    List<Mobject<?>> all = new ArrayList<>(after);
    all.removeIf(m -> !places.containsKey(m));
    int ordered = 1;
    while (ordered < all.size()
        && places.get(all.get(ordered - 1)) < places.get(all.get(ordered))) {
      ordered++;
    }
    if (ordered < all.size()
        && all.subList(ordered, all.size()).stream().allMatch(mayComeToFront)) {
      return all.subList(ordered, all.size());
    }
    all.removeAll(inOrder(all, places));
    return all;
  }

  /** Returns the longest subsequence of a list whose places are in ascending order. */
  private static List<Mobject<?>> inOrder(List<Mobject<?>> all, Map<Mobject<?>, Integer> places) {
    List<List<Mobject<?>>> longest = new ArrayList<>();
    List<Mobject<?>> best = List.of();
    for (int i = 0; i < all.size(); i++) {
      List<Mobject<?>> mine = List.of();
      for (int j = 0; j < i; j++) {
        if (places.get(all.get(j)) < places.get(all.get(i))
            && longest.get(j).size() > mine.size()) {
          mine = longest.get(j);
        }
      }
      mine = new ArrayList<>(mine);
      mine.add(all.get(i));
      longest.add(mine);
      best = mine.size() > best.size() ? mine : best;
    }
    return best;
  }
}

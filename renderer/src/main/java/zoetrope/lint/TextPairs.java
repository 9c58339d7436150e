package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.mobject.Mobject;

/**
 * A search for the texts that may touch in successive frames. Two texts that stay the same cost
 * nothing.
 */
final class TextPairs {
  private List<TextPair> pairs = List.of();
  private Set<VisibleText> texts = Set.of();

  /** The texts of the last frame, by their mobjects. */
  private Map<Mobject<?>, VisibleText> before = Map.of();

  /** Returns the pairs of texts of a frame that may touch. */
  List<TextPair> of(List<VisibleText> now, Box frame) {
    Set<VisibleText> present = Collections.newSetFromMap(new IdentityHashMap<>());
    present.addAll(now);
    List<TextPair> found = new ArrayList<>(pairs);
    found.removeIf(pair -> !present.contains(pair.a()) || !present.contains(pair.b()));
    boolean[] isNew = new boolean[now.size()];
    for (int i = 0; i < now.size(); i++) {
      isNew[i] = !texts.contains(now.get(i));
      for (int j = 0; j < i; j++) {
        if (isNew[i] || isNew[j]) {
          add(now.get(j), now.get(i), frame, found);
        }
      }
    }
    pairs = found;
    texts = present;
    before = new IdentityHashMap<>();
    now.forEach(text -> before.put(text.subject(), text));
    return found;
  }

  private void add(VisibleText a, VisibleText b, Box frame, List<TextPair> found) {
    Box common = a.reach().intersection(b.reach());
    if (common.isEmpty() || common.intersection(frame).isEmpty()) {
      return;
    }
    VisibleText oldA = before.get(a.subject());
    VisibleText oldB = before.get(b.subject());
    boolean moved =
        oldA != null
            && oldB != null
            && frame.contains(oldA.reach())
            && frame.contains(a.reach())
            && a.isMovedWith(oldA, b, oldB);
    if (!moved && a.mayTouch(b)) {
      found.add(TextPair.of(a, b, frame));
    }
    for (TextPair pair : moved ? pairs : List.<TextPair>of()) {
      if (pair.isOf(oldA, oldB)) {
        found.add(pair.a() == oldA ? pair.movedTo(a, b) : pair.movedTo(b, a));
      }
    }
  }
}

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

/** Finds the texts that touch in successive frames. Two texts that stay the same cost nothing. */
final class TextPairs {
  private List<TextPair> pairs = List.of();
  private Set<VisibleText> texts = Set.of();

  /** The texts of the last frame, by their mobjects. */
  private Map<Mobject<?>, VisibleText> before = Map.of();

  /** Returns the pairs of texts of a frame that touch. */
  List<TextPair> of(List<VisibleText> now, Box frame) {
    Set<VisibleText> present = Collections.newSetFromMap(new IdentityHashMap<>());
    present.addAll(now);
    List<TextPair> found = new ArrayList<>();
    for (TextPair pair : pairs) {
      if (present.contains(pair.a()) && present.contains(pair.b())) {
        found.add(pair);
      }
    }
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

  /** Whether two texts stood in the same position to each other in the last frame, apart. */
  private boolean wereApart(VisibleText a, VisibleText b, Box frame) {
    VisibleText oldA = before.get(a.subject());
    VisibleText oldB = before.get(b.subject());
    return oldA != null
        && oldB != null
        && frame.contains(oldA.reach())
        && a.isMovedWith(oldA, b, oldB)
        && pairs.stream().noneMatch(pair -> pair.isOf(oldA, oldB));
  }

  private void add(VisibleText a, VisibleText b, Box frame, List<TextPair> found) {
    Box common = a.reach().intersection(b.reach());
    if (!common.isEmpty()
        && !common.intersection(frame).isEmpty()
        && !wereApart(a, b, frame)
        && a.places().stream().anyMatch(place -> place.touches(b.reach()) && b.mayTouch(place))) {
      boolean ordered = a.id() != b.id() ? a.id() < b.id() : a.name().compareTo(b.name()) <= 0;
      TextPair pair = ordered ? TextPair.of(a, b, frame) : TextPair.of(b, a, frame);
      if (pair != null) {
        found.add(pair);
      }
    }
  }
}

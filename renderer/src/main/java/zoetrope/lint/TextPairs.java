package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.internal.lint.objects.VisibleGlyph;
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

  private List<VisibleText> last = List.of();

  /** The texts of the last frame, by their mobjects. */
  private Map<Mobject<?>, VisibleText> before = Map.of();

  /** Returns the pairs of texts of a frame that may touch. */
  List<TextPair> of(List<VisibleText> now, Box frame) {
    if (now == last) {
      return pairs;
    }
    Set<VisibleText> present = Collections.newSetFromMap(new IdentityHashMap<>());
    present.addAll(now);
    List<TextPair> found = new ArrayList<>(pairs);
    found.removeIf(pair -> !present.contains(pair.a()) || !present.contains(pair.b()));
    List<VisibleText> fresh = new ArrayList<>();
    for (int i = 0; i < now.size(); i++) {
      boolean isNew = !texts.contains(now.get(i));
      for (VisibleText other : isNew ? now.subList(0, i) : fresh) {
        add(other, now.get(i), frame, found);
      }
      if (isNew) {
        fresh.add(now.get(i));
      }
    }
    pairs = found;
    last = now;
    texts = present;
    before = new IdentityHashMap<>();
    now.forEach(text -> before.put(text.subject(), text));
    return found;
  }

  private void add(VisibleText a, VisibleText b, Box frame, List<TextPair> found) {
    if (!a.reach().touches(b.reach())) {
      return;
    }
    Box common = a.reach().intersection(b.reach());
    if (common.isEmpty() || !common.overlaps(frame)) {
      return;
    }
    VisibleText oldA = before.get(a.subject());
    VisibleText oldB = before.get(b.subject());
    boolean moved =
        oldA != null
            && oldB != null
            && frame.contains(oldA.reach())
            && frame.contains(a.reach())
            && areMoved(a, oldA, b, oldB);
    if (!moved && a.mayTouch(b)) {
      found.add(TextPair.of(a, b, frame));
    }
    for (TextPair pair : moved ? pairs : List.<TextPair>of()) {
      if (pair.isOf(oldA, oldB)) {
        found.add(pair.a() == oldA ? pair.movedTo(a, b) : pair.movedTo(b, a));
      }
    }
  }

  /** Whether two texts have moved by the same vector since an earlier frame. */
  private static boolean areMoved(
      VisibleText a, VisibleText oldA, VisibleText b, VisibleText oldB) {
    double x = a.reach().left() - oldA.reach().left();
    double y = a.reach().bottom() - oldA.reach().bottom();
    return isMoved(a.glyphs(), oldA.glyphs(), x, y) && isMoved(b.glyphs(), oldB.glyphs(), x, y);
  }

  private static boolean isMoved(
      List<VisibleGlyph> now, List<VisibleGlyph> earlier, double x, double y) {
    if (now.size() != earlier.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      if (!now.get(i).reach().isMoved(earlier.get(i).reach(), x, y)) {
        return false;
      }
    }
    return true;
  }
}

package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.GlyphGroup;

/** A finder of the texts on a stage: texts, formulas and numbers, and groups of their glyphs. */
public final class Texts {
  private final ObjectNames names;
  private final Camera camera;
  private final List<Leaf> leaves;
  private final Map<Item, Integer> places = new IdentityHashMap<>();
  private final OutlineCache outlines;
  private final List<VisibleText> found = new ArrayList<>();

  /** Texts of the last frame, by their mobjects. */
  private final Map<Mobject<?>, VisibleText> before = new IdentityHashMap<>();

  private Mobject<?> whole;

  /** Creates a finder for a frame with these leaves. */
  public Texts(ObjectNames names, Camera camera, List<Leaf> leaves, OutlineCache outlines) {
    this.names = names;
    this.camera = camera;
    this.leaves = leaves;
    this.outlines = outlines;
    for (int i = 0; i < leaves.size(); i++) {
      places.put(leaves.get(i).item(), i);
    }
  }

  /** Uses a text of the last frame again if its items are the same. The camera must be the same. */
  void reuse(VisibleText text) {
    before.put(text.subject(), text);
  }

  /** Returns the visible texts in these families, in order. */
  public List<VisibleText> in(List<Mobject<?>> mobjects) {
    for (Mobject<?> m : mobjects) {
      whole = m;
      collect(m);
    }
    return found;
  }

  private void collect(Mobject<?> m) {
    boolean text = m instanceof GlyphGroup<?> || m instanceof Glyph;
    List<Mobject<?>> glyphs = Presence.children(m).stream().filter(Texts::isGlyph).toList();
    if (text) {
      add(m, ObjectNames.description(m), List.of(m));
    } else if (!glyphs.isEmpty()) {
      add(m, m.kind() + " of " + glyphs.size() + " glyphs", glyphs);
    }
    if (!text) {
      Presence.children(m).stream().filter(child -> !isGlyph(child)).forEach(this::collect);
    }
  }

  private static boolean isGlyph(Mobject<?> m) {
    return m instanceof Glyph;
  }

  private void add(Mobject<?> m, String description, List<Mobject<?>> parts) {
    DisplayListBuilder out = new DisplayListBuilder(camera);
    parts.forEach(part -> part.emit(out));
    List<Leaf> shown = new ArrayList<>();
    for (Leaf leaf : Leaf.of(out.items())) {
      Integer place = places.get(leaf.item());
      // The opacity of a frame's leaf includes the layers of the families that contain the text.
      shown.add(place == null ? leaf : leaves.get(place));
    }
    VisibleText old = before.get(m);
    if (old != null && old.isOf(shown, description)) {
      found.add(old);
      return;
    }
    VisibleText text = new VisibleText(names, m, description, parts, whole);
    shown.forEach(leaf -> text.add(leaf, outlines));
    if (text.opacity() > 0) {
      found.add(text);
    }
  }
}

package zoetrope.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.mobject.DisplayListBuilder;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.GlyphGroup;
import zoetrope.mobject.text.StringMobject;

/** Finds the texts on a stage: texts, formulas and numbers, and groups of their glyphs. */
final class Texts {
  private static final int LONGEST = 40;

  private final Camera camera;
  private final Map<Item, Integer> places;
  private final OutlineCache outlines;
  private final List<VisibleText> found = new ArrayList<>();
  private Mobject<?> whole;

  /** {@code places} are the numbers of the frame's items, by identity. */
  Texts(Camera camera, Map<Item, Integer> places, OutlineCache outlines) {
    this.camera = camera;
    this.places = places;
    this.outlines = outlines;
  }

  /** The texts in these families that can be seen, in order. */
  List<VisibleText> in(List<Mobject<?>> mobjects) {
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
      add(name(m), List.of(m));
    } else if (!glyphs.isEmpty()) {
      add(m.kind() + " of " + glyphs.size() + " glyphs", glyphs);
    }
    if (!text) {
      Presence.children(m).stream().filter(child -> !isGlyph(child)).forEach(this::collect);
    }
  }

  private static boolean isGlyph(Mobject<?> m) {
    return m instanceof Glyph;
  }

  private void add(String name, List<Mobject<?>> parts) {
    DisplayListBuilder out = new DisplayListBuilder(camera);
    parts.forEach(part -> part.emit(out));
    VisibleText text = new VisibleText(name, whole);
    for (Item item : Item.DepthGroup.flatten(out.items())) {
      text.add(item, places.getOrDefault(item, 0), outlines);
    }
    if (text.opacity() > 0) {
      found.add(text);
    }
  }

  /** A mobject for people: what it says, or its class. */
  static String name(Mobject<?> m) {
    if (m instanceof StringMobject<?> s) {
      String line = s.source().strip().replaceAll("\\s+", " ");
      String shown = line.length() > LONGEST ? line.substring(0, LONGEST - 3) + "..." : line;
      return m.kind() + " \"" + shown + "\"";
    }
    return m instanceof AbstractNumber<?> n ? m.kind() + " " + n.text() : m.kind();
  }
}

package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.GlyphGroup;
import zoetrope.mobject.text.GlyphSource;
import zoetrope.mobject.text.StringMobject;
import zoetrope.source.Span;

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
    if (m instanceof GlyphGroup<?> || m instanceof Glyph) {
      VisibleText old = m instanceof StringMobject<?> ? before.get(m) : null;
      String description = old == null ? ObjectNames.description(m) : old.description();
      add(m, description, StringMobject.sourceOf(m), List.of(m));
      return;
    }
    List<Mobject<?>> glyphs = new ArrayList<>();
    List<Mobject<?>> others = new ArrayList<>();
    for (Mobject<?> child : Presence.children(m)) {
      (child instanceof Glyph ? glyphs : others).add(child);
    }
    if (!glyphs.isEmpty()) {
      String part = part(glyphs);
      add(m, description(m, glyphs, part), part, glyphs);
    }
    others.forEach(this::collect);
  }

  /** Returns the sources that glyphs show; parts of two formulas may become one group. */
  private static List<GlyphSource> sources(List<Mobject<?>> glyphs) {
    return glyphs.stream().flatMap(m -> ((Glyph) m).source().stream()).distinct().toList();
  }

  private static String description(Mobject<?> m, List<Mobject<?>> glyphs, String part) {
    List<GlyphSource> sources = sources(glyphs);
    String wholes =
        sources.stream()
            .map(
                source -> (source.isFormula() ? "Tex" : "Text") + ObjectNames.quoted(source.text()))
            .collect(Collectors.joining(" and "));
    return sources.isEmpty()
        ? m.kind() + " of " + glyphs.size() + " glyphs"
        : (sources.size() == 1 ? "part" + ObjectNames.quoted(part) : "parts") + " of " + wholes;
  }

  /**
   * Returns the part of the source that glyphs show; empty if they do not have a source. If they
   * have several sources, returns the complete texts of all sources.
   */
  private static String part(List<Mobject<?>> glyphs) {
    List<GlyphSource> sources = sources(glyphs);
    if (sources.size() != 1) {
      return sources.stream().map(GlyphSource::text).collect(Collectors.joining(" and "));
    }
    List<Span> spans =
        glyphs.stream()
            .map(m -> (Glyph) m)
            .filter(glyph -> glyph.source().isPresent())
            .map(Glyph::span)
            .toList();
    int from = spans.stream().mapToInt(Span::start).min().orElse(0);
    int until = spans.stream().mapToInt(Span::end).max().orElse(0);
    return sources.get(0).text().substring(from, until);
  }

  private void add(Mobject<?> m, String description, String source, List<Mobject<?>> parts) {
    DisplayListBuilder out = new DisplayListBuilder(camera);
    parts.forEach(part -> part.emit(out));
    List<Leaf> own = Leaf.of(out.items());
    List<Leaf> shown = new ArrayList<>(own.size());
    for (Leaf leaf : own) {
      Integer place = places.get(leaf.item());
      // The leaf of the frame also has the opacities of the layers around the text.
      shown.add(place == null ? leaf : leaves.get(place));
    }
    VisibleText old = before.get(m);
    if (old != null && old.isOf(shown, description)) {
      found.add(old);
      return;
    }
    VisibleText text = new VisibleText(names, m, description, source, parts, whole);
    shown.forEach(leaf -> text.add(leaf, outlines));
    if (text.opacity() > 0) {
      found.add(text);
    }
  }
}

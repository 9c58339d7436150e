package zoetrope.internal.render.still;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.vector.DrawnWord;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.GlyphSource;
import zoetrope.scene.StageView;
import zoetrope.source.Span;

/**
 * The frame of a stage, and the words of its glyphs.
 *
 * @param words the word that each glyph belongs to; glyphs are compared by identity
 */
public record StagePicture(Frame frame, Map<Item, DrawnWord> words) {
  public static StagePicture of(StageView stage) {
    IdentityHashMap<Item, Object> owners = new IdentityHashMap<>();
    Frame frame = stage.frame(owners);
    Words found = new Words();
    for (Mobject<?> root : stage.mobjects()) {
      Presence.visit(root, found::add);
    }
    found.close();
    Map<Item, DrawnWord> words = new IdentityHashMap<>();
    owners.forEach(
        (item, owner) -> {
          DrawnWord word = found.ofGlyphs.get(owner);
          if (word != null) {
            words.put(item, word);
          }
        });
    return new StagePicture(frame, words);
  }

  /** Joins glyphs to words and formulas, and numbers these in painting order. */
  private static final class Words {
    private final Map<Object, DrawnWord> ofGlyphs = new IdentityHashMap<>();
    private final List<Glyph> open = new ArrayList<>();
    private final Set<Span> seen = new HashSet<>();
    private GlyphSource openSource;
    private Span openPart;
    private Span last;
    private int count;

    void add(Mobject<?> mobject) {
      if (mobject instanceof AbstractNumber<?> number) {
        List<Glyph> glyphs =
            Presence.children(mobject).stream()
                .filter(Glyph.class::isInstance)
                .map(Glyph.class::cast)
                .toList();
        add(glyphs, number.text());
      } else if (mobject instanceof Glyph glyph && glyph.source().isPresent()) {
        addGlyph(glyph, glyph.source().get());
      }
    }

    private void addGlyph(Glyph glyph, GlyphSource source) {
      Span part = source.isFormula() ? glyph.span() : wordAround(source.text(), glyph.span());
      boolean goesOn =
          source.equals(openSource)
              && (source.isFormula()
                  ? !seen.contains(glyph.span()) || glyph.span().equals(last)
                  : part.equals(openPart) && glyph.span().start() >= last.start());
      if (!goesOn) {
        close();
        openSource = source;
        openPart = part;
      }
      open.add(glyph);
      seen.add(glyph.span());
      last = glyph.span();
      openPart =
          new Span(Math.min(openPart.start(), part.start()), Math.max(openPart.end(), part.end()));
    }

    private static Span wordAround(String text, Span span) {
      int from = span.start();
      int to = Math.max(span.end(), from + 1);
      while (from > 0 && !Character.isWhitespace(text.charAt(from - 1))) {
        from--;
      }
      while (to < text.length() && !Character.isWhitespace(text.charAt(to))) {
        to++;
      }
      return new Span(from, to);
    }

    void close() {
      if (!open.isEmpty()) {
        boolean whole = openSource.isFormula() && open.size() >= openSource.glyphs();
        String text =
            whole
                ? openSource.text()
                : openSource.text().substring(openPart.start(), openPart.end());
        add(open, text.strip().replaceAll("\\s+", " "));
        open.clear();
        seen.clear();
      }
      openSource = null;
    }

    private void add(List<Glyph> glyphs, String text) {
      DrawnWord word = new DrawnWord(text + " ", count++);
      glyphs.forEach(glyph -> ofGlyphs.putIfAbsent(glyph, word));
    }
  }
}

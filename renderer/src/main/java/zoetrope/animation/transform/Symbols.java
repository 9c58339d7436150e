package zoetrope.animation.transform;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.StringMobject;
import zoetrope.source.Span;

/**
 * The symbols of a text or formula in source order. A symbol consists of all glyphs that stand for
 * the same source characters.
 */
final class Symbols {
  private final List<String> texts = new ArrayList<>();
  private final List<Span> spans = new ArrayList<>();
  private final List<List<Mobject<?>>> glyphs = new ArrayList<>();
  private final List<Boolean> free = new ArrayList<>();

  Symbols(StringMobject<?> string) {
    List<Glyph> sorted = new ArrayList<>();
    for (Mobject<?> child : string.children()) {
      if (child instanceof Glyph glyph) {
        sorted.add(glyph);
      }
    }
    sorted.sort(Comparator.comparingInt((Glyph g) -> g.span().start()));
    for (Glyph glyph : sorted) {
      int last = spans.size() - 1;
      if (last < 0 || glyph.span().isEmpty() || !glyph.span().equals(spans.get(last))) {
        spans.add(glyph.span());
        texts.add(glyph.span().of(string.source()));
        glyphs.add(new ArrayList<>());
        free.add(true);
        last++;
      }
      glyphs.get(last).add(glyph);
    }
  }

  int size() {
    return texts.size();
  }

  /** Whether symbol {@code i} has not been matched. */
  boolean isFree(int i) {
    return free.get(i);
  }

  String text(int i) {
    return texts.get(i);
  }

  /** Marks the free symbols in {@code span} as matched, and returns their glyphs. */
  List<Mobject<?>> take(Span span) {
    List<Mobject<?>> taken = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      if (free.get(i) && !spans.get(i).isEmpty() && span.contains(spans.get(i))) {
        taken.addAll(take(i));
      }
    }
    return taken;
  }

  /** Marks symbol {@code i} as matched, and returns its glyphs. */
  List<Mobject<?>> take(int i) {
    free.set(i, false);
    return glyphs.get(i);
  }

  /**
   * A run of {@code length} equal symbols, from {@code first} in one sequence and from {@code
   * second} in the other.
   */
  record Run(int first, int second, int length) {}

  /**
   * Returns the runs of equal free symbols, the longest first. Among equally long runs, the
   * leftmost in {@code a} comes first, then the leftmost in {@code b}. The runs do not overlap.
   * Symbols outside all runs have no equal free symbol.
   */
  static List<Run> equalRuns(Symbols a, Symbols b) {
    return new EqualRuns(a.freeTexts(), b.freeTexts()).find();
  }

  /** Returns the characters of each symbol; null for symbols that can no longer be matched. */
  private String[] freeTexts() {
    String[] result = new String[size()];
    for (int i = 0; i < result.length; i++) {
      result[i] = isFree(i) && !text(i).isEmpty() ? text(i) : null;
    }
    return result;
  }
}

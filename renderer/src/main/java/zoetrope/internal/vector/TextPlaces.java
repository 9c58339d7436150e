package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.InsetView;
import zoetrope.frame.Item;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.raster.outline.Outliner;

/** Collects the places of words while the outlines of their glyphs are made. */
final class TextPlaces {
  private final Map<Item, DrawnWord> words;
  private final Map<InsetView, Map<Item, DrawnWord>> insets;
  private final Map<DrawnWord, List<Glyph>> seen = new IdentityHashMap<>();

  /** The visible words in the order of their first glyphs; maps by identity have no order. */
  private final List<DrawnWord> found = new ArrayList<>();

  /**
   * Creates a collector for glyphs that are compared by identity.
   *
   * @param insets the words of insets that have separate words; the other insets use {@code words}.
   *     Insets are compared by identity.
   */
  TextPlaces(Map<Item, DrawnWord> words, Map<InsetView, Map<Item, DrawnWord>> insets) {
    this.words = words;
    this.insets = insets;
  }

  /**
   * A glyph in the drawing.
   *
   * @param em the map from the glyph's em square, with the baseline at y = 0, to the drawing
   * @param left the left edge of the glyph, in em
   * @param right the right edge of the glyph, in em
   */
  private record Glyph(Affine em, double left, double right) {
    Vec origin() {
      return em.apply(Vec.ZERO);
    }

    double size() {
      return em.applyLinear(Vec.of(1, 0)).length();
    }
  }

  /** Returns whether a shape is a glyph of a word. */
  boolean knows(Item.Shape shape) {
    return words.containsKey(shape);
  }

  /** Records a shape that {@code outliner} has placed, if it is a glyph. */
  void note(Item.Shape shape, Outliner outliner) {
    DrawnWord word = words.get(shape);
    if (word == null || shape.path().isEmpty()) {
      return;
    }
    Affine em = outliner.exactPlane(Affine.IDENTITY);
    if (em != null && em.applyLinear(Vec.of(1, 0)).length() > 0) {
      Bounds ink = shape.path().bounds();
      if (!seen.containsKey(word)) {
        found.add(word);
        seen.put(word, new ArrayList<>());
      }
      seen.get(word).add(new Glyph(em, ink.min().x(), ink.max().x()));
    }
  }

  /** Returns a collector for an inset, which may show the same glyphs again. */
  TextPlaces within(InsetView view) {
    return new TextPlaces(insets.getOrDefault(view, words), insets);
  }

  /** Returns the visible words in reading order. */
  List<TextRun> runs() {
    List<TextRun> runs = new ArrayList<>();
    found.forEach(word -> runs.add(run(word, seen.get(word))));
    runs.sort(Comparator.comparingInt(run -> run.word().order()));
    return runs;
  }

  /**
   * Returns the run of a word, on the baseline of its largest glyph, because smaller glyphs may be
   * subscripts or superscripts.
   */
  private static TextRun run(DrawnWord word, List<Glyph> glyphs) {
    Glyph first = glyphs.get(0);
    for (Glyph glyph : glyphs) {
      first = glyph.size() > first.size() * 1.001 ? glyph : first;
    }
    Vec along = first.em().applyLinear(Vec.of(1, 0)).normalized();
    double from = Double.POSITIVE_INFINITY;
    double to = Double.NEGATIVE_INFINITY;
    for (Glyph glyph : glyphs) {
      for (double x : new double[] {glyph.left(), glyph.right()}) {
        double at = glyph.em().apply(Vec.of(x, 0)).minus(first.origin()).dot(along);
        from = Math.min(from, at);
        to = Math.max(to, at);
      }
    }
    Vec start = first.origin().plus(along.times(from));
    return new TextRun(word, start, first.origin().plus(along.times(to)), first.size());
  }
}

package zoetrope.mobject.text;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import zoetrope.mobject.MobjectTrees;
import zoetrope.source.Span;

/**
 * An index of the glyphs of a text or formula by their spans. It makes the search for parts of a
 * long text fast.
 */
final class GlyphIndex {
  private final StringMobject<?> owner;
  private final int version;
  private final List<Glyph> glyphs;

  /** The indices of the glyphs, ordered by the first character of their spans. */
  private final Integer[] order;

  GlyphIndex(StringMobject<?> owner) {
    this.owner = owner;
    this.version = MobjectTrees.childrenVersion(owner);
    this.glyphs = owner.glyphs();
    this.order = new Integer[glyphs.size()];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingInt(this::start));
  }

  private int start(int glyph) {
    return glyphs.get(glyph).span().start();
  }

  /** Whether this is the index of {@code string} and its children have not changed since. */
  boolean isOf(StringMobject<?> string) {
    return string == owner && MobjectTrees.childrenVersion(string) == version;
  }

  /** Returns the glyphs whose characters are all in {@code span}, in painting order. */
  List<Glyph> within(Span span) {
    return Arrays.stream(order, firstFrom(span.start()), firstFrom(span.end()))
        .filter(i -> !glyphs.get(i).span().isEmpty() && span.contains(glyphs.get(i).span()))
        .sorted()
        .map(glyphs::get)
        .toList();
  }

  /**
   * Returns the position in {@link #order} of the first glyph that begins at {@code character} or
   * later.
   */
  private int firstFrom(int character) {
    int low = 0;
    int high = order.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (start(order[middle]) < character) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

package zoetrope.lint;

import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;

/**
 * Two texts that touch: their ink, or the convex hulls of two letters. If thin letters are
 * interleaved, their ink hardly overlaps, but they are as hard to read.
 *
 * @param region the intersection of their boxes
 * @param common the area that both cover, in square units
 * @param smaller the smaller area of the two, in square units
 * @param larger the larger area of the two, in square units
 * @param ofLetters whether the areas are those of two letters' hulls instead of the texts' ink
 * @param overlaps whether they have so much in common that they are hard to read
 */
record TextPair(
    VisibleText a,
    VisibleText b,
    Box region,
    double common,
    double smaller,
    double larger,
    boolean ofLetters,
    boolean overlaps) {
  /** The share of the smaller text's ink that may lie on another text, for letters that touch. */
  private static final double MIN_SHARE = 0.03;

  /** The share of a letter's convex hull that may be covered by a letter's hull of another text. */
  private static final double MAX_HULL_SHARE = 0.25;

  /** Letters touch if this share of a hull is covered. */
  private static final double MIN_HULL_SHARE = 0.1;

  /** The smallest overlap that counts, in square units; four pixels at 480 lines. */
  private static final double MIN_AREA = 4.0 / 3600;

  /** The distance of a shadow from its text, as a share of the text's height. */
  private static final double MAX_SHADOW = 0.25;

  /** Two texts that share more than this part of their ink are the same text. */
  private static final double SAME_TEXT_SHARE = 0.9;

  /** Returns two texts that touch in a frame; null if they do not. */
  static TextPair of(VisibleText a, VisibleText b, Box frame) {
    Box region = a.box().intersection(b.box()).intersection(frame);
    if (region.isEmpty()) {
      return null;
    }
    double common = a.mask(region).and(b.mask(region)).area();
    if (common < MIN_AREA) {
      return letters(a, b, region);
    }
    double smaller = Math.min(a.area(), b.area());
    double larger = Math.max(a.area(), b.area());
    boolean overlaps = common >= MIN_SHARE * smaller;
    TextPair letters = overlaps ? null : letters(a, b, region);
    return letters != null
        ? letters
        : new TextPair(a, b, region, common, smaller, larger, false, overlaps);
  }

  /** Returns two letters whose hulls overlap, or touch; null if there is none. */
  private static TextPair letters(VisibleText a, VisibleText b, Box region) {
    TextPair touching = null;
    for (VisibleText.Ink one : a.inks(region)) {
      for (VisibleText.Ink other : b.inks(one.outline().box())) {
        double common = one.hull().mask(region).and(other.hull().mask(region)).area();
        double smaller = Math.min(one.hullArea(), other.hullArea());
        double larger = Math.max(one.hullArea(), other.hullArea());
        if (common >= Math.max(MIN_AREA, MAX_HULL_SHARE * smaller)) {
          return new TextPair(a, b, region, common, smaller, larger, true, true);
        }
        if (common >= Math.max(MIN_AREA, MIN_HULL_SHARE * smaller)) {
          touching = new TextPair(a, b, region, common, smaller, larger, true, false);
        }
      }
    }
    return touching;
  }

  /** Whether it consists of these texts. */
  boolean isOf(VisibleText one, VisibleText other) {
    return a == one && b == other || a == other && b == one;
  }

  /** Whether both texts show the same glyphs. */
  boolean isSame() {
    return !ofLetters && common > SAME_TEXT_SHARE * larger;
  }

  /** Whether one text is the shadow of the other: the same text nearby, in another colour. */
  boolean isShadow() {
    double x = a.box().centerX() - b.box().centerX();
    double y = a.box().centerY() - b.box().centerY();
    return a.looksAs(b)
        && !a.isColoredAs(b)
        && Math.abs(a.box().width() - b.box().width()) < MAX_SHADOW * a.box().height()
        && Math.max(Math.abs(x), Math.abs(y)) < MAX_SHADOW * a.box().height();
  }

  /** Returns a description of the text or letter with the smaller area, for messages. */
  String part() {
    return ofLetters ? "the smaller letter" : "the smaller text";
  }

  /** Returns a key that is equal in all frames. */
  String key() {
    return a.key() + b.key();
  }

  /** Returns the names of both texts, for messages. */
  String names() {
    return names(a, b);
  }

  /** Returns the names of two texts, for messages. */
  static String names(VisibleText a, VisibleText b) {
    return a.name() + " and " + b.name();
  }
}

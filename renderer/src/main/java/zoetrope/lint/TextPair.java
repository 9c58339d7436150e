package zoetrope.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Two texts that overlap: their ink, or the convex hulls of two letters. If thin letters are
 * interleaved, their ink hardly overlaps, but they are as hard to read.
 *
 * @param region the intersection of their boxes
 * @param common the area that both cover, in square units
 * @param smaller the smaller area of the two, in square units
 * @param larger the larger area of the two, in square units
 * @param ofLetters whether the areas are those of two letters' hulls instead of the texts' ink
 */
record TextPair(
    VisibleText a,
    VisibleText b,
    Box region,
    double common,
    double smaller,
    double larger,
    boolean ofLetters) {
  /** The share of the smaller text's ink that may lie on another text, for letters that touch. */
  private static final double MIN_SHARE = 0.03;

  /** The share of a letter's convex hull that may be covered by a letter's hull of another text. */
  private static final double MAX_HULL_SHARE = 0.25;

  /** The smallest overlap that counts, in square units; four pixels at 480 lines. */
  private static final double MIN_AREA = 4.0 / 3600;

  /** Two texts that share more than this part of their ink are the same text. */
  private static final double SAME_TEXT_SHARE = 0.9;

  /** Returns all overlapping pairs of texts of a frame that are not hidden. */
  static List<TextPair> of(List<VisibleText> all, Occluders occluders, Box frame) {
    return of(all, occluders, frame, (a, b) -> true);
  }

  /**
   * Returns the overlapping pairs of texts of a frame that are not hidden.
   *
   * @param wanted whether to compare two texts whose boxes intersect
   */
  static List<TextPair> of(
      List<VisibleText> all,
      Occluders occluders,
      Box frame,
      BiPredicate<VisibleText, VisibleText> wanted) {
    List<VisibleText> texts = new ArrayList<>(all);
    texts.sort((a, b) -> Double.compare(a.reach().left(), b.reach().left()));
    List<TextPair> pairs = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      VisibleText a = texts.get(i);
      for (int j = i + 1; j < texts.size(); j++) {
        VisibleText b = texts.get(j);
        if (b.reach().left() >= a.reach().right()) {
          break;
        }
        if (!a.reach().intersection(b.reach()).isEmpty() && wanted.test(a, b)) {
          boolean ordered = a.id() != b.id() ? a.id() < b.id() : a.name().compareTo(b.name()) <= 0;
          TextPair pair = of(ordered ? a : b, ordered ? b : a, occluders, frame);
          if (pair != null) {
            pairs.add(pair);
          }
        }
      }
    }
    return pairs;
  }

  private static TextPair of(VisibleText a, VisibleText b, Occluders occluders, Box frame) {
    Box region = a.box().intersection(b.box()).intersection(frame);
    if (region.isEmpty()
        || occluders.hide(region, Math.min(occluders.order(a), occluders.order(b)))) {
      return null;
    }
    double common = a.mask(region).and(b.mask(region)).area();
    if (common >= MIN_AREA) {
      double areaA = a.mask(a.box()).area();
      double areaB = b.mask(b.box()).area();
      double smaller = Math.min(areaA, areaB);
      if (common >= MIN_SHARE * smaller) {
        return new TextPair(a, b, region, common, smaller, Math.max(areaA, areaB), false);
      }
    }
    return tangled(a, b, region);
  }

  /** Returns the first pair of letters whose hulls overlap; null if there is none. */
  private static TextPair tangled(VisibleText a, VisibleText b, Box region) {
    for (ProjectedOutline one : a.glyphs(region)) {
      for (ProjectedOutline other : b.glyphs(one.box())) {
        ProjectedOutline hull = one.hull();
        ProjectedOutline otherHull = other.hull();
        double common = hull.mask(region).and(otherHull.mask(region)).area();
        double area = hull.mask(hull.box()).area();
        double otherArea = otherHull.mask(otherHull.box()).area();
        double smaller = Math.min(area, otherArea);
        if (common >= Math.max(MIN_AREA, MAX_HULL_SHARE * smaller)) {
          return new TextPair(a, b, region, common, smaller, Math.max(area, otherArea), true);
        }
      }
    }
    return null;
  }

  /** Whether both texts show the same glyphs. */
  boolean isSame() {
    return !ofLetters && common > SAME_TEXT_SHARE * larger;
  }

  /** Returns a description of the text or letter with the smaller area, for messages. */
  String part() {
    return ofLetters ? "the smaller letter" : "the smaller text";
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

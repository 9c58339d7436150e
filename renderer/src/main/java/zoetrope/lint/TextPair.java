package zoetrope.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Two texts of which one's ink lies on the other's.
 *
 * @param region in which they meet
 * @param common the area of the ink that both cover, in square units
 * @param smaller the ink of the one with less
 * @param larger the ink of the other
 */
record TextPair(
    VisibleText a, VisibleText b, Box region, double common, double smaller, double larger) {
  /** So much of the smaller text's ink may lie on another: letters that touch. */
  private static final double SHARE = 0.03;

  /** The least overlap that counts, in square units: four pixels of 480. */
  private static final double AREA = 4.0 / 3600;

  /** Texts that share so much of their ink are one and the same, twice. */
  private static final double SAME = 0.9;

  /** All pairs of a frame that are not hidden. */
  static List<TextPair> of(List<VisibleText> all, Occluders occluders, Box frame) {
    return of(all, occluders, frame, (a, b) -> true);
  }

  /**
   * Those pairs of a frame that are not hidden.
   *
   * @param wanted whether to look at two texts whose boxes meet
   */
  static List<TextPair> of(
      List<VisibleText> all,
      Occluders occluders,
      Box frame,
      BiPredicate<VisibleText, VisibleText> wanted) {
    List<VisibleText> texts = new ArrayList<>(all);
    texts.sort((a, b) -> Double.compare(a.box().left(), b.box().left()));
    List<TextPair> pairs = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      VisibleText a = texts.get(i);
      for (int j = i + 1; j < texts.size(); j++) {
        VisibleText b = texts.get(j);
        if (b.box().left() >= a.box().right()) {
          break;
        }
        if (!a.box().intersection(b.box()).isEmpty() && wanted.test(a, b)) {
          TextPair pair = of(a, b, occluders, frame);
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
    if (region.isEmpty() || occluders.hide(region, Math.min(a.order(), b.order()))) {
      return null;
    }
    double common = a.mask(region).and(b.mask(region)).area();
    if (common < AREA) {
      return null;
    }
    double areaA = a.mask(a.box()).area();
    double areaB = b.mask(b.box()).area();
    double smaller = Math.min(areaA, areaB);
    return common < SHARE * smaller
        ? null
        : new TextPair(a, b, region, common, smaller, Math.max(areaA, areaB));
  }

  /** Whether both show the same. */
  boolean isSame() {
    return common > SAME * larger;
  }

  /** Both, for people. */
  String names() {
    return names(a, b);
  }

  /** Two texts, for people. */
  static String names(VisibleText a, VisibleText b) {
    return a.name() + " and " + b.name();
  }
}

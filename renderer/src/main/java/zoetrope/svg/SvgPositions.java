package zoetrope.svg;

import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.svg.css.CssToken;

/** Positions of CSS in a box: {@code 20% 3px}, {@code left top}, {@code right 5px bottom 10%}. */
final class SvgPositions {
  private SvgPositions() {}

  /** Whether there are one to four words or lengths of a position. */
  static boolean isPosition(List<CssToken> items) {
    return !items.isEmpty()
        && items.size() <= 4
        && items.stream().allMatch(item -> SvgSyntax.isLength(item) || isSide(item));
  }

  private static boolean isSide(CssToken token) {
    return isAlongX(token) || isAlongY(token) || token.isWord("center");
  }

  private static boolean isAlongX(CssToken token) {
    return token.isWord("left") || token.isWord("right");
  }

  private static boolean isAlongY(CssToken token) {
    return token.isWord("top") || token.isWord("bottom");
  }

  /** The point in a box that a position stands for; a third length of two is along z. */
  static Vec of(List<CssToken> items, ViewBox box, double fontSize) {
    if (items.size() > 2 && items.stream().anyMatch(SvgPositions::isSide)) {
      return fromSides(items, box, fontSize);
    }
    CssToken first = items.get(0);
    CssToken second = items.size() > 1 ? items.get(1) : null;
    boolean swapped = isAlongY(first) || second != null && isAlongX(second);
    CssToken x = swapped ? second : first;
    CssToken y = swapped ? first : second;
    return Vec.of(
        box.x() + along(x, box.width(), fontSize), box.y() + along(y, box.height(), fontSize));
  }

  /** Each side may be followed by the distance from it. */
  private static Vec fromSides(List<CssToken> items, ViewBox box, double fontSize) {
    double x = box.width() / 2;
    double y = box.height() / 2;
    for (int i = 0; i < items.size(); i++) {
      CssToken side = items.get(i);
      boolean vertical = isAlongY(side);
      if (!vertical && !isAlongX(side)) {
        continue;
      }
      double whole = vertical ? box.height() : box.width();
      CssToken next = i + 1 < items.size() ? items.get(i + 1) : null;
      double far = next != null && next.isNumeric() ? SvgLengths.pixels(next, whole, fontSize) : 0;
      double at = side.isWord("left") || side.isWord("top") ? far : whole - far;
      x = vertical ? x : at;
      y = vertical ? at : y;
    }
    return Vec.of(box.x() + x, box.y() + y);
  }

  private static double along(CssToken token, double whole, double fontSize) {
    if (token == null || token.isWord("center")) {
      return whole / 2;
    }
    if (token.is(CssToken.Kind.WORD)) {
      return token.isWord("right") || token.isWord("bottom") ? whole : 0;
    }
    return SvgLengths.pixels(token, whole, fontSize);
  }
}

package zoetrope.mobject.matrix;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * The outline of a tall square bracket, in scene units: as TeX draws it around one, two or more
 * rows, then brought to a height.
 *
 * @param height the whole height
 * @param width the length of its feet
 * @param bar the thickness of the upright bar
 * @param foot the thickness of the feet
 */
record BracketOutline(double height, double width, double bar, double foot) {
  /** The height of TeX's brackets for each row they enclose, at font size 48. */
  private static final double ROW = 0.5738;

  /** Width of the feet and thickness of TeX's brackets around one, two and more rows. */
  private static final double[][] SIZES = {{0.0918, 0.0191}, {0.1266, 0.0272}, {0.1592, 0.0330}};

  /** Manim Community's font size 48 against manimgl's. */
  private static final double COMMUNITY = 50.0 / 48;

  private static BracketOutline natural(int rows) {
    double[] size = SIZES[Math.min(rows, SIZES.length) - 1];
    return new BracketOutline(ROW * rows, size[0], size[1], size[1]);
  }

  /** The bracket around so many rows, scaled to {@code height}: manimgl's. */
  static BracketOutline scaled(int rows, double height) {
    BracketOutline natural = natural(rows);
    double s = height / natural.height;
    return new BracketOutline(height, s * natural.width, s * natural.bar, s * natural.foot);
  }

  /**
   * Manim Community's: that of the next more rows than {@code content} is high, stretched to {@code
   * height}; only the feet change their thickness.
   */
  static BracketOutline stretched(double content, double height) {
    BracketOutline natural = natural((int) (content / (COMMUNITY * ROW)) + 1);
    return new BracketOutline(
        height,
        COMMUNITY * natural.width,
        COMMUNITY * natural.bar,
        natural.foot * height / natural.height);
  }

  /**
   * The bracket whose feet end at {@code middle}, half its height above and below: a left one for
   * {@code direction} -1, a right one for 1. It runs as the outline of Computer Modern does: from
   * the lower outer corner, along the bottom first.
   */
  Path path(Vec middle, int direction) {
    double inner = middle.x();
    double outer = inner + direction * width;
    double edge = outer - direction * bar;
    double top = middle.y() + height / 2;
    double bottom = middle.y() - height / 2;
    return Path.polygon(
        Vec.of(outer, bottom),
        Vec.of(inner, bottom),
        Vec.of(inner, bottom + foot),
        Vec.of(edge, bottom + foot),
        Vec.of(edge, top - foot),
        Vec.of(inner, top - foot),
        Vec.of(inner, top),
        Vec.of(outer, top));
  }
}

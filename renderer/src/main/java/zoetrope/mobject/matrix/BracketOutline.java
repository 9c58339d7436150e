package zoetrope.mobject.matrix;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/**
 * The outline of a tall square bracket, in scene units. It is TeX's bracket around one, two or more
 * rows, changed to a given height.
 *
 * @param height the total height
 * @param width the length of its feet
 * @param bar the thickness of the vertical bar
 * @param foot the thickness of the feet
 */
record BracketOutline(double height, double width, double bar, double foot) {
  /** The height of TeX's brackets per enclosed row, at font size 48. */
  private static final double ROW = 0.5738;

  /** The width of the feet and the thickness of TeX brackets around one, two and more rows. */
  private static final double[][] SIZES = {{0.0918, 0.0191}, {0.1266, 0.0272}, {0.1592, 0.0330}};

  /** The size of formulas at font size 48 in Manim Community, relative to manimgl. */
  private static final double COMMUNITY = 50.0 / 48;

  private static BracketOutline natural(int rows) {
    double[] size = SIZES[Math.min(rows, SIZES.length) - 1];
    return new BracketOutline(ROW * rows, size[0], size[1], size[1]);
  }

  /**
   * Returns manimgl's bracket: TeX's bracket around this number of rows, scaled to {@code height}.
   */
  static BracketOutline scaled(int rows, double height) {
    BracketOutline natural = natural(rows);
    double s = height / natural.height;
    return new BracketOutline(height, s * natural.width, s * natural.bar, s * natural.foot);
  }

  /**
   * Returns Manim Community's bracket, stretched to {@code height}. It is TeX's bracket around a
   * number of rows: the smallest number whose bracket is higher than {@code content}. Stretching
   * only changes the thickness of the feet.
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
   * Returns the path of the bracket. The middle of its inner side is at {@code middle}. It is a
   * left bracket for {@code direction} -1 and a right one for 1. Like Computer Modern's outline,
   * the path begins at the lower outer corner and first follows the bottom.
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

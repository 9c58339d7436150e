package zoetrope.mobject.annotations;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * The outline of a horizontal brace with its tip pointing down, as TeX draws it. It has a curl at
 * each end, two curls that meet in the tip, and bars that fill the width.
 *
 * <p>The curls are those of the extension font of Computer Modern (cmex10, characters 7B and 7C),
 * in thousandths of an em, with y upwards from the lower edge of the bars. The right half mirrors
 * the left one, and all pieces form one outline.
 */
final class BraceOutline {
  /** The scene units of a thousandth of an em at font size 48. */
  private static final double UNIT = 48 * 0.0099626 / 1000;

  /** The height of the tops of the curls. */
  private static final double TOP = 334;

  /**
   * The width below which the brace is squeezed: the width of TeX's brace over two quads of space.
   */
  private static final double NATURAL_WIDTH = 2047.5;

  /** The lower side from the tip to the left bar; x is measured from the middle. */
  private static final double[] TIP_BELOW = {
    0, -214, -7.5, -214, -15, -214, -18.9, -214, -21.8, -211, -52.5, -156.3, -100.9, -115, -149.2,
    -73.7, -205.4, -48.8, -261.5, -23.9, -324.7, -12, -388, 0, -451, 0
  };

  /**
   * The outline from the lower left bar around the end to its upper side; x is measured from the
   * end.
   */
  private static final double[] END = {
    473, 0, 376.9, 0, 285.6, 36.4, 194.3, 72.8, 121.3, 138.2, 48.3, 203.6, 2, 290, 0, 292, 0, 295,
    0, 310.5, 0, 326, 0, 329.1, 2.4, 331.5, 4.8, 334, 7.8, 334, 24, 334, 40, 334, 43, 334, 45.9,
    331, 77.6, 276.9, 124.8, 236.3, 171.9, 195.8, 229.3, 170.2, 286.6, 144.5, 349.4, 132.3, 412.1,
    120, 475, 120
  };

  /** The upper side from the left bar to the middle; x is measured from the middle. */
  private static final double[] TIP_ABOVE = {
    -449, 120, -376.3, 120, -306, 99.4, -235.6, 78.6, -174.1, 39.8, -112.6, 1, -62.3, -52.5, -27.2,
    -89.8, 0, -132.2
  };

  /** The natural width of the brace of Manim Community Edition, in scene units. */
  private static final double SHARP_WIDTH = 0.9056;

  /**
   * The right half of the brace of Manim Community Edition, as cubic curves in scene units: the
   * lower side from the tip to the bar. x is measured from the middle, depths from the tops of the
   * ends.
   */
  private static final double[] SHARP_TIP = {
    0, 0.2730, 0.0064, 0.2730, 0.0094, 0.2730, 0.0110, 0.2704, 0.0233, 0.2509, 0.0438, 0.2197,
    0.0975, 0.1927, 0.1424, 0.1709, 0.1916, 0.1668, 0.2221, 0.1664
  };

  /**
   * The outline from the bar around the end and back to the bar; x is measured from the end
   * inwards.
   */
  private static final double[] SHARP_END = {
    0.2307, 0.1664, 0.1799, 0.1664, 0.0678, 0.1429, 0, 0.0209, 0, 0.0183, 0, 0.0157, 0, 0.0131, 0,
    0.0006, 0.0006, 0, 0.0122, 0, 0.0186, 0, 0.0215, 0, 0.0231, 0.0026, 0.0354, 0.0221, 0.0558,
    0.0533, 0.1096, 0.0803, 0.1545, 0.1021, 0.2037, 0.1062, 0.2341, 0.1066
  };

  /** The outline from the upper side of the bar to the middle. */
  private static final double[] SHARP_NOTCH = {
    0.2186, 0.1066, 0.1707, 0.1066, 0.0684, 0.1276, 0, 0.2322
  };

  private BraceOutline() {}

  /** Returns a brace of a width, with the tops of its ends at y = 0 and its start at the tip. */
  static Path of(double width) {
    double wanted = width / UNIT;
    double half = Math.max(wanted, NATURAL_WIDTH) / 2;
    PathBuilder b = Path.builder().moveTo(at(TIP_BELOW, 0, 0));
    append(b, TIP_BELOW, 0);
    append(b.lineTo(at(END, 0, -half)), END, -half);
    append(b.lineTo(at(TIP_ABOVE, 0, 0)), TIP_ABOVE, 0);
    Path left = b.build();
    Path right = left.transform(Affine.scaling(-1, 1, 1)).reversed();
    double squash = Math.max(1e-8, Math.min(1, wanted / NATURAL_WIDTH));
    return Path.builder()
        .moveTo(left.start())
        .curvesOf(left)
        .curvesOf(right)
        .close()
        .build()
        .transform(Affine.scaling(UNIT * squash, UNIT, 1));
  }

  /**
   * Returns the brace of Manim Community Edition, drawn {@code sharpness} times as wide and then
   * squeezed, so that a higher sharpness gives narrower curls. It has the same position as the
   * brace of {@link #of}.
   */
  static Path sharp(double width, double sharpness) {
    double drawn = Math.max(SHARP_WIDTH, width * sharpness);
    PathBuilder b = Path.builder().moveTo(Vec.of(SHARP_TIP[0], -SHARP_TIP[1]));
    appendCubics(b, SHARP_TIP, 0, 1);
    appendCubics(
        b.lineTo(Vec.of(drawn / 2 - SHARP_END[0], -SHARP_END[1])), SHARP_END, drawn / 2, -1);
    appendCubics(b.lineTo(Vec.of(SHARP_NOTCH[0], -SHARP_NOTCH[1])), SHARP_NOTCH, 0, 1);
    Path right = b.build();
    Path left = right.transform(Affine.scaling(-1, 1, 1)).reversed();
    return Path.builder()
        .moveTo(right.start())
        .curvesOf(right)
        .curvesOf(left)
        .close()
        .build()
        .transform(Affine.scaling(Math.max(1e-8, width / drawn), 1, 1));
  }

  /** Appends cubic curves: after the first point, triples of two control points and an end. */
  private static void appendCubics(PathBuilder b, double[] table, double origin, int sign) {
    Vec[] p = new Vec[table.length / 2];
    for (int i = 0; i < p.length; i++) {
      p[i] = Vec.of(origin + sign * table[2 * i], -table[2 * i + 1]);
    }
    for (int i = 1; i < p.length; i += 3) {
      b.cubicTo(p[i], p[i + 1], p[i + 2]);
    }
  }

  /** Appends quadratic curves: after the first point, pairs of a control point and an end. */
  private static void append(PathBuilder b, double[] table, double shift) {
    for (int i = 2; i < table.length; i += 4) {
      b.quadTo(at(table, i, shift), at(table, i + 2, shift));
    }
  }

  private static Vec at(double[] table, int i, double shift) {
    return Vec.of(table[i] + shift, table[i + 1] - TOP);
  }
}

package zoetrope.internal.tex.outline;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * The simple arrows of mathematics with the large heads that Computer Modern has had since 1992.
 * The typesetter's fonts have the older heads, which are a third smaller. The outlines are in em.
 * They have the measures of the newer font: ink box, thickness, and length and width of the heads.
 */
final class ArrowOutlines {
  private static final String FONT = "jlm_cmsy10";

  private static final double AXIS = 0.25;

  private static final double HALF_THICKNESS = 0.02;

  /** The distance from the tip to where the inner sides of the head meet the shaft. */
  private static final double NECK_LENGTH = 0.109;

  private static final double HEAD_LENGTH = 0.253;
  private static final double HEAD_HALF_WIDTH = 0.261;

  private ArrowOutlines() {}

  /** Returns the outline of an arrow, or null if the font's outline is used. */
  static Path of(String font, char character) {
    if (!font.equals(FONT)) {
      return null;
    }
    return switch (character) {
      case 0x21 -> horizontal();
      case 0xc3 -> horizontal().transform(Affine.scaling(-1, 1, 1).about(Vec.of(0.5, 0)));
      case 0x22 -> upward();
      case 0x23 -> upward().transform(Affine.scaling(1, -1, 1).about(Vec.of(0, AXIS)));
      case 0x24 -> bothWays();
      default -> null;
    };
  }

  /** Returns the arrow to the right, from 0.056 to 0.944. */
  private static Path horizontal() {
    return closed(withTail(0.888, 1, 1)).transform(Affine.translation(Vec.of(0.056, AXIS)));
  }

  /** Returns the arrow upward, from -0.193 to 0.694, with a longer and narrower head. */
  private static Path upward() {
    Path right = closed(withTail(0.887, 0.28 / HEAD_LENGTH, 0.233 / HEAD_HALF_WIDTH));
    return right
        .transform(Affine.rotation(Math.PI / 2, new Vec(0, 0, 1)))
        .transform(Affine.translation(Vec.of(AXIS, -0.193)));
  }

  private static Path bothWays() {
    double half = 0.444;
    Path right = head(Path.builder().moveTo(Vec.of(0, HALF_THICKNESS)), half, 1, 1).build();
    Path left = right.transform(Affine.scaling(-1, 1, 1)).reversed();
    Path upper = Path.builder().moveTo(left.start()).curvesOf(left).curvesOf(right).build();
    return closed(upper).transform(Affine.translation(Vec.of(0.5, AXIS)));
  }

  /**
   * Returns the upper side of an arrow from the origin to (length, 0).
   *
   * @param longer the length of the head as a multiple of the usual length
   * @param wider the width of the head as a multiple of the usual width
   */
  private static Path withTail(double length, double longer, double wider) {
    PathBuilder upper =
        Path.builder()
            .moveTo(Vec.ZERO)
            .cubicTo(
                Vec.of(0, 0.011), Vec.of(0.005, HALF_THICKNESS), Vec.of(0.014, HALF_THICKNESS));
    return head(upper, length, longer, wider).build();
  }

  /**
   * Continues a path along the shaft, along the inner side of the head, around the end of the head,
   * and to the tip.
   */
  private static PathBuilder head(PathBuilder upper, double tip, double longer, double wider) {
    Affine m = Affine.scaling(longer, wider, 1).then(Affine.translation(Vec.of(tip, 0)));
    return upper
        .lineTo(Vec.of(tip - NECK_LENGTH * longer, HALF_THICKNESS))
        .cubicTo(at(m, -0.185, 0.075), at(m, -0.235, 0.155), at(m, -HEAD_LENGTH, 0.249))
        .cubicTo(
            at(m, -HEAD_LENGTH, 0.257),
            at(m, -0.245, HEAD_HALF_WIDTH),
            at(m, -0.233, HEAD_HALF_WIDTH))
        .cubicTo(at(m, -0.221, HEAD_HALF_WIDTH), at(m, -0.214, 0.257), at(m, -0.212, 0.247))
        .cubicTo(at(m, -0.185, 0.125), at(m, -0.09, 0.03), Vec.of(tip, 0));
  }

  private static Vec at(Affine map, double x, double y) {
    return map.apply(Vec.of(x, y));
  }

  /** Returns an upper side together with its mirror image. */
  private static Path closed(Path upper) {
    Path lower = upper.transform(Affine.scaling(1, -1, 1)).reversed();
    return Path.builder().moveTo(upper.start()).curvesOf(upper).curvesOf(lower).close().build();
  }
}

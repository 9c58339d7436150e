package zoetrope.mobject.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * The alignment of upright texts, formulas and numbers by their baselines. Their bounding boxes
 * depend on their letters, but their baselines do not.
 */
public final class BaselineAlignment {
  /** The height of the letters of Computer Modern above the baseline, in em. */
  private static final double ASCENT = 0.71;

  /** The depth of the letters of Computer Modern below the baseline, in em. */
  private static final double DESCENT = 0.21;

  private BaselineAlignment() {}

  /**
   * Returns the bounding box of a text, extended to at least 0.21 em below and 0.71 em above its
   * baseline.
   */
  static Bounds lineBox(GlyphGroup<?> text) {
    return text.bounds().union(strut(text));
  }

  private static Bounds strut(GlyphGroup<?> text) {
    double em = text.frame().column(0).length();
    Vec at = new Vec(text.bounds().center().x(), text.baseline().y(), text.baseline().z());
    return new Bounds(at.minus(new Vec(0, DESCENT * em, 0)), at.plus(new Vec(0, ASCENT * em, 0)));
  }

  /** Whether a text runs from left to right on a line that is neither rotated nor slanted. */
  static boolean isUpright(GlyphGroup<?> text) {
    Vec along = text.frame().column(0);
    Vec up = text.frame().column(1);
    return !text.bounds().isEmpty()
        && along.x() > 0
        && Math.abs(along.y()) < 1e-9 * along.x()
        && up.y() > 0
        && Math.abs(up.x()) < 1e-9 * up.y();
  }

  /**
   * Moves the texts among {@code objects} to a common baseline. Other objects stay in place.
   *
   * @param above whether this is the highest baseline of the texts; otherwise it is the lowest one,
   *     so that no text moves closer to an object above it
   */
  public static void align(List<? extends Mobject<?>> objects, boolean above) {
    List<GlyphGroup<?>> texts = new ArrayList<>();
    for (Mobject<?> object : objects) {
      if (object instanceof GlyphGroup<?> text && isUpright(text)) {
        texts.add(text);
      }
    }
    DoubleStream baselines = texts.stream().mapToDouble(text -> text.baseline().y());
    double line = (above ? baselines.max() : baselines.min()).orElse(0);
    for (GlyphGroup<?> text : texts) {
      text.shift(new Vec(0, line - text.baseline().y(), 0));
    }
  }
}

package zoetrope.internal.tex.atom;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.scilab.forge.jlatexmath.Box;

/** A dashed line, which begins and ends with half a dash. */
final class DashedRule {
  /** The length of a dash, and the minimum length of a gap, in em: 4 pt, as in arydshln. */
  private static final float DASH = 0.4f;

  private DashedRule() {}

  /** Returns a dashed line of the size of {@code rule}. */
  static Box of(Box rule, float em) {
    return DecoratedAtom.box(
        rule, 0, (recorder, box, x, y) -> recorder.fill(dashes(box, DASH * em, x, y)));
  }

  private static Shape dashes(Box rule, float dash, float x, float y) {
    float length = Math.max(rule.getWidth(), rule.getHeight());
    int gaps = (int) (length / (2 * dash));
    float pitch = gaps == 0 ? length : length / gaps;
    Path2D dashes = new Path2D.Float();
    for (int i = 0; i <= gaps; i++) {
      float from = Math.max(0, i * pitch - dash / 2);
      float drawn = gaps == 0 ? length : Math.min(length, i * pitch + dash / 2) - from;
      Rectangle2D one =
          rule.getHeight() > rule.getWidth()
              ? new Rectangle2D.Float(x, y - rule.getHeight() + from, rule.getWidth(), drawn)
              : new Rectangle2D.Float(x + from, y - rule.getHeight(), drawn, rule.getHeight());
      dashes.append(one, false);
    }
    return dashes;
  }
}

package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.TeXFont;

/** A dashed line, which begins and ends with half a dash. */
final class DashedRule extends Box {
  /** The length of a dash, and the minimum length of a gap, in em: 4 pt, as in arydshln. */
  private static final float DASH = 0.4f;

  private final float dash;

  private DashedRule(float dash) {
    this.dash = dash;
  }

  /** Returns a dashed line of the size of {@code rule}. */
  static Box of(Box rule, float em) {
    DashedRule dashed = new DashedRule(DASH * em);
    dashed.setWidth(rule.getWidth());
    dashed.setHeight(rule.getHeight());
    return dashed;
  }

  @Override
  public void draw(Graphics2D graphics, float x, float y) {
    float length = Math.max(getWidth(), getHeight());
    int gaps = (int) (length / (2 * dash));
    float pitch = gaps == 0 ? length : length / gaps;
    Path2D dashes = new Path2D.Float();
    for (int i = 0; i <= gaps; i++) {
      float from = Math.max(0, i * pitch - dash / 2);
      float drawn = gaps == 0 ? length : Math.min(length, i * pitch + dash / 2) - from;
      Rectangle2D one =
          getHeight() > getWidth()
              ? new Rectangle2D.Float(x, y - getHeight() + from, getWidth(), drawn)
              : new Rectangle2D.Float(x + from, y - getHeight(), drawn, getHeight());
      dashes.append(one, false);
    }
    graphics.fill(dashes);
  }

  @Override
  public int getLastFontId() {
    return TeXFont.NO_FONT;
  }
}

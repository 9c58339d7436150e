package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.TeXFont;

/** A dashed horizontal line, which begins and ends with a dash. */
final class DashedRule extends Box {
  /** The length of a dash, and about that of a gap, in em: 4 pt, as in the package arydshln. */
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
    int gaps = Math.max(0, Math.round((getWidth() - dash) / (2 * dash)));
    float pitch = gaps == 0 ? 0 : (getWidth() - dash) / gaps;
    Path2D dashes = new Path2D.Float();
    for (int i = 0; i <= gaps; i++) {
      float length = Math.min(dash, getWidth());
      Rectangle2D one = new Rectangle2D.Float(x + i * pitch, y - getHeight(), length, getHeight());
      dashes.append(one, false);
    }
    graphics.fill(dashes);
  }

  @Override
  public int getLastFontId() {
    return TeXFont.NO_FONT;
  }
}

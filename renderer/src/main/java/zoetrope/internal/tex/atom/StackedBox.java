package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.HorizontalBox;
import org.scilab.forge.jlatexmath.TeXFont;

/** Boxes below each other, centred on the axis of mathematics. */
final class StackedBox extends Box {
  private final List<Box> lines = new ArrayList<>();

  /**
   * Stacks lines without gaps.
   *
   * @param width the width of all lines, in box units
   * @param alignment one of JLaTeXMath's constants, such as {@code ALIGN_CENTER}
   * @param axis the height of the axis, in box units
   */
  StackedBox(List<Box> lines, float width, int alignment, float axis) {
    float total = 0;
    for (Box line : lines) {
      HorizontalBox aligned = new HorizontalBox(line, width, alignment);
      aligned.setHeight(line.getHeight());
      aligned.setDepth(line.getDepth());
      this.lines.add(aligned);
      total += line.getHeight() + line.getDepth();
    }
    setWidth(width);
    setHeight(total / 2 + axis);
    setDepth(total / 2 - axis);
  }

  @Override
  public void draw(Graphics2D graphics, float x, float y) {
    float top = y - getHeight();
    for (Box line : lines) {
      line.draw(graphics, x, top + line.getHeight());
      top += line.getHeight() + line.getDepth();
    }
  }

  @Override
  public int getLastFontId() {
    return TeXFont.NO_FONT;
  }
}

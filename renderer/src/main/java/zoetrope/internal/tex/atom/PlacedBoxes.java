package zoetrope.internal.tex.atom;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import org.scilab.forge.jlatexmath.Box;
import org.scilab.forge.jlatexmath.TeXFont;

/** A box that contains other boxes at given positions. */
final class PlacedBoxes extends Box {
  private final List<Placed> placed = new ArrayList<>();

  /** A box and its reference point, y down from the reference point of the whole. */
  private record Placed(Box box, float x, float y) {}

  /** Adds {@code box} with its reference point at (x, y), y down, in box units. */
  void place(Box box, float x, float y) {
    placed.add(new Placed(box, x, y));
  }

  /** Sets the size of the whole, and returns this box. */
  PlacedBoxes sized(float width, float height, float depth) {
    setWidth(width);
    setHeight(height);
    setDepth(depth);
    return this;
  }

  @Override
  public void draw(Graphics2D graphics, float x, float y) {
    placed.forEach(p -> p.box().draw(graphics, x + p.x(), y + p.y() + p.box().getShift()));
  }

  @Override
  public int getLastFontId() {
    return TeXFont.NO_FONT;
  }
}

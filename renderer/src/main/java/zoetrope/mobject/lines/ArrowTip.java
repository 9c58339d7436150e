package zoetrope.mobject.lines;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/**
 * What stands at the end of a {@link AbstractTippedLine}: a filled triangle unless another is
 * chosen.
 */
public final class ArrowTip extends VMobject<ArrowTip> {
  private static final double OUTLINE_WIDTH = 3;

  private TipShape shape = TipShape.TRIANGLE_FILLED;

  /** A triangle whose point is at {@code apex}; white, without a stroke. */
  ArrowTip() {
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
  }

  /** What it looks like. */
  public TipShape shape() {
    return shape;
  }

  /** Chooses a shape for the next drawing, in the present colour. */
  void shape(TipShape newShape) {
    Color color = shape.filled() ? fillColor() : strokeColor();
    shape = newShape;
    paint(color);
  }

  /** Fills the shape, or draws its outline, in a colour. */
  void paint(Color color) {
    if (shape.filled()) {
      setFill(color.withAlpha(1), 1);
      setStrokeWidth(0);
    } else {
      setFill(color, 0);
      setStroke(color, OUTLINE_WIDTH, 1);
    }
  }

  /** Draws the shape from its base, {@code length} behind the apex, to the apex. */
  void draw(Vec apex, Vec direction, double length, double width) {
    setPath(shape.path(apex, direction, length, width));
  }

  /** The point of the tip. */
  public Vec apex() {
    return start();
  }
}

package zoetrope.mobject.lines;

import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.VMobject;

/**
 * What stands at the end of a {@link AbstractTippedLine}: a filled triangle unless another is
 * chosen.
 */
public final class ArrowTip extends VMobject<ArrowTip> {
  private TipShape shape = TipShape.TRIANGLE_FILLED;

  /** A drawing of the author's instead of the shape: from (-1, -1/2) to (0, 1/2), or null. */
  private Path drawing;

  private boolean followsStroke;

  /** The point of a drawing, in the coordinates of the path that was drawn. */
  private Vec apex = Vec.ZERO;

  private Path drawn;

  /** A triangle whose point is at {@code apex}; white, without a stroke. */
  ArrowTip() {
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
  }

  /** What it looks like, unless it is a drawing of the author's. */
  public TipShape shape() {
    return shape;
  }

  /** Chooses a shape for the next drawing, in the present colour. */
  void shape(TipShape newShape) {
    Color color = shape.filled() ? fillColor() : strokeColor();
    shape = newShape;
    drawing = null;
    paint(color);
  }

  /** Takes path and style of an object for the next drawing. */
  void drawing(VMobject<?> own) {
    Bounds box = own.path().bounds();
    Vec ahead = Vec.of(box.max().x(), box.center().y(), box.center().z());
    double width = box.size().x();
    double height = box.size().y();
    drawing =
        own.path()
            .map(
                p -> {
                  Vec v = p.minus(ahead);
                  return new Vec(v.x() / width, v.y() / height, 0);
                });
    followsStroke = false;
    restyleAlone(s -> own.style());
  }

  /** Stays in the colour of the line's stroke, and as wide as the shape has it. */
  void followStroke() {
    followsStroke = true;
  }

  @Override
  protected void restyleSelf(UnaryOperator<Style> change) {
    Style before = selfStyle();
    super.restyleSelf(change);
    if (!followsStroke) {
      return;
    }
    Style after = selfStyle();
    Color stroke = after.stroke().paint().firstColor();
    boolean stroked = !stroke.equals(before.stroke().paint().firstColor());
    Color color = stroked || !shape.filled() ? stroke : after.fill().firstColor();
    super.restyleSelf(
        s -> {
          Style line =
              s.withStroke(
                  Styles.stroke(after.stroke(), c -> color)
                      .withWidths(shape.filled() ? 0 : TipShape.OUTLINE_WIDTH));
          return shape.filled() ? line.withFill(new Paint.Solid(color)) : line;
        });
  }

  /** Fills the shape, or draws its outline, in a colour. */
  void paint(Color color) {
    if (shape.filled()) {
      setFill(color.withAlpha(1), 1);
      setStrokeWidth(0);
    } else {
      setFill(color, 0);
      setStroke(color, TipShape.OUTLINE_WIDTH, 1);
    }
  }

  /** Draws the shape from its base, {@code length} behind the apex, to the apex. */
  void draw(Vec apex, Vec direction, double length, double width) {
    if (drawing == null) {
      setPath(shape.outline(apex, direction, length, width));
    } else {
      Vec across = new Vec(-direction.y(), direction.x(), 0).normalized();
      setPath(
          drawing.map(
              p -> apex.plus(direction.times(length * p.x())).plus(across.times(width * p.y()))));
    }
    this.apex = apex;
    drawn = localPath();
  }

  /** How far behind the apex the line ends, in parts of the tip's length. */
  double reach() {
    return drawing == null ? shape.reach() : 1;
  }

  /** The point of the tip. */
  public Vec apex() {
    return drawing != null && drawn == localPath() ? place().apply(apex) : start();
  }
}

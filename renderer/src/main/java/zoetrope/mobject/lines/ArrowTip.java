package zoetrope.mobject.lines;

import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.VMobject;

/** The tip of an {@link AbstractTippedLine}: a filled triangle by default. */
public final class ArrowTip extends VMobject<ArrowTip> {
  private static final double TOLERANCE = 1e-9;

  private TipShape shape = TipShape.TRIANGLE_FILLED;

  /**
   * The author's drawing instead of the shape, scaled to the box from (-1, -1/2) to (0, 1/2); null
   * if there is none.
   */
  private Path drawing;

  private boolean followsStroke;

  /** The apex, in the coordinates of the path that was drawn. */
  private Vec apex = Vec.ZERO;

  /** The middle of the base, in the same coordinates. */
  private Vec base = Vec.ZERO;

  private double aspect = 1;
  private Path drawn;

  ArrowTip() {
    setFill(Palette.WHITE, 1);
    setStrokeWidth(0);
  }

  /** Returns the shape, which has no effect if the author has set a drawing. */
  public TipShape shape() {
    return shape;
  }

  /** Sets the shape for the next {@link #draw}, in the present colour. */
  void shape(TipShape newShape) {
    Color color = shape.filled() ? fillColor() : strokeColor();
    shape = newShape;
    drawing = null;
    paint(color);
  }

  /** Sets a drawing for the next {@link #draw} to the path and the style of an object. */
  void drawing(VMobject<?> model) {
    Bounds box = model.path().bounds();
    Vec ahead = Vec.of(box.max().x(), box.center().y(), box.center().z());
    double width = box.size().x();
    double height = box.size().y();
    drawing =
        model
            .path()
            .map(
                p -> {
                  Vec v = p.minus(ahead);
                  return new Vec(v.x() / width, v.y() / height, 0);
                });
    followsStroke = false;
    restyleAlone(s -> model.style());
  }

  /** Makes the tip follow the colour of the line, with the stroke width of its shape. */
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

  /** Fills the shape with a colour, or draws its outline in this colour. */
  void paint(Color color) {
    if (shape.filled()) {
      setFill(color.withAlpha(1), 1);
      setStrokeWidth(0);
    } else {
      setFill(color, 0);
      setStroke(color, TipShape.OUTLINE_WIDTH, 1);
    }
  }

  /** Draws the tip from its base, {@code length} behind the apex, to the apex. */
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
    base = apex.minus(direction.times(length));
    aspect = length > 0 ? width / length : 1;
    drawn = localPath();
  }

  /**
   * Returns whether a map keeps the shape of a tip. For another map, a tip moves and turns only.
   */
  static boolean keepsShapes(Affine map) {
    Vec x = map.column(0);
    Vec y = map.column(1);
    double square = Math.max(x.dot(x), y.dot(y));
    return Math.abs(x.dot(y)) <= TOLERANCE * square
        && Math.abs(x.dot(x) - y.dot(y)) <= TOLERANCE * square;
  }

  /** Returns how long the tip is, in scene units; 0 if it was changed after it was drawn. */
  double drawnLength() {
    return drawn == localPath() ? place().apply(apex).distance(place().apply(base)) : 0;
  }

  @Override
  protected void transformSelf(Affine map) {
    double length = drawnLength();
    Vec ahead = place().apply(apex).minus(place().apply(base));
    Vec direction = map.applyLinear(ahead).normalized();
    if (length == 0 || direction.length() == 0 || keepsShapes(map)) {
      super.transformSelf(map);
    } else {
      draw(map.apply(place().apply(apex)), direction, length, aspect * length);
    }
  }

  /** Returns the distance from the apex to the end of the line, in lengths of the tip. */
  double reach() {
    return drawing == null ? shape.reach() : 1;
  }

  /** Returns the point of the tip. */
  public Vec apex() {
    return drawing != null && drawn == localPath() ? place().apply(apex) : start();
  }
}

package zoetrope.mobject.fields;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.TippedArrow;

/**
 * The vector field of Manim Community Edition: a grid of arrows with triangular tips. Arrows are
 * {@code 0.45 sigmoid(norm)} scene units long, and are coloured by norms from 0 to 2.
 *
 * <pre>{@code
 * var field = arrowVectorField(p -> Vec.of(-p.y(), p.x()).times(0.5));
 * }</pre>
 */
public final class ArrowVectorField extends TypedGroup<TippedArrow, ArrowVectorField> {
  private final Field field;
  private final Region region;
  private DoubleUnaryOperator length = Norms.sigmoid(0.45);
  private List<Color> scale = Norms.COLORMAP_3B1B;
  private double low;
  private double high = 2;

  /** Creates arrows over a 16:9 frame, one for each half unit. */
  public ArrowVectorField(Field field) {
    this(field, Region.FRAME);
  }

  /** Creates arrows over a region. */
  public ArrowVectorField(Field field, Region region) {
    this.field = field;
    this.region = region;
    redraw();
  }

  /** Sets the function from the norm of a vector to the length of its arrow, in scene units. */
  public ArrowVectorField length(DoubleUnaryOperator lengthOfNorm) {
    length = lengthOfNorm;
    return redraw();
  }

  /** Sets the colours for norms from {@code from} to {@code to}. */
  public ArrowVectorField colors(double from, double to, Color... colors) {
    low = from;
    high = to;
    scale = List.of(colors);
    return redraw();
  }

  /** Returns the field. */
  public Field field() {
    return field;
  }

  private ArrowVectorField redraw() {
    setChildren(region.points().stream().map(this::arrow).toList());
    Norms.requireSomeFinite(
        region.points().isEmpty()
            || region.points().stream().anyMatch(p -> field.at(p).isFinite()));
    return this;
  }

  private TippedArrow arrow(Vec point) {
    Vec value = field.at(point);
    Vec vector = Norms.isFinite(point, value) ? value : Vec.ZERO;
    double norm = vector.length();
    Vec shown = norm == 0 ? Vec.ZERO : vector.times(length.applyAsDouble(norm) / norm);
    return new TippedArrow(point, point.plus(shown))
        .buff(0)
        .setColor(Norms.color(norm, low, high, scale));
  }
}

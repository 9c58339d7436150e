package zoetrope.mobject.fields;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shape;
import zoetrope.mobject.TypedGroup;

/**
 * A field drawn as stroked arrows. By default, the arrows are blue, stand every half unit, and
 * cover 14 by 8 units. Their lines have width 2, and their tips are four times as wide. No arrow is
 * longer than 0.8 times the distance to the next one, and norms below 0.01 are not drawn.
 *
 * <pre>{@code
 * var field = vectorField(p -> Vec.of(p.y(), -p.x())).colorByNorm(0, 4);
 * }</pre>
 */
public final class VectorField extends TypedGroup<Shape, VectorField> {
  private static final double MIN_NORM = 0.01;
  private static final double TIP_WIDTH = 4;

  private final List<Vec> points;
  private final double longest;
  private TimeField field;
  private double time;
  private double width = 2;
  private DoubleUnaryOperator length;
  private List<Color> scale = List.of();
  private double low;
  private double high;
  private DoubleUnaryOperator opacity = norm -> 1;

  /** Creates arrows over 14 by 8 units, or over the frame if it is larger, every half unit. */
  public VectorField(Field field) {
    this(field, Region.plane(7, 4));
  }

  /** Creates arrows over a region. */
  public VectorField(Field field, Region region) {
    this((p, t) -> field.at(p), region);
  }

  /** Creates arrows of a field that changes with time; see {@link #run}. */
  public VectorField(TimeField field, Region region) {
    this.field = field;
    this.points = region.points();
    this.longest = 0.8 * region.step();
    this.length = Norms.limited(longest);
    for (int i = 0; i < points.size(); i++) {
      add(new Shape(Path.EMPTY));
    }
    redraw();
  }

  /** Creates arrows that follow a field as time passes, from time 0. */
  public static VectorField timeVarying(TimeField field, Region region) {
    return new VectorField(field, region).run();
  }

  /** Makes the arrows follow the field as time passes, from now on. */
  public VectorField run() {
    return addUpdater((f, dt) -> f.setTime(f.time + dt));
  }

  /** Shows the field at the time {@code seconds}. */
  public VectorField setTime(double seconds) {
    time = seconds;
    return redraw();
  }

  /** Shows another field. */
  public VectorField setField(Field newField) {
    field = (p, t) -> newField.at(p);
    return redraw();
  }

  /** Returns the field at the present time. */
  public Field field() {
    double now = time;
    TimeField present = field;
    return p -> present.at(p, now);
  }

  /** Sets the width of the arrows' lines in stroke units, at least 0. */
  public VectorField lineWidth(double newWidth) {
    if (!(newWidth >= 0 && newWidth < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a line width of " + newWidth + " is not 0 or more");
    }
    width = newWidth;
    return redraw();
  }

  /** Sets the function from the norm of a vector to the length of its arrow, in scene units. */
  public VectorField length(DoubleUnaryOperator lengthOfNorm) {
    length = lengthOfNorm;
    return redraw();
  }

  /** Sets the function from the norm of a vector to the opacity of its arrow, in [0, 1]. */
  public VectorField opacityByNorm(DoubleUnaryOperator opacityOfNorm) {
    opacity = opacityOfNorm;
    return redraw();
  }

  /** Colours arrows by their norms, from BLUE_E over GREEN and YELLOW to RED. */
  public VectorField colorByNorm(double from, double to) {
    return colorByNorm(from, to, Norms.COLORMAP_3B1B.toArray(new Color[0]));
  }

  /** Colours arrows by their norms with a gradient for norms from {@code from} to {@code to}. */
  public VectorField colorByNorm(double from, double to, Color... colors) {
    low = from;
    high = to;
    scale = List.of(colors);
    return redraw();
  }

  private VectorField redraw() {
    boolean anyFinite = points.isEmpty();
    for (int i = 0; i < points.size(); i++) {
      anyFinite |= draw(get(i), points.get(i));
    }
    Norms.requireSomeFinite(anyFinite);
    return this;
  }

  /** Draws an arrow, and returns whether the field is finite at its point. */
  private boolean draw(Shape arrow, Vec point) {
    Vec value = field.at(point, time);
    Vec vector = Norms.isFinite(point, value) ? value : Vec.ZERO;
    double norm = vector.length();
    double shown = norm < MIN_NORM ? 0 : Math.min(longest, length.applyAsDouble(norm));
    if (!(shown > 0)) {
      arrow.setPath(Path.EMPTY);
      return value.isFinite();
    }
    Vec direction = vector.times(1 / norm);
    double tip = Math.min(width * TIP_WIDTH * 0.01, shown / 2);
    Vec neck = point.plus(direction.times(shown - tip));
    Path path =
        Path.builder()
            .moveTo(point)
            .lineTo(neck)
            .lineTo(neck)
            .lineTo(point.plus(direction.times(shown)))
            .build();
    double alpha = Math.max(0, Math.min(1, opacity.applyAsDouble(norm)));
    Color arrowColor = scale.isEmpty() ? Palette.BLUE : Norms.color(norm, low, high, scale);
    double tipWidth = tip * 100;
    arrow.setPath(path);
    arrow.setStroke(arrowColor, width, alpha);
    arrow.setStrokeWidth(width, width, tipWidth, 0);
    return true;
  }
}

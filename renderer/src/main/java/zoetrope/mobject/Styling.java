package zoetrope.mobject;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.ColorGradient;
import zoetrope.color.Palette;
import zoetrope.frame.BlendMode;
import zoetrope.frame.Compositing;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Styles;

/**
 * The style of a mobject. Setters act on the whole family and change only what their arguments
 * name: a new colour keeps the opacity, a new stroke colour keeps the width.
 *
 * <p>By default, opaque fills get a border of half a stroke unit in their own colour. Other fills,
 * and all fills in the Community theme, get none. Each change of a fill applies this rule again,
 * unless the call sets a border.
 */
public interface Styling<S> {
  /** The width of the border that opaque fills get outside the Community theme, in stroke units. */
  double OPAQUE_FILL_BORDER = Styles.OPAQUE_FILL_BORDER;

  /** Returns this object. */
  S self();

  /** Returns the children, in painting order. */
  List<? extends Styling<?>> children();

  // --- fill ---

  /** Sets the colour of the fill; its opacity stays. */
  default S setFill(Color color) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(c.alpha())));
  }

  /**
   * Sets the colour of the fill by its name or hexadecimal digits; see {@link Color#named}.
   *
   * @throws IllegalArgumentException if there is no such colour
   */
  default S setFill(String color) {
    return setFill(Color.named(color));
  }

  /** Sets the fill: its colour, and its opacity in [0, 1]. */
  default S setFill(Color color, double opacity) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(opacity)));
  }

  /** Sets the fill: its colour by name or hexadecimal digits, and its opacity in [0, 1]. */
  default S setFill(String color, double opacity) {
    return setFill(Color.named(color), opacity);
  }

  /**
   * Sets the fill: its colour, its opacity in [0, 1], and the width of its border in stroke units.
   */
  default S setFill(Color color, double opacity, double border) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(opacity)).withFillBorder(border));
  }

  /** Sets the opacity of the fill, in [0, 1]. */
  default S setFillOpacity(double opacity) {
    return restyle(s -> Styles.fill(s, c -> c.withAlpha(opacity)));
  }

  /** Sets the width of the border of the fill, in stroke units. */
  default S setFillBorder(double width) {
    return restyle(s -> s.withFillBorder(width));
  }

  /**
   * Fills each member with a linear gradient over its own bounding box. The gradient runs in {@code
   * direction}, from the first colour to the last. The opacity stays.
   */
  S setFillGradient(Vec direction, Color... colors);

  // --- stroke ---

  /** Sets the colour of the stroke; its opacity and width stay. */
  default S setStroke(Color color) {
    return restyle(s -> Styles.stroke(s, c -> color.withAlpha(c.alpha())));
  }

  /**
   * Sets the colour of the stroke by its name or hexadecimal digits; see {@link Color#named}.
   *
   * @throws IllegalArgumentException if there is no such colour
   */
  default S setStroke(String color) {
    return setStroke(Color.named(color));
  }

  /** Sets the stroke: its colour, and its width in stroke units. */
  default S setStroke(Color color, double width) {
    setStroke(color);
    return setStrokeWidth(width);
  }

  /** Sets the stroke: its colour by name or hexadecimal digits, and its width in stroke units. */
  default S setStroke(String color, double width) {
    return setStroke(Color.named(color), width);
  }

  /** Sets the stroke: its colour, its width in stroke units, and its opacity in [0, 1]. */
  default S setStroke(Color color, double width, double opacity) {
    setStrokeWidth(width);
    return restyle(s -> Styles.stroke(s, c -> color.withAlpha(opacity)));
  }

  /**
   * Sets the stroke: its colour by name or hexadecimal digits, its width in stroke units, and its
   * opacity in [0, 1].
   */
  default S setStroke(String color, double width, double opacity) {
    return setStroke(Color.named(color), width, opacity);
  }

  /**
   * Sets the width of the stroke, in stroke units. Several values are spread evenly along each
   * path, from its start to its end; paths with fewer anchors than values are subdivided.
   */
  S setStrokeWidth(double... widths);

  /** Spreads colours evenly along the stroke of each path, from start to end. Opacities stay. */
  S setStrokeColors(Color... colors);

  /** Sets the opacity of the stroke, in [0, 1]; several are spread evenly along each path. */
  S setStrokeOpacity(double... opacities);

  /** Sets the shape of the corners of the stroke. */
  default S setJoin(Stroke.Join join) {
    return restyle(s -> s.withStroke(s.stroke().withJoin(join)));
  }

  /**
   * Sets the miter limit: the largest length of a {@link Stroke.Join#MITER} corner in stroke
   * widths. Sharper corners are bevelled.
   *
   * @param limit from 1, where no corner is mitred, to 1000; the default is 10
   * @throws IllegalArgumentException if the limit is out of range
   */
  default S setMiterLimit(double limit) {
    return restyle(s -> s.withStroke(s.stroke().withMiterLimit(limit)));
  }

  /** Sets the shape of the ends of the stroke. */
  default S setCap(Stroke.Cap cap) {
    return restyle(s -> s.withStroke(s.stroke().withCap(cap)));
  }

  /** Sets the lengths of dash, gap, dash, gap, ... in scene units. No lengths give a solid line. */
  default S setDashes(double... lengths) {
    return restyle(s -> s.withStroke(s.stroke().withDashes(0, lengths)));
  }

  /** Draws a black stroke of width 3 behind the fill, for instance a halo for text over lines. */
  default S setBackstroke() {
    return setBackstroke(Palette.BLACK, 3);
  }

  /**
   * Draws a stroke with round corners behind the fill. For text, the strokes of all letters lie
   * behind all letters.
   *
   * @param width the width in stroke units
   */
  default S setBackstroke(Color color, double width) {
    Stroke halo = Stroke.of(color, width).withJoin(Stroke.Join.ROUND);
    return restyle(s -> s.withBehind(halo));
  }

  // --- both ---

  /** Sets the colour of fill and stroke; opacities and widths stay. */
  default S setColor(Color color) {
    setStroke(color);
    return setFill(color);
  }

  /**
   * Sets the colour of fill and stroke by its name or hexadecimal digits, such as {@code "BLUE_E"}
   * or {@code "#87c2a5"}; see {@link Color#named}.
   *
   * @throws IllegalArgumentException if there is no such colour
   */
  default S setColor(String color) {
    return setColor(Color.named(color));
  }

  /** Gives the children, in order, the colours of a gradient through {@code colors}. */
  default S setColorsByGradient(Color... colors) {
    List<? extends Styling<?>> children = children();
    List<Color> samples = ColorGradient.samples(Arrays.asList(colors), children.size());
    for (int i = 0; i < children.size(); i++) {
      children.get(i).setColor(samples.get(i));
    }
    return self();
  }

  /**
   * Sets the opacity of fills, strokes and images, in [0, 1]. This also makes a fill visible that
   * had opacity 0.
   */
  S setOpacity(double opacity);

  /** Halves the opacity of fills and strokes; images get an opacity of 0.5. */
  default S fade() {
    return fade(0.5);
  }

  /** Multiplies all opacities by {@code 1 - darkness}; images get exactly this opacity. */
  S fade(double darkness);

  /** Sets the whole style. */
  default S setStyle(Style style) {
    return restyle(s -> style);
  }

  /** Applies {@code change} to the style of each member that has one. */
  S restyle(UnaryOperator<Style> change);

  /** Sets the colour of fill and stroke to the colour of {@code other}. */
  default S matchColor(Styling<?> other) {
    return setColor(other.color());
  }

  // --- compositing ---

  /**
   * Returns how the family, drawn as one layer, is composited with the image behind it. {@link
   * Compositing#NONE} means that each member is drawn separately.
   */
  Compositing compositing();

  /**
   * Draws the family as one layer, which is then masked, faded and blended. The layer has the
   * resolution of the video. {@link Compositing#NONE} undoes this. Masks move with the family.
   *
   * @throws NullPointerException if {@code compositing} is null
   */
  S setCompositing(Compositing compositing);

  /**
   * Sets the opacity of the family as one layer: where members overlap, none shows through another.
   * From then on, {@link #setOpacity} and fades change this opacity.
   *
   * <pre>{@code
   * group(left, right).setGroupOpacity(0.5);
   * }</pre>
   *
   * @param opacity in [0, 1]; 1 draws the members separately again, unless the layer is also
   *     masked, filtered or blended
   * @throws IllegalArgumentException if the opacity is out of range
   */
  default S setGroupOpacity(double opacity) {
    return setCompositing(compositing().withOpacity(opacity));
  }

  /** Returns the opacity of the family as one layer, in [0, 1]. */
  default double groupOpacity() {
    return compositing().opacity();
  }

  /**
   * Sets how the colours of the family, drawn as one layer, are blended with the image behind it.
   *
   * <pre>{@code
   * marker.setBlendMode(BlendMode.MULTIPLY);
   * }</pre>
   *
   * @throws NullPointerException if {@code mode} is null
   */
  default S setBlendMode(BlendMode mode) {
    return setCompositing(compositing().withBlend(mode));
  }

  // --- queries ---

  /** Returns the style of the first member of the family that has one, or {@link Style#NONE}. */
  Style style();

  /** Returns the colour of the visible fill, or otherwise of the stroke; it is opaque. */
  default Color color() {
    Style style = style();
    Paint paint = style.fill().isInvisible() ? style.stroke().paint() : style.fill();
    return paint.firstColor().withAlpha(1);
  }

  /** Returns the colour of the fill, including its opacity. */
  default Color fillColor() {
    return style().fill().firstColor();
  }

  /** Returns the colour of the stroke at its start, including its opacity. */
  default Color strokeColor() {
    return style().stroke().paint().firstColor();
  }

  /** Returns the opacity of the fill, in [0, 1]. */
  default double fillOpacity() {
    return fillColor().alpha();
  }

  /** Returns the opacity of the stroke at its start, in [0, 1]. */
  default double strokeOpacity() {
    return strokeColor().alpha();
  }

  /** Returns the width of the stroke at its start, in stroke units. */
  default double strokeWidth() {
    return style().stroke().width(0);
  }
}

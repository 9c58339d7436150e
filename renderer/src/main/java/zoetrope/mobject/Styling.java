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
 * How a mobject looks. Setters act on the whole family; what an argument does not name stays as it
 * is: colours keep their opacity, strokes their width.
 *
 * <p>Opaque fills get a border of half a stroke unit in their own colour, other fills none; each
 * setting of a fill follows this rule anew unless it names a border.
 */
public interface Styling<S> {
  /** The border that opaque fills get, in stroke units. */
  double OPAQUE_FILL_BORDER = Styles.OPAQUE_FILL_BORDER;

  /** The object. */
  S self();

  /** The children, in painting order. */
  List<? extends Styling<?>> children();

  // --- fill ---

  /** Sets the colour of the fill; its opacity stays. */
  default S setFill(Color color) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(c.alpha())));
  }

  /**
   * Sets the colour of the fill by a name or digits; see {@link Color#named}.
   *
   * @throws IllegalArgumentException for what is no colour
   */
  default S setFill(String color) {
    return setFill(Color.named(color));
  }

  /** Sets colour and opacity, in [0, 1], of the fill. */
  default S setFill(Color color, double opacity) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(opacity)));
  }

  /** Sets colour, by a name or digits, and opacity, in [0, 1], of the fill. */
  default S setFill(String color, double opacity) {
    return setFill(Color.named(color), opacity);
  }

  /** Sets colour, opacity and border (in stroke units) of the fill. */
  default S setFill(Color color, double opacity, double border) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(opacity)).withFillBorder(border));
  }

  /** Sets the opacity of the fill, in [0, 1]. */
  default S setFillOpacity(double opacity) {
    return restyle(s -> Styles.fill(s, c -> c.withAlpha(opacity)));
  }

  /** Sets the border of the fill, in stroke units. */
  default S setFillBorder(double width) {
    return restyle(s -> s.withFillBorder(width));
  }

  /**
   * Fills each member with a linear gradient over its own box: from {@code colors[0]} on the far
   * side to the last on the side in {@code direction}. The opacity stays.
   */
  S setFillGradient(Vec direction, Color... colors);

  // --- stroke ---

  /** Sets the colour of the stroke. */
  default S setStroke(Color color) {
    return restyle(s -> Styles.stroke(s, c -> color.withAlpha(c.alpha())));
  }

  /**
   * Sets the colour of the stroke by a name or digits; see {@link Color#named}.
   *
   * @throws IllegalArgumentException for what is no colour
   */
  default S setStroke(String color) {
    return setStroke(Color.named(color));
  }

  /** Sets colour and width of the stroke. */
  default S setStroke(Color color, double width) {
    setStroke(color);
    return setStrokeWidth(width);
  }

  /** Sets colour, by a name or digits, and width of the stroke. */
  default S setStroke(String color, double width) {
    return setStroke(Color.named(color), width);
  }

  /** Sets colour, width and opacity of the stroke. */
  default S setStroke(Color color, double width, double opacity) {
    setStrokeWidth(width);
    return restyle(s -> Styles.stroke(s, c -> color.withAlpha(opacity)));
  }

  /** Sets colour, by a name or digits, width and opacity of the stroke. */
  default S setStroke(String color, double width, double opacity) {
    return setStroke(Color.named(color), width, opacity);
  }

  /**
   * Sets the width of the stroke: one value, or several that are spread evenly over each path, from
   * its start to its end (paths of fewer points than values are subdivided).
   */
  S setStrokeWidth(double... widths);

  /** Spreads colours evenly along each path, from its start to its end. Opacities stay. */
  S setStrokeColors(Color... colors);

  /** Sets the opacity of the stroke: one value, or several spread evenly along each path. */
  S setStrokeOpacity(double... opacities);

  /** Sets the corners of the stroke. */
  default S setJoin(Stroke.Join join) {
    return restyle(s -> s.withStroke(s.stroke().withJoin(join)));
  }

  /**
   * Sets how long corners of {@link Stroke.Join#MITER} may be, in widths of the stroke: from 1, for
   * none that are mitred, to 1000. Sharper ones are bevelled. It is 10 where nothing is said.
   *
   * @throws IllegalArgumentException for another limit
   */
  default S setMiterLimit(double limit) {
    return restyle(s -> s.withStroke(s.stroke().withMiterLimit(limit)));
  }

  /** Sets the ends of the stroke. */
  default S setCap(Stroke.Cap cap) {
    return restyle(s -> s.withStroke(s.stroke().withCap(cap)));
  }

  /**
   * Dashes the stroke: lengths of dash, gap, dash, gap, ... in scene units; none for a solid line.
   */
  default S setDashes(double... lengths) {
    return restyle(s -> s.withStroke(s.stroke().withDashes(0, lengths)));
  }

  /** Draws a black stroke of width 3 behind the fill: a halo for text over lines. */
  default S setBackstroke() {
    return setBackstroke(Palette.BLACK, 3);
  }

  /**
   * Draws a stroke behind the fill, with round corners. Those of the letters of a text lie behind
   * all of its letters.
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
   * Sets the colour of fill and stroke by a name or digits, {@code "#87c2a5"} or {@code "BLUE_E"};
   * see {@link Color#named}.
   *
   * @throws IllegalArgumentException for what is no colour
   */
  default S setColor(String color) {
    return setColor(Color.named(color));
  }

  /** Gives the children the colours of a gradient through {@code colors}, in order. */
  default S setColorsByGradient(Color... colors) {
    List<? extends Styling<?>> children = children();
    List<Color> samples = ColorGradient.samples(Arrays.asList(colors), children.size());
    for (int i = 0; i < children.size(); i++) {
      children.get(i).setColor(samples.get(i));
    }
    return self();
  }

  /**
   * Sets the opacity of fill, stroke and picture, in [0, 1]. What had no fill has one then: the
   * fill of an outline is only invisible.
   */
  S setOpacity(double opacity);

  /** Halves the opacity of everything. */
  default S fade() {
    return fade(0.5);
  }

  /** Multiplies every opacity by {@code 1 - darkness}; pictures get just this opacity. */
  S fade(double darkness);

  /** Sets the whole style. */
  default S setStyle(Style style) {
    return restyle(s -> style);
  }

  /** Applies {@code change} to the style of every member that has one. */
  S restyle(UnaryOperator<Style> change);

  /** Takes over the colour of {@code other}. */
  default S matchColor(Styling<?> other) {
    return setColor(other.color());
  }

  // --- as one ---

  /** How the family, painted as one, comes onto what lies behind it; mostly member by member. */
  Compositing compositing();

  /**
   * Lets the family be painted as one: onto a picture at the film's resolution, which is masked,
   * faded and blended. {@link Compositing#NONE} undoes this. Masks go where the family goes.
   *
   * @throws NullPointerException for null
   */
  S setCompositing(Compositing compositing);

  /**
   * Makes the family translucent as one: where members overlap, none shows through another. From
   * then on {@link #setOpacity} and fades set this opacity too.
   *
   * <pre>{@code
   * group(left, right).setGroupOpacity(0.5);
   * }</pre>
   *
   * @param opacity in [0, 1]; 1 for a family whose members are painted by themselves
   * @throws IllegalArgumentException if it is outside
   */
  default S setGroupOpacity(double opacity) {
    return setCompositing(compositing().withOpacity(opacity));
  }

  /** The opacity of the family as one, in [0, 1]. */
  default double groupOpacity() {
    return compositing().opacity();
  }

  /**
   * Lets the colours of the family, painted as one, mix with what lies behind it.
   *
   * <pre>{@code
   * marker.setBlendMode(BlendMode.MULTIPLY);
   * }</pre>
   *
   * @throws NullPointerException for null
   */
  default S setBlendMode(BlendMode mode) {
    return setCompositing(compositing().withBlend(mode));
  }

  // --- asking ---

  /** The style of the first member of the family that has one; {@link Style#NONE} without any. */
  Style style();

  /** The fill's colour if there is any fill to be seen, else the stroke's; opaque. */
  default Color color() {
    Style style = style();
    Paint paint = style.fill().isInvisible() ? style.stroke().paint() : style.fill();
    return paint.firstColor().withAlpha(1);
  }

  /** The colour of the fill, with its opacity. */
  default Color fillColor() {
    return style().fill().firstColor();
  }

  /** The colour of the stroke (at its start), with its opacity. */
  default Color strokeColor() {
    return style().stroke().paint().firstColor();
  }

  /** The opacity of the fill, in [0, 1]. */
  default double fillOpacity() {
    return fillColor().alpha();
  }

  /** The opacity of the stroke (at its start), in [0, 1]. */
  default double strokeOpacity() {
    return strokeColor().alpha();
  }

  /** The width of the stroke at its start, in stroke units. */
  default double strokeWidth() {
    return style().stroke().width(0);
  }
}

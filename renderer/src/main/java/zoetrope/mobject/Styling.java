package zoetrope.mobject;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import zoetrope.color.Color;
import zoetrope.color.ColorGradient;
import zoetrope.color.Palette;
import zoetrope.frame.Paint;
import zoetrope.frame.Stroke;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;

/**
 * How a mobject looks. Setters act on the whole family; what an argument does not name stays as it
 * is: colours keep their opacity, strokes their width.
 *
 * <p>Opaque fills get a border of half a stroke unit in their own colour, other fills none; each
 * setting of a fill follows this rule anew unless it names a border.
 */
public interface Styling<S> {
  /** The border that opaque fills get, in stroke units. */
  double OPAQUE_FILL_BORDER = 0.5;

  /** The object. */
  S self();

  // --- fill ---

  /** Sets the colour of the fill; its opacity stays. */
  default S setFill(Color color) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(c.alpha())));
  }

  /** Sets colour and opacity, in [0, 1], of the fill. */
  default S setFill(Color color, double opacity) {
    return restyle(s -> Styles.fill(s, c -> color.withAlpha(opacity)));
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
  default S setFillGradient(Vec direction, Color... colors) {
    ((Mobject<?>) self()).visit(m -> m.setFillGradientSelf(direction, List.of(colors)));
    return self();
  }

  // --- stroke ---

  /** Sets the colour of the stroke. */
  default S setStroke(Color color) {
    return restyle(s -> Styles.stroke(s, c -> color.withAlpha(c.alpha())));
  }

  /** Sets colour and width of the stroke. */
  default S setStroke(Color color, double width) {
    setStroke(color);
    return setStrokeWidth(width);
  }

  /** Sets colour, width and opacity of the stroke. */
  default S setStroke(Color color, double width, double opacity) {
    setStrokeWidth(width);
    return restyle(s -> Styles.stroke(s, c -> color.withAlpha(opacity)));
  }

  /**
   * Sets the width of the stroke: one value, or several that are spread evenly over each path, from
   * its start to its end (paths of fewer points than values are subdivided).
   */
  default S setStrokeWidth(double... widths) {
    ((Mobject<?>) self()).visit(m -> m.setStrokeWidthsSelf(widths));
    return self();
  }

  /** Spreads colours evenly along each path, from its start to its end. Opacities stay. */
  default S setStrokeColors(Color... colors) {
    ((Mobject<?>) self()).visit(m -> m.setStrokeColorsSelf(List.of(colors)));
    return self();
  }

  /** Sets the opacity of the stroke: one value, or several spread evenly along each path. */
  default S setStrokeOpacity(double... opacities) {
    ((Mobject<?>) self()).visit(m -> m.setStrokeOpacitiesSelf(opacities));
    return self();
  }

  /** Sets the corners of the stroke. */
  default S setJoin(Stroke.Join join) {
    return restyle(s -> s.withStroke(s.stroke().withJoin(join)));
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

  /** Gives the children the colours of a gradient through {@code colors}, in order. */
  default S setColorsByGradient(Color... colors) {
    List<Mobject<?>> children = ((Mobject<?>) self()).children();
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
  default S setOpacity(double opacity) {
    ((Mobject<?>) self()).visit(m -> m.setOpacitySelf(opacity));
    return self();
  }

  /** Halves the opacity of everything. */
  default S fade() {
    return fade(0.5);
  }

  /** Multiplies every opacity by {@code 1 - darkness}; pictures get just this opacity. */
  default S fade(double darkness) {
    ((Mobject<?>) self()).visit(m -> m.fadeSelf(1 - darkness));
    return self();
  }

  /** Sets the whole style. */
  default S setStyle(Style style) {
    return restyle(s -> style);
  }

  /** Applies {@code change} to the style of every member that has one. */
  default S restyle(UnaryOperator<Style> change) {
    ((Mobject<?>) self()).visit(m -> m.restyleSelf(change));
    return self();
  }

  /** Takes over the styles of {@code other}, child by child. */
  default S matchStyle(Mobject<?> other) {
    MobjectTrees.matchStyle((Mobject<?>) self(), other);
    return self();
  }

  /** Takes over the colour of {@code other}. */
  default S matchColor(Mobject<?> other) {
    return setColor(other.color());
  }

  // --- asking ---

  /** The style of the first member of the family that has one; {@link Style#NONE} without any. */
  default Style style() {
    for (Mobject<?> m : ((Mobject<?>) self()).family()) {
      Style style = m.selfStyle();
      if (style != null) {
        return style;
      }
    }
    return Style.NONE;
  }

  /** The fill's colour if there is any fill to be seen, else the stroke's; opaque. */
  default Color color() {
    Style style = style();
    Paint paint = style.fill().isInvisible() ? style.stroke().paint() : style.fill();
    return Styles.first(paint).withAlpha(1);
  }

  /** The colour of the fill, with its opacity. */
  default Color fillColor() {
    return Styles.first(style().fill());
  }

  /** The colour of the stroke (at its start), with its opacity. */
  default Color strokeColor() {
    return Styles.first(style().stroke().paint());
  }

  /** The width of the stroke at its start, in stroke units. */
  default double strokeWidth() {
    return style().stroke().width(0);
  }
}

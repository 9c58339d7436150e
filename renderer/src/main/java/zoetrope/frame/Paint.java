package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/** The paint of an area or a stroke. Colours are sRGB, interpolated in sRGB, not premultiplied. */
public sealed interface Paint {
  Paint NONE = new Solid(Color.TRANSPARENT);

  /** Returns the largest opacity of its colours, in [0, 1]. */
  double opacity();

  /** Returns the colours, in order; a grey placeholder for a pattern, which has no colours. */
  List<Color> colors();

  default Color firstColor() {
    return colors().get(0);
  }

  /**
   * Returns this paint with every colour changed. A stroke gradient whose colours become equal
   * becomes a solid paint. A pattern has the colour grey: if {@code change} keeps this colour, the
   * pattern stays with the changed opacity, otherwise a solid paint replaces it.
   */
  Paint withColors(UnaryOperator<Color> change);

  /** Returns the map from the paint's plane to the path's coordinates; null without one. */
  default Affine map() {
    return null;
  }

  default Paint withMap(Affine newMap) {
    return this;
  }

  /** Whether every colour has alpha 0. */
  default boolean isInvisible() {
    return opacity() == 0;
  }

  /** Calls the visitor's method for paints of this kind. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A visitor with a method for each kind of paint. When a kind is added, visitors that do not
   * handle it no longer compile.
   *
   * @param <R> the result; {@link Void} for none
   */
  interface Visitor<R> {
    R solid(Solid solid);

    R strokeGradient(StrokeGradient colors);

    R gradient(Gradient gradient);

    R pattern(Pattern pattern);
  }

  private static double maxAlpha(Stream<Color> colors) {
    return colors.mapToDouble(Color::alpha).reduce(0, Math::max);
  }

  /**
   * Returns this paint with every opacity multiplied by {@code factor} in [0, 1].
   *
   * @throws IllegalArgumentException for a factor that takes an opacity out of [0, 1]
   */
  Paint fade(double factor);

  /** One colour. */
  record Solid(Color color) implements Paint {
    @Override
    public double opacity() {
      return color.alpha();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.solid(this);
    }

    @Override
    public List<Color> colors() {
      return List.of(color);
    }

    @Override
    public Color firstColor() {
      return color;
    }

    @Override
    public Paint withColors(UnaryOperator<Color> change) {
      return new Solid(change.apply(color));
    }

    @Override
    public Paint fade(double factor) {
      return new Solid(color.withAlpha(color.alpha() * factor));
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Solid s && color.equals(s.color);
    }
  }

  /** One colour per anchor, linear between anchors, for strokes. A fill uses their mean. */
  record StrokeGradient(List<Color> colors) implements Paint {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException when it is empty
     */
    public StrokeGradient {
      colors = List.copyOf(colors);
      Preconditions.require(!colors.isEmpty(), "a paint along a path needs at least one colour");
    }

    @Override
    public double opacity() {
      return maxAlpha(colors.stream());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.strokeGradient(this);
    }

    @Override
    public Paint withColors(UnaryOperator<Color> change) {
      List<Color> changed = colors.stream().map(change).toList();
      boolean same = changed.stream().allMatch(changed.get(0)::equals);
      return same ? new Solid(changed.get(0)) : new StrokeGradient(changed);
    }

    @Override
    public Paint fade(double factor) {
      return new StrokeGradient(colors.stream().map(c -> c.withAlpha(c.alpha() * factor)).toList());
    }

    /** Returns the mean of its colours, for fills, which have no anchors to interpolate between. */
    public Color mean() {
      Color mean = colors.get(0);
      for (int i = 1; i < colors.size(); i++) {
        mean = mean.lerp(colors.get(i), 1.0 / (i + 1));
      }
      return mean;
    }
  }

  /** A colour at an {@code offset} in [0, 1] of a gradient. */
  record Stop(double offset, Color color) {}

  /** How a gradient continues outside [0, 1]. */
  enum Spread {
    /** The colour of the nearer end. */
    PAD,
    /** The gradient repeated, reversed every second time. */
    REFLECT,
    /** The gradient repeated. */
    REPEAT
  }

  /**
   * A gradient over the plane of the path. {@code map} maps gradient space to the path's own
   * coordinates (before the item's transform).
   *
   * <p>In gradient space, linear gradients run along x from 0 to 1. Radial gradients run from a
   * focal circle, around {@code (focusX, focusY)}, to the unit circle. The circle at {@code t} has
   * the centre and radius interpolated between these two. If several circles pass through a point,
   * the largest {@code t} counts. A point that no circle passes through is not painted. There are
   * such points if the focal circle is not inside the unit circle.
   *
   * @param focusRadius the radius of the focal circle, from 0 up; 0 for a point
   */
  record Gradient(
      boolean radial,
      double focusX,
      double focusY,
      double focusRadius,
      Affine map,
      List<Stop> stops,
      Spread spread)
      implements Paint {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException when it is empty, or for a radius that is not from 0 up
     */
    public Gradient {
      stops = List.copyOf(stops);
      Preconditions.require(!stops.isEmpty(), "a gradient needs at least one stop");
      Preconditions.require(
          focusRadius >= 0 && focusRadius < Double.POSITIVE_INFINITY,
          "the focus radius of a gradient is %s; it must be 0 or more",
          focusRadius);
    }

    /** Creates a linear gradient, or a radial one around the centre of its circle. */
    public Gradient(boolean radial, Affine map, List<Stop> stops, Spread spread) {
      this(radial, 0, 0, 0, map, stops, spread);
    }

    @Override
    public List<Color> colors() {
      return stops.stream().map(Stop::color).toList();
    }

    @Override
    public Gradient withColors(UnaryOperator<Color> change) {
      List<Stop> changed =
          stops.stream().map(s -> new Stop(s.offset(), change.apply(s.color()))).toList();
      return new Gradient(radial, focusX, focusY, focusRadius, map, changed, spread);
    }

    @Override
    public Gradient withMap(Affine newMap) {
      return new Gradient(radial, focusX, focusY, focusRadius, newMap, stops, spread);
    }

    @Override
    public double opacity() {
      return maxAlpha(colors().stream());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.gradient(this);
    }

    @Override
    public Paint fade(double factor) {
      return withColors(color -> color.withAlpha(color.alpha() * factor));
    }
  }

  /**
   * A tile that is repeated over the plane of the path, drawn at the resolution of the frame.
   *
   * @param tile the items of a tile, from back to front, in its own coordinates
   * @param size the size of the tile, which begins at the origin; both sides above 0
   * @param map maps the tile's coordinates to the path's coordinates (before the item's transform)
   * @param opacity the opacity of the whole pattern, in [0, 1]
   */
  record Pattern(List<Item> tile, Vec size, Affine map, double opacity) implements Paint {
    /** The placeholder for the colour of a pattern. */
    private static final Color GREY = new Color(0.5, 0.5, 0.5, 1);

    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException for a tile without area
     */
    public Pattern {
      tile = DisplayList.copyOf(tile);
      Preconditions.require(
          size.x() > 0 && size.y() > 0 && size.isFinite(),
          "a tile of a pattern needs an area above 0, not the size %s",
          size);
    }

    @Override
    public boolean isInvisible() {
      return opacity == 0 || tile.isEmpty();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.pattern(this);
    }

    @Override
    public List<Color> colors() {
      return List.of(GREY.withAlpha(opacity));
    }

    @Override
    public Paint withColors(UnaryOperator<Color> change) {
      Color changed = change.apply(firstColor());
      return changed.withAlpha(1).equals(GREY)
          ? new Pattern(tile, size, map, changed.alpha())
          : new Solid(changed);
    }

    @Override
    public Paint fade(double factor) {
      return new Pattern(tile, size, map, opacity * factor);
    }

    @Override
    public Pattern withMap(Affine newMap) {
      return new Pattern(tile, size, newMap, opacity);
    }

    /** Whether the other pattern shows the same items, by reference, in the same way. */
    @Override
    public boolean equals(Object o) {
      return o instanceof Pattern p
          && DisplayList.same(tile, p.tile)
          && size.equals(p.size)
          && map.equals(p.map)
          && opacity == p.opacity;
    }

    @Override
    public int hashCode() {
      return Objects.hash(tile.size(), size, map, opacity);
    }
  }
}

package zoetrope.frame;

import java.util.List;
import java.util.Objects;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * What an area or a stroke is painted with. Colours are sRGB, interpolated in sRGB, not
 * premultiplied.
 */
public sealed interface Paint {
  /** Paints nothing. */
  Paint NONE = new Solid(Color.TRANSPARENT);

  /** Whether every colour has alpha 0. */
  boolean isInvisible();

  /**
   * The same paint with every opacity multiplied by {@code factor} in [0, 1].
   *
   * @throws IllegalArgumentException for a factor that takes an opacity out of [0, 1]
   */
  Paint fade(double factor);

  /** One colour. */
  record Solid(Color color) implements Paint {
    @Override
    public boolean isInvisible() {
      return color.alpha() == 0;
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

  /**
   * One colour per anchor of the path, linear between anchors; for strokes. A fill takes their
   * mean.
   */
  record StrokeGradient(List<Color> colors) implements Paint {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException when it is empty
     */
    public StrokeGradient {
      colors = List.copyOf(colors);
      if (colors.isEmpty()) {
        throw new IllegalArgumentException("a paint along a path needs at least one colour");
      }
    }

    @Override
    public boolean isInvisible() {
      return colors.stream().allMatch(c -> c.alpha() == 0);
    }

    @Override
    public Paint fade(double factor) {
      return new StrokeGradient(colors.stream().map(c -> c.withAlpha(c.alpha() * factor)).toList());
    }

    /** The mean of its colours: of a fill, which has no anchors to interpolate between. */
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
    /** The gradient repeated, every second time reversed. */
    REFLECT,
    /** The gradient repeated. */
    REPEAT
  }

  /**
   * A gradient over the plane of the path. {@code map} takes gradient space to the path's own
   * coordinates (before the item's transform). Gradient space: linear gradients run along x from 0
   * to 1; radial ones run from a focal circle, around {@code (focusX, focusY)}, to the unit circle:
   * at {@code t} is the circle whose centre and radius are mixed of theirs by {@code t}, and where
   * several circles pass a point the largest {@code t} counts. Where none does, beside the cone of
   * circles that do not lie within one another, nothing is painted.
   *
   * @param focusRadius of the focal circle, from 0 up; 0 for a point
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
      if (stops.isEmpty()) {
        throw new IllegalArgumentException("a gradient needs at least one stop");
      }
      if (!(focusRadius >= 0 && focusRadius < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "the radius of a gradient's focus is " + focusRadius + ", not a number from 0 up");
      }
    }

    /** A gradient whose focus is a point. */
    public Gradient(
        boolean radial, double focusX, double focusY, Affine map, List<Stop> stops, Spread spread) {
      this(radial, focusX, focusY, 0, map, stops, spread);
    }

    /** The same with other stops. */
    public Gradient withStops(List<Stop> others) {
      return new Gradient(radial, focusX, focusY, focusRadius, map, others, spread);
    }

    /** The same at another place. */
    public Gradient withMap(Affine other) {
      return new Gradient(radial, focusX, focusY, focusRadius, other, stops, spread);
    }

    @Override
    public boolean isInvisible() {
      return stops.stream().allMatch(s -> s.color().alpha() == 0);
    }

    @Override
    public Paint fade(double factor) {
      return withStops(
          stops.stream()
              .map(s -> new Stop(s.offset(), s.color().withAlpha(s.color().alpha() * factor)))
              .toList());
    }
  }

  /**
   * A picture that is repeated over the plane of the path, like tiles: drawn at the resolution of
   * the frame.
   *
   * @param tile what a tile shows, from back to front, in its own coordinates
   * @param size of a tile, which begins at the origin; both sides above 0
   * @param map takes the tile's coordinates to the path's own (before the item's transform)
   * @param opacity of the whole, in [0, 1]
   */
  record Pattern(List<Item> tile, Vec size, Affine map, double opacity) implements Paint {
    /**
     * Checks the components.
     *
     * @throws IllegalArgumentException for a tile without area
     */
    public Pattern {
      tile = DisplayList.copyOf(tile);
      if (!(size.x() > 0 && size.y() > 0 && size.isFinite())) {
        throw new IllegalArgumentException("a tile of a pattern has the size " + size);
      }
    }

    @Override
    public boolean isInvisible() {
      return opacity == 0 || tile.isEmpty();
    }

    @Override
    public Paint fade(double factor) {
      return new Pattern(tile, size, map, opacity * factor);
    }

    /** The same where {@code newMap} takes it. */
    public Pattern withMap(Affine newMap) {
      return new Pattern(tile, size, newMap, opacity);
    }

    /** Whether the other shows the same items, by reference, in the same way. */
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

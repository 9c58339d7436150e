package zoetrope.frame;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;

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
   * to 1; radial ones run with the distance from the origin, from 0 to 1, or along the rays from
   * the focus ({@code focusX, focusY}, inside the unit circle) to the circle.
   */
  record Gradient(
      boolean radial, double focusX, double focusY, Affine map, List<Stop> stops, Spread spread)
      implements Paint {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException when it is empty
     */
    public Gradient {
      stops = List.copyOf(stops);
      if (stops.isEmpty()) {
        throw new IllegalArgumentException("a gradient needs at least one stop");
      }
    }

    @Override
    public boolean isInvisible() {
      return stops.stream().allMatch(s -> s.color().alpha() == 0);
    }

    @Override
    public Paint fade(double factor) {
      return new Gradient(
          radial,
          focusX,
          focusY,
          map,
          stops.stream()
              .map(s -> new Stop(s.offset(), s.color().withAlpha(s.color().alpha() * factor)))
              .toList(),
          spread);
    }
  }
}

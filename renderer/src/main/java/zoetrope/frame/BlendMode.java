package zoetrope.frame;

/** How the colours of a layer mix with what lies behind it, as CSS and SVG define it. */
public enum BlendMode {
  /** The layer covers what lies behind it. */
  NORMAL,
  /** The product of both colours: never lighter than either, as of inks. */
  MULTIPLY,
  /** The complement of the product of the complements: never darker than either, as of lights. */
  SCREEN,
  /** {@link #HARD_LIGHT} with the layer and what lies behind it exchanged. */
  OVERLAY,
  /** The darker of both, channel by channel. */
  DARKEN,
  /** The lighter of both, channel by channel. */
  LIGHTEN,
  /** Brightens what lies behind by the layer's colour. */
  COLOR_DODGE,
  /** Darkens what lies behind by the layer's colour. */
  COLOR_BURN,
  /** {@link #MULTIPLY} where the layer is dark, {@link #SCREEN} where it is light. */
  HARD_LIGHT,
  /** A softer {@link #HARD_LIGHT}. */
  SOFT_LIGHT,
  /** The distance of both, channel by channel. */
  DIFFERENCE,
  /** A {@link #DIFFERENCE} of lower contrast. */
  EXCLUSION,
  /** The layer's hue with the saturation and luminosity of what lies behind. */
  HUE,
  /** The layer's saturation with the hue and luminosity of what lies behind. */
  SATURATION,
  /** The layer's hue and saturation with the luminosity of what lies behind. */
  COLOR,
  /** The layer's luminosity with the hue and saturation of what lies behind. */
  LUMINOSITY
}

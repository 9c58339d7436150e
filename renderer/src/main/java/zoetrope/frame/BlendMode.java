package zoetrope.frame;

/** The blend modes of CSS and SVG: how the colours of a layer mix with the backdrop. */
public enum BlendMode {
  /** The layer covers the backdrop. */
  NORMAL,
  /** The product of both colours: never lighter than either, like inks. */
  MULTIPLY,
  /** The complement of the product of the complements: never darker than either, like lights. */
  SCREEN,
  /** {@link #HARD_LIGHT} with layer and backdrop exchanged. */
  OVERLAY,
  /** The darker of both, channel by channel. */
  DARKEN,
  /** The lighter of both, channel by channel. */
  LIGHTEN,
  /** Brightens the backdrop by the layer's colour. */
  COLOR_DODGE,
  /** Darkens the backdrop by the layer's colour. */
  COLOR_BURN,
  /** {@link #MULTIPLY} where the layer is dark, {@link #SCREEN} where it is light. */
  HARD_LIGHT,
  /** A softer {@link #HARD_LIGHT}. */
  SOFT_LIGHT,
  /** The absolute difference of both, channel by channel. */
  DIFFERENCE,
  /** A {@link #DIFFERENCE} of lower contrast. */
  EXCLUSION,
  /** The layer's hue with the saturation and luminosity of the backdrop. */
  HUE,
  /** The layer's saturation with the hue and luminosity of the backdrop. */
  SATURATION,
  /** The layer's hue and saturation with the luminosity of the backdrop. */
  COLOR,
  /** The layer's luminosity with the hue and saturation of the backdrop. */
  LUMINOSITY
}

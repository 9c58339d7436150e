package zoetrope.internal.svg.document;

/** Limits of a drawing's cost: enough for maps and posters, too little for an attack. */
public final class SvgLimits {
  public static final int BYTES = 16 << 20;
  public static final int ELEMENTS = 100_000;

  /** How deep groups may be nested that only paint: TeX's drivers open one for each colour. */
  public static final int GROUPS = 10_000;

  /** How deep any other elements may be nested, and what is used, masked and filtered. */
  public static final int DEPTH = 200;

  static final int POINTS = 2_000_000;

  /** Converted elements, those of {@code use} counted as often as they are used. */
  static final int CONVERSIONS = 200_000;

  /**
   * The total cost of boolean operations (clips, even-odd fills): for each, the number n of its
   * curves plus n² / 50. This allows one of 3,000 curves, or some thousands of a few dozen.
   */
  static final long COMBINATIONS = 200_000;

  /**
   * How often layers, masks, steps of filters and tiles may paint the area of the drawing in all: a
   * few seconds a frame.
   */
  static final double PAINTINGS = 2_000;

  /** How far from the origin paths of boolean operations may reach, in units of the drawing. */
  static final double EXTENT = 1e8;

  /** How many entities may be expanded, and to how many characters in all. */
  static final int ENTITIES = 1_000;

  static final int ENTITY_CHARACTERS = 200_000;

  private SvgLimits() {}
}

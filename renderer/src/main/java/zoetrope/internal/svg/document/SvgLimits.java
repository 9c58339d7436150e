package zoetrope.internal.svg.document;

/**
 * Limits on the cost of a drawing. They allow maps and posters, but not files that are made to
 * exhaust time or memory.
 */
public final class SvgLimits {
  public static final int BYTES = 16 << 20;
  public static final int ELEMENTS = 100_000;

  /**
   * The maximum nesting of groups that set only paint, fonts and transforms. TeX drivers open one
   * for each colour.
   */
  public static final int GROUPS = 10_000;

  /** The maximum nesting of other elements, and of layers for opacity, masks and filters. */
  public static final int DEPTH = 200;

  static final int POINTS = 2_000_000;

  /** The maximum number of converted elements. Each use of an element counts. */
  static final int CONVERSIONS = 200_000;

  /**
   * The maximum total cost of boolean operations (clips, even-odd fills). An operation with n
   * curves costs n + n² / 50. The limit allows one operation with 3,000 curves, or some thousands
   * of operations with a few dozen curves each.
   */
  static final long COMBINATIONS = 200_000;

  /**
   * The maximum number of times that layers, masks, filter steps and tiles together paint the
   * drawing's area. A drawing at the limit takes a few seconds per frame.
   */
  static final double PAINTINGS = 2_000;

  /**
   * The maximum distance from the origin of paths in boolean operations, in units of the drawing.
   */
  static final double EXTENT = 1e8;

  /**
   * The maximum number of entity expansions. {@link #ENTITY_CHARACTERS} limits the total length of
   * the expansions.
   */
  static final int ENTITIES = 1_000;

  static final int ENTITY_CHARACTERS = 200_000;

  private SvgLimits() {}
}

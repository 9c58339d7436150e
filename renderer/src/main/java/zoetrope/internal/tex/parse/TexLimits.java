package zoetrope.internal.tex.parse;

/**
 * Limits on the cost of a formula. They allow pages of mathematics, but not source that is made to
 * exhaust time or memory.
 */
public final class TexLimits {
  /** The maximum number of characters of a source. */
  static final int SOURCE = 200_000;

  /** The maximum number of tokens of a formula after macro expansion. */
  static final int TOKENS = 20_000;

  /** The maximum number of tokens that macro calls may produce in total. */
  static final int EXPANDED = 200_000;

  static final int COLUMNS = 200;

  /** The maximum number of cells of all tables. */
  static final int CELLS = 10_000;

  /** The maximum number of atoms and boxes. Some commands make several from one argument. */
  public static final int STEPS = 100_000;

  /** The maximum number of glyphs and rules. */
  public static final int PIECES = 50_000;

  /** The maximum of a length, in em. */
  static final double LENGTH = 1_000;

  /** The maximum sum of the lengths in a formula, in em. */
  static final double LENGTHS = 10_000;

  /** The maximum width, height and depth of a box, in em. */
  public static final float SIZE = 10_000;

  private TexLimits() {}
}

package zoetrope.internal.tex.parse;

/** Limits of a formula's cost: enough for pages of mathematics, too little for an attack. */
public final class TexLimits {
  /** Characters of a source. */
  static final int SOURCE = 200_000;

  /** Tokens of a formula whose macros are expanded, */
  static final int TOKENS = 20_000;

  /** and how many macros may make of one another on the way. */
  static final int EXPANDED = 200_000;

  static final int COLUMNS = 200;

  /** Cells of all tables. */
  static final int CELLS = 10_000;

  /** Atoms and boxes that are made of a formula; some commands make several of one argument. */
  public static final int STEPS = 100_000;

  /** Glyphs and rules that are drawn. */
  public static final int PIECES = 50_000;

  /** The longest length that may be given, in em, and how much all may be together. */
  static final double LENGTH = 1_000;

  static final double LENGTHS = 10_000;

  /** The greatest width, height and depth of anything, in em. */
  public static final float SIZE = 10_000;

  private TexLimits() {}
}

package zoetrope.svg;

/** What a drawing may cost: enough for maps and posters, too little for an attack. */
final class SvgLimits {
  static final int BYTES = 16 << 20;
  static final int ELEMENTS = 100_000;
  static final int DEPTH = 200;
  static final int POINTS = 2_000_000;

  /** Elements that are converted, those of {@code use} as often as they are used. */
  static final int CONVERSIONS = 200_000;

  /** Curves that boolean operations (clips, even-odd fills) are fed with, in all. */
  static final int COMBINED_CURVES = 200_000;

  /** Curves of one boolean operation: its time grows with their square. */
  static final int CURVES_OF_ONE_OPERATION = 10_000;

  /** How many entities may be expanded, and to how many characters in all. */
  static final int ENTITIES = 1_000;

  static final int ENTITY_CHARACTERS = 200_000;

  private SvgLimits() {}
}

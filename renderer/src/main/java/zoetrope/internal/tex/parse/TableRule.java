package zoetrope.internal.tex.parse;

/**
 * The look of a line between the rows of a table. All lengths are in em.
 *
 * @param dashed whether the line is dashed, as in arydshln
 * @param spaced whether the line has space above and below, as in booktabs
 * @param above the space above a spaced line
 * @param width the thickness; 0 for space without a line
 * @param below the space below a spaced line
 */
public record TableRule(boolean dashed, boolean spaced, double above, double width, double below) {
  /** LaTeX's {@code \arrayrulewidth}. */
  public static final double WIDTH = 0.04;

  /** booktabs' {@code \aboverulesep} and {@code \belowrulesep}: 0.4 ex and 0.65 ex. */
  private static final double ABOVE = 0.172222;

  private static final double BELOW = 0.279861;

  private static final double ADDED_SPACE = 0.5;

  /** Returns the line of a command, for example {@code midrule}. */
  static TableRule of(String command) {
    return switch (command) {
      case "toprule" -> new TableRule(false, true, 0, 0.08, BELOW);
      case "midrule" -> new TableRule(false, true, ABOVE, 0.05, BELOW);
      case "bottomrule" -> new TableRule(false, true, ABOVE, 0.08, 0);
      case "cmidrule" -> new TableRule(false, true, ABOVE, 0.03, BELOW);
      case "addlinespace" -> new TableRule(false, true, 0, 0, ADDED_SPACE);
      default -> new TableRule(command.contains("dash"), false, 0, WIDTH, 0);
    };
  }

  /** Returns this line with another thickness, or this space with another height. */
  TableRule with(double length) {
    return isSpace()
        ? new TableRule(dashed, spaced, above, 0, length)
        : new TableRule(dashed, spaced, above, length, below);
  }

  /** Whether this is space without a line. */
  public boolean isSpace() {
    return width == 0;
  }
}

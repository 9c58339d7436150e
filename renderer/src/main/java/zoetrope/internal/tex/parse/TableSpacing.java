package zoetrope.internal.tex.parse;

/**
 * The lengths of tables that LaTeX source can change. All lengths are in em.
 *
 * @param stretch the factor of the rows' height: {@code \arraystretch}
 * @param arrayGap the space on both sides of a column of {@code array} or of a matrix: {@code
 *     \arraycolsep}
 * @param tabularGap the same for {@code tabular}: {@code \tabcolsep}
 * @param jot the space that equations add between rows: {@code \jot}
 */
public record TableSpacing(double stretch, double arrayGap, double tabularGap, double jot) {
  /** The values of LaTeX. */
  public static final TableSpacing LATEX = new TableSpacing(1, 0.5, 0.6, 0.3);

  static final String STRETCH = "arraystretch";

  /** Whether a command holds one of these values. */
  static boolean isName(String command) {
    return command.equals(STRETCH) || command.matches("arraycolsep|tabcolsep|jot");
  }

  TableSpacing with(String command, double value) {
    return switch (command) {
      case STRETCH -> new TableSpacing(value, arrayGap, tabularGap, jot);
      case "arraycolsep" -> new TableSpacing(stretch, value, tabularGap, jot);
      case "tabcolsep" -> new TableSpacing(stretch, arrayGap, value, jot);
      default -> new TableSpacing(stretch, arrayGap, tabularGap, value);
    };
  }
}

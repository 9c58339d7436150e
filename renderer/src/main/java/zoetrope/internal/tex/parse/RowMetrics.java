package zoetrope.internal.tex.parse;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How TeX spreads the rows of a table. All lengths are in em of the text style.
 *
 * @param height the minimum height of a row
 * @param depth the minimum depth of a row
 * @param baselineSkip the distance from baseline to baseline; 0 if rows touch, as in {@code array}
 * @param lineSkip the gap between rows that are too high for this distance
 * @param lineSkipLimit the minimum gap; below it, rows are {@code lineSkip} apart
 * @param style the style of the cells
 */
public record RowMetrics(
    double height,
    double depth,
    double baselineSkip,
    double lineSkip,
    double lineSkipLimit,
    Style style) {
  /** The style of the cells of a table. */
  public enum Style {
    /** Displayed formulas. */
    DISPLAY,
    /** Formulas in text. */
    TEXT,
    /** Subscripts and superscripts. */
    SCRIPT
  }

  private static final Pattern LENGTH =
      Pattern.compile("(-?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+))\\s*(em|ex|pt|mm|cm|in)");

  private static final Pattern PAGE_WIDTH =
      Pattern.compile("([0-9]{0,4}(?:\\.[0-9]{1,6})?)\\s*\\\\(?:text|line|column)width");

  /** The width of a page's text, in em. */
  private static final double PAGE = 34.5;

  /** The environments whose rows amsmath sets as displayed equations. */
  private static final Set<String> EQUATIONS =
      Set.of(
          ("align aligned alignat alignedat dcases drcases eqnarray flalign gather gathered"
                  + " lgathered rgathered multline multlined split")
              .split(" "));

  /** LaTeX's {@code array}: a strut of 12 pt, 70 % of it above the baseline. */
  public static final RowMetrics ARRAY = new RowMetrics(0.84, 0.36, 0, 0, 0, Style.TEXT);

  /** LaTeX's {@code array} with {@code \arraystretch} 1.2. */
  private static final RowMetrics CASES = new RowMetrics(1.008, 0.432, 0, 0, 0, Style.TEXT);

  /** The {@code smallmatrix} of amsmath. */
  private static final RowMetrics SMALL = new RowMetrics(0, 0, 0.6, 0.15, 0.15, Style.SCRIPT);

  /**
   * The {@code subarray} of amsmath. The baseline skip is {@code num3} plus {@code denom2} of
   * cmsy7; the line skip is three times the default rule thickness.
   */
  private static final RowMetrics SUBARRAY = new RowMetrics(0, 0, 0.571, 0.12, 0.12, Style.SCRIPT);

  /** The {@code CD} of amscd. */
  private static final RowMetrics DIAGRAM = new RowMetrics(0, 0, 2, 0.3, 0.3, Style.TEXT);

  public static RowMetrics of(String environment, TableSpacing spacing) {
    String name = environment.replaceAll("\\*|^[pbBvV](?=small)", "");
    double stretch = spacing.stretch();
    return switch (name) {
      case "cases", "rcases" -> CASES;
      case "smallmatrix" -> SMALL;
      case "subarray" -> SUBARRAY;
      case "CD" -> DIAGRAM;
      default ->
          EQUATIONS.contains(name)
              ? equations(spacing.jot())
              : new RowMetrics(ARRAY.height * stretch, ARRAY.depth * stretch, 0, 0, 0, Style.TEXT);
    };
  }

  /** Returns the metrics of equations in amsmath: {@code \openup\jot}. */
  private static RowMetrics equations(double jot) {
    return new RowMetrics(0.84, 0.36, 1.2 + jot, 0.1 + jot, jot, Style.DISPLAY);
  }

  /** Returns a length such as {@code 1ex} in em; 0 for texts that are not a length. */
  public static double inEm(String length) {
    Matcher m = LENGTH.matcher(length.trim());
    return m.matches() ? Double.parseDouble(m.group(1)) * TexSizes.UNITS.get(m.group(2)) : 0;
  }

  /**
   * Returns a width such as {@code 4cm} or {@code 0.3\textwidth} in em; 0 for texts that are not a
   * width, and for widths that are too large or not above 0. The text of a page is 34.5 em wide, as
   * in LaTeX's {@code article}.
   */
  static double widthInEm(String width) {
    Matcher m = PAGE_WIDTH.matcher(width.trim());
    double em =
        !m.matches()
            ? inEm(width)
            : m.group(1).isEmpty() ? PAGE : PAGE * Double.parseDouble(m.group(1));
    return em > 0 && em <= TexLimits.LENGTH ? em : 0;
  }

  /** Whether {@code length} is valid as extra space of a row. */
  static boolean isLength(String length) {
    return LENGTH.matcher(length.trim()).matches();
  }
}

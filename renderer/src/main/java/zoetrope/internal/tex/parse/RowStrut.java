package zoetrope.internal.tex.parse;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.TeXConstants;

/**
 * The strut that separates the rows of a table as in LaTeX: 12 pt from baseline to baseline, more
 * in {@code cases} and in displayed equations.
 *
 * @param height above the baseline, in em
 * @param depth below the baseline, in em
 */
public record RowStrut(double height, double depth) {
  /** The minimum gap between two rows, in em. The struts are smaller by this amount. */
  public static final float GAP = 0.1f;

  private static final Pattern LENGTH = Pattern.compile("(-?[0-9.]+)\\s*(em|ex|pt|mm|cm|in)");

  /** Rows of 12 pt: 70 % above the baseline and 30 % below. */
  public static final RowStrut TABLE = withoutGap(0.84, 0.36);

  /** Rows of {@code \substack} and {@code smallmatrix}, in em of the small style. */
  public static final RowStrut SMALL = withoutGap(0.72, 0.31);

  private static final RowStrut CASES = withoutGap(1.008, 0.432);
  private static final RowStrut DISPLAY = withoutGap(0.99, 0.51);

  private static RowStrut withoutGap(double height, double depth) {
    return new RowStrut(height - GAP / 2, depth - GAP / 2);
  }

  /** Returns the strut for the rows of an environment. */
  public static RowStrut of(String environment) {
    String name = environment.replace("*", "");
    return switch (name) {
      case "cases", "dcases", "rcases" -> CASES;
      case "smallmatrix" -> SMALL;
      case "align",
          "aligned",
          "alignat",
          "alignedat",
          "flalign",
          "gather",
          "gathered",
          "split",
          "multline",
          "eqnarray" ->
          DISPLAY;
      default -> TABLE;
    };
  }

  /** Returns the strut, with {@code extra}, a length or empty, added to its depth. */
  public SpaceAtom atom(String extra) {
    return new SpaceAtom(TeXConstants.UNIT_EM, 0, rounded(height), rounded(depth + inEm(extra)));
  }

  private static float rounded(double length) {
    return (float) (Math.rint(length * 1e4) / 1e4);
  }

  private static double inEm(String length) {
    Matcher m = LENGTH.matcher(length.trim());
    if (!m.matches()) {
      return 0;
    }
    double unit =
        switch (m.group(2)) {
          case "em" -> 1;
          case "ex" -> 0.430555;
          case "pt" -> 0.1;
          case "mm" -> 0.2845275;
          case "cm" -> 2.845275;
          default -> 7.227;
        };
    return Double.parseDouble(m.group(1)) * unit;
  }

  /** Whether {@code length} is valid as extra space of a row. */
  static boolean isLength(String length) {
    return LENGTH.matcher(length.trim()).matches();
  }
}

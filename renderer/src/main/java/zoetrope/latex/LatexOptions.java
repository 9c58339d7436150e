package zoetrope.latex;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import zoetrope.color.Color;
import zoetrope.color.Palette;

/**
 * What goes with a source for the installed LaTeX.
 *
 * <pre>{@code
 * packages("circuitikz", "[version=4]mhchem").preamble("\\usetikzlibrary{arrows.meta}")
 * }</pre>
 *
 * @param packages names of packages, each after its options in brackets if it has any
 * @param preamble what stands before the document begins, after the packages
 * @param color what is drawn with where the source names no colour; white unless told
 * @param fontSize the size at which 10pt text is as large as a formula of that font size, above 0;
 *     48 unless told
 * @param timeLimit how long the programs may run, each, in seconds from 1 to 3600; 60 unless told
 */
public record LatexOptions(
    List<String> packages, String preamble, Color color, double fontSize, int timeLimit) {
  /** No package of the author's, no preamble; white, at font size 48, a minute at most. */
  public static final LatexOptions DEFAULT = new LatexOptions(List.of(), "", Palette.WHITE, 48, 60);

  private static final Pattern PACKAGE =
      Pattern.compile("(\\[[^\\[\\]%\\\\]*\\])?[A-Za-z0-9][A-Za-z0-9._+-]*");

  private static final int AN_HOUR = 3600;

  /**
   * Copies the list, and checks names and ranges.
   *
   * @throws IllegalArgumentException if one is wrong
   */
  public LatexOptions {
    packages = List.copyOf(packages);
    Objects.requireNonNull(preamble, "preamble");
    Objects.requireNonNull(color, "color");
    for (String name : packages) {
      if (!PACKAGE.matcher(name).matches()) {
        throw new IllegalArgumentException(
            "a package is a name such as \"circuitikz\", or options and a name such as"
                + " \"[version=4]mhchem\", not \""
                + name
                + "\"; other lines go into preamble(\"...\")");
      }
    }
    if (!(fontSize > 0 && fontSize < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a font size is over 0, not " + fontSize);
    }
    if (timeLimit < 1 || timeLimit > AN_HOUR) {
      throw new IllegalArgumentException(
          "the time limit of LaTeX is from 1 to 3600 seconds, not " + timeLimit);
    }
  }

  /** The same with more packages. */
  public LatexOptions packages(String... names) {
    List<String> all = new ArrayList<>(packages);
    all.addAll(List.of(names));
    return new LatexOptions(all, preamble, color, fontSize, timeLimit);
  }

  /** The same with more lines of the preamble. */
  public LatexOptions preamble(String lines) {
    String all = preamble.isEmpty() ? lines : preamble + "\n" + lines;
    return new LatexOptions(packages, all, color, fontSize, timeLimit);
  }

  /** The same in another colour where the source names none. */
  public LatexOptions color(Color value) {
    return new LatexOptions(packages, preamble, value, fontSize, timeLimit);
  }

  /** The same at another font size, lines with it. */
  public LatexOptions fontSize(double size) {
    return new LatexOptions(packages, preamble, color, size, timeLimit);
  }

  /** The same with another time limit, in seconds. */
  public LatexOptions timeLimit(int seconds) {
    return new LatexOptions(packages, preamble, color, fontSize, seconds);
  }
}

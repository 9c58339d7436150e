package zoetrope.latex;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * Options for the installed LaTeX.
 *
 * <pre>{@code
 * packages("circuitikz", "[version=4]mhchem").preamble("\\usetikzlibrary{arrows.meta}")
 * }</pre>
 *
 * @param packages names of packages, each with optional options in brackets before it
 * @param preamble the lines before the document begins, after the packages
 * @param color the colour of everything without a colour in the source; white by default
 * @param fontSize the font size, above 0: 10pt text is as large as a formula of that size; 48 by
 *     default
 * @param timeLimit the maximum run time of each program, in seconds from 1 to 3600; 60 by default
 */
public record LatexOptions(
    List<String> packages, String preamble, Color color, double fontSize, int timeLimit) {
  /** No packages, no preamble, white, font size 48, and a time limit of 60 seconds. */
  public static final LatexOptions DEFAULT = new LatexOptions(List.of(), "", Palette.WHITE, 48, 60);

  private static final Pattern PACKAGE =
      Pattern.compile("(\\[[^\\[\\]%\\\\]*\\])?[A-Za-z0-9][A-Za-z0-9._+-]*");

  private static final int MAX_SECONDS = 3600;

  /**
   * Copies the list, and checks names and ranges.
   *
   * @throws IllegalArgumentException if one is invalid
   */
  public LatexOptions {
    packages = List.copyOf(packages);
    Objects.requireNonNull(preamble, "preamble");
    Objects.requireNonNull(color, "color");
    for (String name : packages) {
      Preconditions.require(
          PACKAGE.matcher(name).matches(),
          "a package is a name such as \"circuitikz\", or options and a name such as"
              + " \"[version=4]mhchem\", not \"%s\"; other lines go into preamble(\"...\")",
          name);
    }
    if (!(fontSize > 0 && fontSize < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("a font size must be above 0, not " + fontSize);
    }
    if (timeLimit < 1 || timeLimit > MAX_SECONDS) {
      throw new IllegalArgumentException(
          "the time limit of LaTeX must be from 1 to 3600 seconds, not " + timeLimit);
    }
  }

  /** Returns these options with additional packages. */
  public LatexOptions packages(String... names) {
    List<String> all = new ArrayList<>(packages);
    all.addAll(List.of(names));
    return new LatexOptions(all, preamble, color, fontSize, timeLimit);
  }

  /** Returns these options with additional lines in the preamble. */
  public LatexOptions preamble(String lines) {
    String all = preamble.isEmpty() ? lines : preamble + "\n" + lines;
    return new LatexOptions(packages, all, color, fontSize, timeLimit);
  }

  /** Returns these options with another default colour. */
  public LatexOptions color(Color value) {
    return new LatexOptions(packages, preamble, value, fontSize, timeLimit);
  }

  /** Returns these options with another font size, which also scales lines. */
  public LatexOptions fontSize(double size) {
    return new LatexOptions(packages, preamble, color, size, timeLimit);
  }

  /** Returns these options with another time limit, in seconds. */
  public LatexOptions timeLimit(int seconds) {
    return new LatexOptions(packages, preamble, color, fontSize, seconds);
  }
}

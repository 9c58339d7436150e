package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;

/**
 * Letters with a number as their subscript, mostly bold vectors with an arrow: E, Q, K and V of the
 * first word, the second and so on.
 *
 * <pre>{@code
 * var queries = NumberedSymbols.vector("Q").numbered(1, 8).setColor(YELLOW);
 * }</pre>
 */
public final class NumberedSymbols {
  /**
   * The scale of subscript digits. LaTeX sets subscripts in a font that is wider than its scaled
   * text font. The factor gives digits of the text font the same width; it was measured on LaTeX's
   * output.
   */
  private static final double LATEX_DIGIT = 1.13;

  private final String formula;
  private final double arrow;
  private final double digit;

  private NumberedSymbols(String formula, double arrow, double digit) {
    this.formula = formula;
    this.arrow = arrow;
    this.digit = digit;
  }

  /** Returns symbols of bold {@code letter} with an arrow above, as in LaTeX. */
  public static NumberedSymbols vector(String letter) {
    return new NumberedSymbols("\\vec{\\textbf{" + letter + "}}", 1, LATEX_DIGIT);
  }

  /** Returns symbols of the plain italic {@code letter}, as in LaTeX. */
  public static NumberedSymbols letter(String letter) {
    return new NumberedSymbols(letter, 1, LATEX_DIGIT);
  }

  /** Returns the same symbols with an arrow 1.5 times as large. */
  public NumberedSymbols largeArrow() {
    return new NumberedSymbols(formula, 1.5, LATEX_DIGIT);
  }

  /** Returns the symbol with the number {@code n}. */
  public Tex at(int n) {
    return numbered(n, n).first();
  }

  /** Returns the symbols with the numbers {@code first} to {@code last}, all at the same place. */
  public Group<Tex> numbered(int first, int last) {
    var template = tex(formula + "_{0}");
    if (arrow != 1) {
      template.get(0).scaleAboutEdge(arrow, DOWN);
    }
    DecimalNumber number = template.makeNumberChangeable(0);
    if (digit != 1) {
      number.scaleAboutEdge(digit, LEFT);
    }
    return group(
        IntStream.rangeClosed(first, last)
            .mapToObj(
                n -> {
                  number.setValue(n);
                  return template.copy();
                }));
  }
}

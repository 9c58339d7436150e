package zoetrope.scenes.vocabulary;

import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Group;
import zoetrope.mobject.Tex;

/**
 * Letters with a number below, mostly bold vectors with an arrow: E, Q, K and V of the first word,
 * the second and so on.
 *
 * <pre>{@code
 * var queries = NumberedSymbols.vector("Q").numbered(1, 8).setColor(YELLOW);
 * }</pre>
 */
public final class NumberedSymbols {
  /**
   * LaTeX has a font for subscripts that is wider than its text font made small. So much larger are
   * digits of the text font that are to take the room of its digits; measured on its output.
   */
  private static final double LATEX_DIGIT = 1.13;

  private final Tex template;
  private final DecimalNumber number;

  private NumberedSymbols(Tex template) {
    this.template = template;
    this.number = template.makeNumberChangeable(0);
  }

  /** Symbols of bold {@code letter}, its arrow drawn half as large again. */
  public static NumberedSymbols vector(String letter) {
    var template = bold(letter);
    template.get(0).scaleAboutEdge(1.5, DOWN);
    return new NumberedSymbols(template);
  }

  /** Symbols of bold {@code letter} with the small arrow that LaTeX sets. */
  public static NumberedSymbols plainVector(String letter) {
    return new NumberedSymbols(bold(letter)).inLatexSize();
  }

  /** Symbols of the plain italic {@code letter}. */
  public static NumberedSymbols letter(String letter) {
    return new NumberedSymbols(new Tex(letter + "_{0}")).inLatexSize();
  }

  private static Tex bold(String letter) {
    return new Tex("\\vec{\\textbf{" + letter + "}}_{0}");
  }

  private NumberedSymbols inLatexSize() {
    number.scaleAboutEdge(LATEX_DIGIT, LEFT);
    return this;
  }

  /** The symbol with the number {@code n}. */
  public Tex at(int n) {
    number.setValue(n);
    return template.copy();
  }

  /** The symbols with the numbers {@code first} to {@code last}, all in the same place. */
  public Group<Tex> numbered(int first, int last) {
    return Group.of(IntStream.rangeClosed(first, last).mapToObj(this::at));
  }
}

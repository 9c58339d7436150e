package zoetrope.scenes.vocabulary;

import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Group;
import zoetrope.mobject.Tex;

/**
 * Bold vectors with an arrow and a number below: E, Q, K and V of the first word, the second and so
 * on.
 *
 * <pre>{@code
 * var queries = NumberedSymbols.vector("Q").numbered(1, 8).setColor(YELLOW);
 * }</pre>
 */
public final class NumberedSymbols {
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
    return new NumberedSymbols(bold(letter));
  }

  private static Tex bold(String letter) {
    return new Tex("\\vec{\\textbf{" + letter + "}}_{0}");
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

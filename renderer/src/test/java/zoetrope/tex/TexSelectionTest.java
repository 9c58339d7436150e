package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.tex.TexPiece.Kind;

/** Parts of formulas are selected by the author's source. */
class TexSelectionTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();
  private static final String ATTENTION =
      "\\text{Attention}(Q, K, V) = \\text{softmax}({QK^T \\over \\sqrt{d_k}})V";

  private TexLayout display(String source) {
    return engine.layout(TexSource.display(source));
  }

  /** Returns the author's source for each piece, in painting order. */
  private static List<String> written(TexLayout layout) {
    String source = layout.source().source();
    return layout.pieces().stream().map(p -> source.substring(p.start(), p.end())).toList();
  }

  private static List<String> partsOf(TexLayout layout, List<Integer> indices) {
    return indices.stream().map(written(layout)::get).toList();
  }

  @Test
  void theAttentionEquationHas35Pieces() {
    assertEquals(35, display(ATTENTION).pieces().size());
  }

  @ParameterizedTest
  @CsvSource({"Q, 2", "K, 2", "V, 2", "QK^T, 1", "t, 4", "(, 2", "over, 0"})
  void everyOccurrenceOfALiteralIsFound(String part, int count) {
    assertEquals(count, display(ATTENTION).part(part).size());
  }

  @Test
  void aProductWithAnExponentIsThreeGlyphs() {
    TexLayout layout = display(ATTENTION);
    assertEquals(List.of("Q", "K", "T"), partsOf(layout, layout.part("QK^T").get(0)));
  }

  @Test
  void theDenominatorWithItsBarIsFivePieces() {
    TexLayout layout = display(ATTENTION);
    List<Integer> part = layout.part("\\over \\sqrt{d_k}").get(0);
    assertEquals(List.of("\\over", "\\sqrt", "\\sqrt", "d", "k"), partsOf(layout, part));
    assertEquals(Kind.RULE, layout.pieces().get(part.get(0)).kind());
    assertEquals(Kind.GLYPH, layout.pieces().get(part.get(1)).kind());
    assertEquals(Kind.RULE, layout.pieces().get(part.get(2)).kind());
  }

  @Test
  void nestedPartsContainOnlyTheirPieces() {
    TexLayout layout = display(ATTENTION);
    assertEquals(8, layout.part("QK^T \\over \\sqrt{d_k}").get(0).size());
    assertEquals(17, layout.part("\\text{softmax}({QK^T \\over \\sqrt{d_k}})").get(0).size());
    assertEquals(9, layout.part("\\text{Attention}").get(0).size());
  }

  @Test
  void regularExpressionsSelectParts() {
    TexLayout layout = display("x_1 + x_2 + y_1");
    assertEquals(2, layout.part(Pattern.compile("x_\\d")).size());
  }

  @Test
  void anAccentComesBeforeItsLetterAndTheLetterBeforeItsSubscript() {
    assertEquals(List.of("\\vec", "E", "0"), written(display("\\vec{\\textbf{E}}_{0}")));
  }

  @Test
  void piecesAreInTheOrderThatScenesRelyOn() {
    assertEquals(List.of("W", "Q"), written(display("W_Q")));
    assertEquals(List.of("\\uparrow", "W", "V"), written(display("\\uparrow W_V")));
    TexLayout value = engine.layout(TexSource.text("Value$^{(1)}_{\\downarrow}$"));
    assertEquals(List.of("V", "a", "l", "u", "e", "(", "1", ")", "\\downarrow"), written(value));
  }

  @Test
  void aFractionsBarBelongsToItsCommandAndNotToItsNumbers() {
    TexLayout layout = display("\\frac{1}{2}");
    assertEquals(List.of("1"), partsOf(layout, layout.part("1").get(0)));
    assertEquals(List.of("\\frac"), partsOf(layout, layout.part("\\frac").get(0)));
  }

  @Test
  void aLigatureHasTheSpanOfAllItsLetters() {
    assertEquals(List.of("o", "ffi", "c", "e"), written(engine.layout(TexSource.text("office"))));
    assertEquals(
        List.of("``", "q", "''", "--", "---"),
        written(engine.layout(TexSource.text("``q'' -- ---"))));
  }

  @Test
  void dotsAreThreePiecesOfOneCommand() {
    for (String dots : List.of("\\dots", "\\ldots", "\\cdots", "\\vdots", "\\ddots", "\\hdots")) {
      assertEquals(List.of(dots, dots, dots), written(display(dots)));
    }
  }

  @Test
  void everyDelimiterOfAFenceHasItsOwnSpan() {
    assertEquals(
        List.of("\\left(", "a", "\\middle|", "b", "\\right)"),
        written(display("\\left( a \\middle| b \\right)")));
  }

  @Test
  void aMatrixsBracketsBelongToItsBeginning() {
    List<String> written = written(display("\\begin{bmatrix} a & b \\end{bmatrix}"));
    assertEquals("\\begin{bmatrix}", written.get(0));
    assertEquals("\\begin{bmatrix}", written.get(written.size() - 1));
    assertTrue(written.containsAll(List.of("a", "b")));
  }

  @Test
  void limitsAndPrimesKeepTheirSpans() {
    assertEquals(List.of("n", "\\sum", "i", "=", "1", "x"), written(display("\\sum_{i=1}^n x")));
    assertEquals(List.of("f", "'", "'", "2", "x"), written(display("f''^2x")));
  }

  @Test
  void aMacroBodyHasTheSpanOfItsCallAndArgumentsKeepTheirs() {
    TexSource source =
        TexSource.display("a + \\half{b}").withMacros(Map.of("half", "\\frac{#1}{2}"));
    assertEquals(List.of("a", "+", "b", "\\half", "\\half"), written(engine.layout(source)));
  }

  @Test
  void spansReferToTheAuthorsSourceAfterRewriting() {
    TexLayout layout =
        display("\\begin{align*} a &= {\\color{red} b} \\\\ c &= d % note\n \\end{align*}");
    assertEquals(List.of("a", "=", "b", "c", "=", "d"), written(layout));
  }
}

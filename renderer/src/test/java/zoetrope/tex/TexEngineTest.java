package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.source.Span;

/** Sizes, colours, macros, and the independence of formulas from each other. */
class TexEngineTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  /** An em at font size 48, in scene units. */
  private static final double EM = 48 * 0.0099626;

  private TexLayout display(String source) {
    return engine.layout(TexSource.display(source));
  }

  private TexLayout text(String source) {
    return engine.layout(TexSource.text(source));
  }

  @ParameterizedTest
  @CsvSource({"V, is", "Y, is", "T, is", "f, is", "\\textcolor{red}{V}, is"})
  void aWordAfterASlantedLetterHasTheSameGapInARow(String letter, String word) {
    TexLayout alone = text("$" + letter + "$" + word);
    TexLayout row = text("$\\,\\!" + letter + "$" + word);
    assertEquals(row.width(), alone.width(), 1e-6);
    TexLayout within = display("\\text{$" + letter + "$" + word + "}");
    assertEquals(row.width(), within.width(), 1e-6);
  }

  @Test
  void aSlantedLetterDoesNotTouchTheWordAfterIt() {
    List<TexPiece> pieces = text("$V$is").pieces();
    assertTrue(pieces.get(0).bounds().max().x() < pieces.get(1).bounds().min().x());
  }

  @Test
  void itemsAreNumberedAndNestedListsAreIndented() {
    String inner = "\\begin{enumerate}\\item x\\item y\\end{enumerate}";
    String source = "\\begin{enumerate}\\item x" + inner + "\\item y\\end{enumerate}";
    List<TexPiece> pieces = text(source).pieces();
    String labels = "1.x(a)x(b)y2.y";
    List<TexPiece> plain = text("1.(a)(b)2.xy").pieces();
    assertEquals(labels.length(), pieces.size());
    for (int i = 0; i < labels.length(); i++) {
      Path same = plain.get("1.(a)(b)2.xy".indexOf(labels.charAt(i))).outline();
      assertEquals(same, pieces.get(i).outline(), "piece " + i);
    }
    double outer = pieces.get(0).bounds().min().x();
    assertTrue(pieces.get(3).bounds().min().x() > outer + 0.5, "indented");
    assertEquals(outer, pieces.get(11).bounds().min().x(), 0.1);
    double height = pieces.get(0).bounds().max().y();
    for (int i : new int[] {3, 7, 11}) {
      assertTrue(pieces.get(i).bounds().min().y() < height, "each list item is on a separate line");
      height = pieces.get(i).bounds().min().y();
    }
    assertEquals(source.indexOf("\\item"), pieces.get(0).start());
  }

  @Test
  void charactersAreNamedByTheirNumbers() {
    assertEquals(
        outlines(text("ABC\\{\\&")),
        outlines(text("\\char65 \\char\"42\\char`C\\char123\\char'46")));
    assertEquals(outlines(display("x+1")), outlines(display("\\char120+\\char 49 ")));
    assertEquals(outlines(text("£")), outlines(text("\\pounds")));
    assertEquals(2, text("a\\char66 ").pieces().get(1).start() + 1);
  }

  private static List<Path> outlines(TexLayout layout) {
    return layout.pieces().stream().map(TexPiece::outline).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x; .2381; .2166",
        "A; .3280; .3424",
        "0; .2013; .3290",
        "+; .3180; .3185",
        "=; .3180; .1119",
        ".; .0507; .0507",
        "\\vdots; .0507; .4333",
        "\\dots; .4758; .0507",
        "-\\infty; .7837; .2166",
        "\\times; .2310; .2305",
        "\\Delta; .3529; .3424",
        "???; .6233; .3371",
        "[]; .1524; .4782",
        "+\\,\\times; .7261; .3185",
        "\\text{Attention}(Q, K, V) = \\text{softmax}({QK^T \\over \\sqrt{d_k}})V; 8.2252; 1.1681"
      })
  void inkHasTheSizeOfLatex(String source, double width, double height) {
    Vec size = display(source).bounds().size().times(EM);
    assertEquals(width, size.x(), 0.01 * width);
    assertEquals(height, size.y(), 0.01 * height);
  }

  @Test
  void coloursAreRecordedAndMoveNothing() {
    TexLayout plain = display("a + b = c");
    TexLayout colored = display("a \\textcolor{red}{+} {\\color{#00FF00} b = c}");
    for (int i = 0; i < 5; i++) {
      assertEquals(plain.pieces().get(i).placement(), colored.pieces().get(i).placement());
    }
    assertEquals(
        List.of(
            Optional.empty(),
            Optional.of(Color.hex("FF0000")),
            Optional.of(Color.hex("00FF00")),
            Optional.of(Color.hex("00FF00")),
            Optional.of(Color.hex("00FF00"))),
        colored.pieces().stream().map(TexPiece::color).toList());
  }

  @Test
  void aDefinitionEndsWithItsFormula() {
    assertEquals(1, display("\\newcommand{\\leak}{x} \\leak").pieces().size());
    assertThrows(TexException.class, () -> display("\\leak"));
    display("\\definecolor{mine}{rgb}{1,0,0} \\textcolor{mine}{x}");
    assertThrows(TexException.class, () -> display("\\textcolor{mine}{x}"));
    display("\\DeclareMathOperator{\\leakop}{op} \\leakop x");
    assertThrows(TexException.class, () -> display("\\leakop"));
  }

  @Test
  void aFormulaDoesNotChangeTheSymbolsOfLaterOnes() {
    TexLayout before = display("a = b + \\sum_i x");
    display("a{=}b{+}c + \\sum\\nolimits_i x + \\mathfrak{\\log x}");
    TexLayout after = new JLaTeXMathEngine().layout(TexSource.display("a = b + \\sum_i x"));
    assertEquals(before, after);
  }

  @Test
  void aRelationSignInBracesLosesItsSpaceAndOthersKeepTheirs() {
    double braced = display("a{=}b").width();
    double plain = display("a=b").width();
    assertEquals(plain - 2 * 5 / 18.0, braced, 0.03);
    assertEquals(plain, display("a = b").width());
  }

  @Test
  void macrosOfTheAuthorTakeArguments() {
    TexSource source =
        new TexSource("\\pair{a}{b}", TexSource.Mode.DISPLAY, Map.of("\\pair", "(#1 \\mid #2)"));
    assertEquals(display("(a \\mid b)").bounds(), engine.layout(source).bounds());
  }

  @Test
  void definitionsInAFormulaTakeOptionalArguments() {
    TexLayout layout = display("\\newcommand{\\p}[2][x]{#1^{#2}} \\p{2} + \\p[y]{3}");
    assertEquals(display("x^2 + y^3").bounds(), layout.bounds());
  }

  @Test
  void starredEnvironmentsEqualPlainOnes() {
    assertEquals(
        display("\\begin{align} a &= b \\\\ c &= d \\end{align}").bounds(),
        display("\\begin{align*} a &= b \\\\ c &= d \\end{align*}").bounds());
    assertEquals(
        display("a &= b \\\\ c &= d").bounds(),
        display("\\begin{align*} a &= b \\\\ c &= d \\end{align*}").bounds());
  }

  @Test
  void rowsOfMatricesAndTextAreTwelvePointsApart() {
    List<TexPiece> matrix = display("\\begin{matrix} a \\\\ x \\\\ y \\end{matrix}").pieces();
    List<TexPiece> lines = text("a \\\\ x \\\\ y").pieces();
    for (List<TexPiece> pieces : List.of(matrix, lines)) {
      double first = pieces.get(0).placement().translation().y();
      assertEquals(1.2, first - pieces.get(1).placement().translation().y(), 1e-4);
      assertEquals(2.4, first - pieces.get(2).placement().translation().y(), 1e-4);
    }
  }

  @Test
  void casesHaveAGapBetweenTheirColumns() {
    TexLayout layout = display("\\begin{cases} 1 & x \\\\ 0 & y \\end{cases}");
    double one = layout.pieces().get(layout.part("1").get(0).get(0)).bounds().max().x();
    double x = layout.pieces().get(layout.part("x").get(0).get(0)).bounds().min().x();
    assertTrue(x - one > 0.9, "gap " + (x - one));
  }

  @Test
  void anArrowOverLettersDoesNotTouchThem() {
    List<TexPiece> pieces = display("\\overrightarrow{AB}").pieces();
    double letters = pieces.get(pieces.size() - 1).bounds().max().y();
    double arrow =
        pieces.stream()
            .filter(p -> p.end() == 15)
            .mapToDouble(p -> p.bounds().min().y())
            .min()
            .orElseThrow();
    assertTrue(arrow > letters, arrow + " is not above " + letters);
  }

  @Test
  void aPercentSignWithoutALineBreakIsACharacter() {
    assertEquals(3, text("50%").pieces().size());
    assertEquals(2, display("a % b\n c").pieces().size());
    assertEquals(4, display("\\text{50%} x").pieces().size());
  }

  @Test
  void commandsInTextAddNoSpace() {
    double inMathematics = display("\\operatorname{a}\\text{b}").width();
    assertEquals(inMathematics, text("\\operatorname{a}b").width(), 1e-6);
    List<TexPiece> negated = text("\\not=").pieces();
    double stroke = negated.get(0).bounds().center().x();
    assertTrue(negated.get(1).bounds().min().x() < stroke, "the stroke is left of its sign");
    assertTrue(negated.get(1).bounds().max().x() > stroke, "the stroke is right of its sign");
    List<TexPiece> dots = text("\\vdots").pieces();
    assertEquals(0.4, dots.get(1).bounds().min().y() - dots.get(0).bounds().min().y(), 1e-6);
  }

  @Test
  void punctuationInTextAddsNoSpace() {
    double letters = text("abc").width();
    assertEquals(letters + 2 * 0.2778 + 2 * 0.3333, text("a, b: c").width(), 0.03);
    assertEquals(letters + 0.7778 + 0.2778, text("a=b;c").width(), 0.03);
  }

  @Test
  void unicodeCharactersEqualTheirCommands() {
    assertEquals(
        display("\\alpha \\to \\infty \\leq x^2").bounds(), display("α → ∞ ≤ x²").bounds());
    assertEquals(1, display("\\text{α}").pieces().size());
  }

  @Test
  void missingCharactersComeFromTheFallback() {
    Path square = Paths.rectangle(0.9, 0.9).transform(Affine.translation(Vec.of(0.5, 0.4)));
    FallbackGlyphs face =
        (codePoint, bold, italic) ->
            codePoint == '你'
                ? Optional.of(new FallbackGlyphs.Glyph(square, bold ? 1.5 : 1, 0.88, 0.12))
                : Optional.empty();
    JLaTeXMathEngine engine = new JLaTeXMathEngine(face);
    TexLayout layout = engine.layout(TexSource.text("a你b"));
    assertEquals(3, layout.pieces().size());
    assertSame(square, layout.pieces().get(1).outline());
    assertEquals(new Span(1, 2), layout.pieces().get(1).span());
    assertEquals(text("ab").width() + 1, layout.width(), 0.05);
    assertNotEquals(layout.width(), engine.layout(TexSource.text("a\\textbf{你}b")).width());
    assertThrows(TexException.class, () -> engine.layout(TexSource.text("好")));
  }

  @Test
  void glyphsAtControlCodesAreDrawn() {
    for (String symbol : List.of("\\Omega", "\\succeq", "\\Re", "\\mathbf{\\Omega}")) {
      assertEquals(1, display(symbol).pieces().size(), symbol);
    }
  }

  @Test
  void layoutsAreCached() {
    assertSame(display("x + y"), display("x + y"));
  }
}

package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Vec;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/**
 * Tests that two notations of a formula look the same, and that different formulas look different.
 */
class TexLooksTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  private TexLayout display(String source) {
    return engine.layout(TexSource.display(source));
  }

  private TexLayout text(String source) {
    return engine.layout(TexSource.text(source));
  }

  /** Asserts equal glyphs and rules at equal places, in equal colours, in any order. */
  private static void assertSameLook(TexLayout expected, TexLayout actual) {
    assertEquals(looks(expected), looks(actual));
    assertEquals(expected.width(), actual.width(), 1e-4, "width");
    assertEquals(expected.height(), actual.height(), 1e-4, "height");
    assertEquals(expected.depth(), actual.depth(), 1e-4, "depth");
  }

  private static List<String> looks(TexLayout layout) {
    return layout.pieces().stream().map(TexLooksTest::look).sorted().toList();
  }

  private static String look(TexPiece piece) {
    Vec low = piece.bounds().min().times(1e3);
    Vec high = piece.bounds().max().times(1e3);
    return piece.symbol()
        + piece.color()
        + Math.round(low.x())
        + ","
        + Math.round(low.y())
        + " "
        + Math.round(high.x())
        + ","
        + Math.round(high.y());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "a'' ~~ a^{\\prime\\prime}",
        "a\" ~~ a^{\\prime\\prime}",
        "a'^2 ~~ a^{\\prime 2}",
        "a_1^2 ~~ a^2_1",
        "a_1 ' ~~ a'_1",
        "x₁² + 2ⁿ ~~ x_1^2 + 2^n",
        "ℝ + ℤ ~~ \\mathbb{R} + \\mathbb{Z}",
        "{a \\over b} ~~ \\frac{a}{b}",
        "{a \\choose b} ~~ \\binom{a}{b}",
        "\\left<a\\right> ~~ \\left\\langle a\\right\\rangle",
        "\\left\\lbrack a \\right\\rbrack ~~ \\left[ a \\right]",
        "\\left\\lbrace a \\right\\rbrace ~~ \\left\\{ a \\right\\}",
        "\\left\\lvert a \\right\\rVert ~~ \\left| a \\right\\|",
        "\\Braket{\\frac ab|c} ~~ \\left\\langle\\frac ab\\middle\\vert c\\right\\rangle",
        "\\Set{\\frac ab|c|d} ~~ \\left\\{\\frac ab\\middle\\vert c|d\\right\\}",
        "\\abs{\\frac ab} ~~ \\left|\\frac ab\\right|",
        "\\ce{C12(OH)24} ~~ \\mathrm{C_{12}(OH)_{24}}",
        "\\ce{A - B2} ~~ \\mathrm{A - B_{2}}",
        "\\sum\\limits_i ~~ \\sum_i",
        "\\textstyle\\sum\\nolimits_i ~~ \\textstyle\\sum_i",
        "\\int\\nolimits_0^1 ~~ \\int_0^1",
        "\\int\\limits\\nolimits_0^1 ~~ \\int_0^1",
        "\\begin{equation}x\\end{equation} ~~ x",
        "\\begin{matrix}a\\cr b\\end{matrix} ~~ \\begin{matrix}a\\\\b\\end{matrix}",
        "\\begin{matrix}a\\\\*b\\end{matrix} ~~ \\begin{matrix}a\\\\b\\end{matrix}",
        "\\begin{matrix}a\\\\b\\\\ \\end{matrix} ~~ \\begin{matrix}a\\\\b\\end{matrix}",
        "\\begin{array}{c}a\\\\[0pt]b\\end{array} ~~ \\begin{array}{c}a\\\\b\\end{array}",
        "\\mathrm{fi} ~~ \\text{fi}",
        "{\\rm ab} ~~ \\mathrm{ab}",
        "{\\bf ab} ~~ \\mathbf{ab}",
        "\\cal A ~~ \\mathcal{A}",
        "\\textcolor{red}{a}\\textcolor{#00f}{b} ~~ {\\color{FF0000}a}{\\color{blue}b}",
        "\\definecolor{m}{rgb}{0,1,1}\\textcolor{m}{a} ~~ \\textcolor{cyan}{a}",
        "\\definecolor{m}{RGB}{255, 0, 255}\\textcolor{m}{a} ~~ \\textcolor{magenta}{a}",
        "\\definecolor{m}{HTML}{BF8040}\\textcolor{m}{a} ~~ \\textcolor{brown}{a}",
        "\\definecolor{m}{gray}{1}\\textcolor{m}{a} ~~ \\textcolor{White}{a}",
        "\\color{red}a+b ~~ \\textcolor{red}{a+b}",
        "a\\color{red}+b ~~ \\textcolor{black}{}a\\textcolor{red}{+b}",
        "\\def\\x#1#2{#2_#1}\\x ab ~~ b_a",
        "\\newcommand{\\x}[2]{#2_#1}\\x{a}{b} ~~ b_a",
        "\\newcommand\\x[1][n]{#1^2}\\x\\x[m] ~~ n^2m^2",
        "\\renewcommand{\\alpha}{\\beta}\\alpha ~~ \\beta",
        "a~b ~~ a\\ b",
        "a\\quad b ~~ a\\hspace{1em}b",
        "\\char65 ~~ A",
        "\\tag{1} ~~ \\qquad(\\text{1})",
      })
  void twoSpellingsLookTheSame(String one, String other) {
    assertSameLook(display(other), display(one));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "\\(x^2\\) ~~ $x^2$",
        "\\[\\sum_i x\\] ~~ $$\\sum_i x$$",
        "a\\\\b\\\\ ~~ a\\\\b",
        "a {b} c ~~ a b c",
        "\\emph{a} ~~ \\textit{a}",
        "\\bf a b ~~ \\textbf{a b}",
        "\\begin{itemize}\\item a\\end{itemize} ~~ $\\bullet$ a",
        "\\begin{equation}x\\end{equation} ~~ $$x$$",
        "50\\% ~~ 50%",
      })
  void twoSpellingsOfTextLookTheSame(String one, String other) {
    assertSameLook(text(other), text(one));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "\\int\\limits_0^1 ~~ \\int_0^1",
        "\\sum\\nolimits_i ~~ \\sum_i",
        "\\textstyle\\frac ab ~~ \\frac ab",
        "\\mathrm{f{}i} ~~ \\mathrm{fi}",
        "\\mathbf{a} ~~ a",
        "\\mathsf{a} ~~ \\mathrm{a}",
        "\\left(\\frac ab\\right) ~~ (\\frac ab)",
        "\\begin{vmatrix}a\\end{vmatrix} ~~ \\begin{Vmatrix}a\\end{Vmatrix}",
        "\\begin{cases}a\\\\b\\end{cases} ~~ \\begin{rcases}a\\\\b\\end{rcases}",
        "\\begin{array}{l}aaa\\\\b\\end{array} ~~ \\begin{array}{r}aaa\\\\b\\end{array}",
        "\\begin{array}{c|c}a&b\\end{array} ~~ \\begin{array}{cc}a&b\\end{array}",
        "\\hat{a} ~~ \\widehat{a}",
        "\\underbrace{a}_b ~~ \\overbrace{a}_b",
      })
  void differentSourcesLookDifferent(String one, String other) {
    assertNotEquals(looks(display(other)), looks(display(one)));
  }

  @Test
  void textIsNotMathematics() {
    assertNotEquals(looks(text("ab")), looks(display("ab")));
  }
}

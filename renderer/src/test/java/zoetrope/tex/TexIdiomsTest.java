package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Bounds;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/** Source that people copy from their documents: definitions, lengths, and habits of packages. */
class TexIdiomsTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  private List<Bounds> shapes(String source) {
    return engine.layout(TexSource.display(source)).pieces().stream()
        .map(TexPiece::bounds)
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "\\let\\old\\phi\\let\\phi=\\varphi\\phi\\old ~~ \\varphi\\phi",
        "\\let\\a\\ket\\renewcommand{\\ket}[1]{#1}\\a{x}\\ket{x} ~~ \\vert x\\rangle x",
        "\\let\\a\\phi\\renewcommand{\\phi}{x}\\let\\b\\a\\b ~~ \\phi",
        "\\tensor{T}{^a_b^{cd}} ~~ T{}^a{}_b{}^{cd}",
        "a\\label{eq:1}=b ~~ a=b",
        "\\underbracket[0.5pt][3pt]{ab} ~~ \\underbracket{ab}",
        "\\DeclarePairedDelimiter\\c{\\lceil}{\\r"
            + "ceil}\\c[\\big]{a} ~~ \\left\\lceil a\\r"
            + "ight\\r"
            + "ceil",
        "\\DeclarePairedDelimiterX{\\i}[2]{(}{)}{#1\\delimsize|#2}\\i{a}{b}"
            + " ~~ \\left(a\\middle|b\\right)",
        "\\begin{pmatrix}[cc]a&b\\end{pmatrix} ~~ \\begin{pmatrix}a&b\\end{pmatrix}",
        "\\begin{pmatrix}[l]&b\\end{pmatrix} ~~ \\begin{pmatrix}{[l]}&b\\end{pmatrix}",
        "\\begin{psmallmatrix}a\\end{psmallmatrix}"
            + " ~~ \\left(\\begin{smallmatrix}a\\end{smallmatrix}\\right)",
        "\\matrix{a & b \\cr c & d} ~~ \\begin{matrix}a&b\\\\c&d\\end{matrix}",
        "\\mqty(\\imat{2}) ~~ \\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}",
        "\\mqty(\\admat{1,2}) ~~ \\begin{pmatrix}&1\\\\2&\\end{pmatrix}",
        "\\sisetup{per-mode=symbol}\\unit{\\m\\per\\s} ~~ \\mathrm{m/s}",
        "\\num[output-decimal-marker={,}]{1.5} ~~ 1{,}5",
        "\\DeclareSIUnit\\dB{dB}\\qty{3}{\\dB} ~~ \\qty{3}{dB}",
        "\\arraycolsep=2pt\\begin{matrix}a&b\\end{matrix}"
            + " ~~ \\setlength{\\arraycolsep}{2pt}\\begin{matrix}a&b\\end{matrix}",
        "\\kern-\\nulldelimiterspace x ~~ \\kern-1.2pt x",
        "\\fbox{$x$} ~~ \\fbox{\\text{$x$}}",
        "\\iint\\limits_D x ~~ \\mathop{\\iint}\\limits_D x",
      })
  void twoSpellingsLookTheSame(String source, String other) {
    assertEquals(shapes(other), shapes(source));
  }

  @Test
  void aLengthEndsWithItsGroup() {
    String pair = "\\begin{matrix}a&b\\end{matrix}";
    List<Bounds> letters = shapes("{\\setlength{\\arraycolsep}{2pt}" + pair + "}" + pair);
    double first = letters.get(1).min().x() - letters.get(0).min().x();
    double second = letters.get(3).min().x() - letters.get(2).min().x();
    assertEquals(0.6, second - first, 1e-6);
  }

  @Test
  void harpoonsOfAReactionAreAsLongAsTheirText() {
    double plain = width("\\ce{A <=> B}");
    assertTrue(width("\\ce{A <=>[\\text{a long catalyst}] B}") > plain + 3);
  }

  @Test
  void coloursAreMixedAsInXcolor() {
    TexLayout layout =
        engine.layout(TexSource.display("\\textcolor{red!50!blue}{a}\\textcolor{black!25}{b}"));
    List<String> colors =
        layout.pieces().stream().map(piece -> piece.color().orElseThrow().toHex()).toList();
    assertEquals(List.of("#800080", "#BFBFBF"), colors);
  }

  private double width(String source) {
    return engine.layout(TexSource.display(source)).bounds().size().x();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "a \\eqref{x} ~~ 2 ~~ write the number itself",
        "\\begin{array}{c}a \\vline b\\end{array} ~~ 18 ~~ {c|c}",
        "a \\above 1pt b ~~ 2 ~~ \\genfrac",
        "\\( x \\) ~~ 0 ~~ leave it and its end out",
        "\\textcolor{red!x}{a} ~~ 11 ~~ a name from the package xcolor",
        "\\begin{tabular}{lS}a\\end{tabular} ~~ 17 ~~ use l, c or r",
        "\\usepackage{tikz} ~~ 0 ~~ latex(...)",
        "\\begin{tikzcd}a\\end{tikzcd} ~~ 0 ~~ latex(...)",
        "a \\foobar ~~ 2 ~~ \\operatorname{foobar}",
        "\\setlength{\\parindent}{1em} ~~ 0 ~~ \\arraycolsep",
        "\\setlength{\\jot}{x} ~~ 17 ~~ for instance 3pt",
        "\\multirow{x}{*}{a} ~~ 0 ~~ for instance 2",
        "\\mqty(\\imat{x}) ~~ 6 ~~ for instance 3",
      })
  void suggestsWhatToWriteInstead(String source, int position, String advice) {
    TexException error =
        assertThrows(TexException.class, () -> engine.layout(TexSource.display(source)));
    assertEquals(position, error.position(), error.getMessage());
    String hint = error.getMessage().substring(error.getMessage().indexOf("hint:"));
    assertTrue(hint.contains(advice), error.getMessage());
  }
}

package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Bounds;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/** Commands of siunitx, mhchem, mathtools and physics, and the columns of tables. */
class TexPackagesTest {
  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  private List<Bounds> shapes(String source) {
    return engine.layout(TexSource.display(source)).pieces().stream()
        .map(TexPiece::bounds)
        .toList();
  }

  private TexException error(String source) {
    return assertThrows(TexException.class, () -> engine.layout(TexSource.display(source)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "\\SI{3.0e8}{m/s} ~~ 3{.}0\\times 10^{8}\\,\\mathrm{m/s}",
        "\\qty{9.81}{\\metre\\per\\second\\squared} ~~ 9{.}81\\,\\mathrm{m\\,s^{-2}}",
        "\\num{12345.67890} ~~ 12\\,345{.}678\\,90",
        "\\num{1234} ~~ 1234",
        "\\num{-1,5} ~~ {-}1{.}5",
        "\\num{1.2 +- 0.1} ~~ 1{.}2\\pm 0{.}1",
        "\\num{e-3} ~~ 10^{-3}",
        "\\unit{\\kilo\\gram\\square\\metre\\per\\second} ~~ \\mathrm{kg\\,m^{2}\\,s^{-1}}",
        "\\unit[per-mode=symbol]{\\J\\per\\mol\\per\\K} ~~ \\mathrm{J/(mol\\,K)}",
        "\\unit[per-mode=fraction]{\\metre\\per\\second} ~~ \\mathrm{\\frac{m}{s}}",
        "\\unit{\\metre\\tothe{5}} ~~ \\mathrm{m^{5}}",
        "\\unit{kg.m} ~~ \\mathrm{kg\\,m}",
        "\\ang{12;30;5} ~~ 12^{\\circ}30^{\\prime}5^{\\prime\\prime}",
        "\\qty{45}{\\degree} ~~ 45\\mathrm{^{\\circ}}",
        "\\numrange{1}{5} ~~ 1\\text{ to }5",
        "\\numlist{1;2;3} ~~ 1,\\;2\\text{ and }3",
        "\\qtyproduct{1 x 2}{\\m} ~~ 1\\,\\mathrm{m}\\times 2\\,\\mathrm{m}",
        "\\num{.5} ~~ \\num{0.5}",
        "\\num{-e10} ~~ {-}10^{10}",
        "\\qty{1.5 +- 0.2}{\\m} ~~ (1{.}5\\pm 0{.}2)\\,\\mathrm{m}",
        "\\num{1.5 +- 0.2e3} ~~ (1{.}5\\pm 0{.}2)\\times 10^{3}",
        "\\qty{1}{\\m^2} ~~ \\qty{1}{m^2}",
        "\\unit{\\kg.\\m/\\s} ~~ \\unit{\\kg\\m\\per\\s}",
        "\\num[round-mode=places,round-precision=2]{3.14159} ~~ \\num{3.14}",
        "\\num[round-mode=figures,round-precision=3]{31415.9} ~~ \\num{31400}",
        "\\num[separate-uncertainty]{1.23(4)e2} ~~ \\num{1.23+-0.04e2}",
        "\\num[exponent-product=\\cdot]{1e3} ~~ 1\\cdot 10^{3}",
        "\\pu{123 kJ*mol-1} ~~ 123\\,\\mathrm{kJ\\cdot mol^{-1}}",
        "\\pu{1.2*10^3 mm2} ~~ \\qty{1.2e3}{mm^2}",
        "\\pu{1.2e3 kJ} ~~ 1{.}2\\times 10^{3}\\,\\mathrm{kJ}",
        "\\ce{2H2 + O2 -> 2H2O} ~~ \\mathrm{2\\,H_{2}+O_{2}\\longrightarrow 2\\,H_{2}O}",
        "\\ce{Na+} ~~ \\mathrm{Na^{+}}",
        "\\ce{SO4^2-} ~~ \\mathrm{SO_{4}{\\vphantom{A}}^{2-}}",
        "\\ce{Fe^{III}} ~~ \\mathrm{Fe^{III}}",
        "\\ce{^{227}_{90}Th} ~~ \\mathrm{\\prescript{227}{90}{\\vphantom{A}}Th}",
        "\\ce{^227_90Th} ~~ \\ce{^{227}_{90}Th}",
        "\\ce{^0_-1n-} ~~ \\ce{^{0}_{-1}n^{-}}",
        "\\ce{Fe^{III}2O4} ~~ \\mathrm{Fe^{III}{\\vphantom{A}}_{2}O_{4}}",
        "\\ce{Mg^._i} ~~ \\mathrm{Mg^{\\bullet}_{\\mathit{i}}}",
        "\\ce{A = B} ~~ \\mathrm{A=B}",
        "\\ce{A (v)} ~~ \\mathrm{A{\\downarrow}}",
        "\\ce{\\eta^2-C2} ~~ \\mathrm{\\eta^{2}\\text{-}C_{2}}",
        "\\ce{H2O_{(l)}} ~~ \\mathrm{H_{2}O_{(l)}}",
        "\\ce{5e-} ~~ \\mathrm{5\\,e^{-}}",
        "\\ce{2$(\\ce{O2})$} ~~ \\mathrm{2\\,}(\\mathrm{O_{2}})",
        "\\ce{1/2 H2} ~~ \\mathrm{\\tfrac{1}{2}\\,H_{2}}",
        "\\ce{BaSO4 v} ~~ \\mathrm{BaSO_{4}\\,{\\downarrow}}",
        "\\ce{H2 ^} ~~ \\mathrm{H_{2}\\,{\\uparrow}}",
        "\\ce{CuSO4*5H2O} ~~ \\mathrm{CuSO_{4}\\,\\cdot\\,5\\,H_{2}O}",
        "\\ce{HC#CH} ~~ \\mathrm{HC{\\equiv}CH}",
        "\\ce{A <=> B} ~~ \\mathrm{A\\rightleftharpoons B}",
        "\\ce{A ->[x] B} ~~ \\mathrm{A\\xrightarrow{\\mathrm{x}}B}",
        "\\ce{C_nH_{2n}} ~~ \\mathrm{C_{\\mathit{n}}H_{2\\mathit{n}}}",
        "\\dv{f}{x} ~~ \\frac{\\mathrm{d}f}{\\mathrm{d}x}",
        "\\dv[2]{f}{x} ~~ \\frac{\\mathrm{d}^{2}f}{\\mathrm{d}x^{2}}",
        "\\pdv{f}{x}{y} ~~ \\frac{\\partial^{2}f}{\\partial x\\partial y}",
        "\\qty(\\frac ab) ~~ \\left(\\frac ab\\right)",
        "\\qty[\\frac ab] ~~ \\left[\\frac ab\\right]",
        "\\ketbra{a} ~~ \\ketbra{a}{a}",
        "\\ketbra{a}{b} ~~ \\left\\vert a\\right\\rangle\\left\\langle b\\right\\vert",
        "\\Bqty{a} ~~ \\left\\{a\\right\\}",
        "\\num{1.6 x 2.3} ~~ 1{.}6\\times 2{.}3",
        "\\ce{OH-(aq)} ~~ \\mathrm{OH^{-}(aq)}",
        "\\ce{pH} ~~ \\mathrm{pH}",
        "\\ce{NO_$x$} ~~ \\ce{NO_x}",
        "\\ce{Na^{2.5}} ~~ \\mathrm{Na^{2.5}}",
        "\\abs*{a} ~~ \\abs{a}",
        "\\braket{a}{b} ~~ \\left\\langle a\\,\\middle\\vert\\,b\\right\\rangle",
        "\\ev{A}{b} ~~ \\mel{b}{A}{b}",
        "\\div\\vb{E} ~~ \\divergence\\vb{E}",
        "x\\dd[3]{x} ~~ x\\mathinner{\\mathrm{d}^{3}x}",
        "\\mqty(a&b\\\\c&d) ~~ \\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}",
        "a^{\\mathchoice{D}{T}{S}{Q}} ~~ a^{S}",
        "\\newcommand{\\dv}[2]{#1:#2}\\dv{a}{b} ~~ a:b",
        "\\mathcolor{red}{x} ~~ \\textcolor{red}{x}",
        "\\DeclarePairedDelimiter{\\x}{\\lceil}{\\rceil}\\x*{a} ~~ \\left\\lceil a\\right\\rceil",
        "\\begin{pmatrix*}[c]a\\\\b\\end{pmatrix*} ~~ \\begin{pmatrix}a\\\\b\\end{pmatrix}",
        "\\begin{array}{>{\\bf}c}a\\end{array} ~~ \\begin{array}{c}{\\bf a}\\end{array}",
        "\\begin{array}{*{2}{c}}a&b\\end{array} ~~ \\begin{array}{cc}a&b\\end{array}",
      })
  void twoSpellingsLookTheSame(String source, String other) {
    assertEquals(shapes(other), shapes(source));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ba^2+", "SO4", "2H2O"})
  void partsOfChemicalFormulasAreFoundByTheirSource(String part) {
    TexLayout layout = engine.layout(TexSource.display("\\ce{Ba^2+ + SO4^2- -> 2H2O}"));
    assertEquals(1, layout.part(part).size());
    assertEquals(part.replace("^", "").length(), layout.part(part).get(0).size());
  }

  @Test
  void aPartOfAQuantityIsFoundByItsSource() {
    TexLayout layout = engine.layout(TexSource.display("\\qty{9.81}{\\metre\\per\\second}"));
    assertEquals(4, layout.part("9.81").get(0).size());
    assertEquals(1, layout.part("\\metre").get(0).size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "\\begin{array}{lx}a&b\\end{array} ~~ unknown column type 'x'",
        "\\begin{array}{>{\\bf}}a\\end{array} ~~ no column follows >{...}",
        "\\begin{array}[q]{c}a\\end{array} ~~ 'q' is not a position",
        "\\begin{array}{*{x}{c}}a\\end{array} ~~ 'x' is not a number of columns",
        "\\hdotsfor{x} ~~ 'x' is not a number of columns",
        "\\unit{\\um} ~~ no font has the character 'µ'",
        "\\num{12a} ~~ 'a' cannot be in a number",
        "\\qty[mode=text]{1}{m} ~~ the option 'mode=text' of \\qty is not supported",
      })
  void mistakesAreNamed(String source, String problem) {
    String message = error(source).getMessage();
    assertTrue(message.startsWith(problem), message);
    assertTrue(message.contains("^"), message);
  }

  @Test
  void aHintNamesOnlyACommandThatDiffersByOneLetter() {
    assertTrue(error("\\alpa").getMessage().contains("\\alpha"));
    assertFalse(error("\\mathcomes").getMessage().contains("did you mean"));
  }

  @Test
  void tagsEndAtTheSamePlace() {
    TexLayout layout =
        engine.layout(TexSource.display("a &= b \\tag{1} \\\\ c &= d + e \\tag{23}"));
    double first = layout.pieces().get(layout.part("1").get(0).get(0)).bounds().max().x();
    double second = layout.pieces().get(layout.part("23").get(0).get(1)).bounds().max().x();
    assertEquals(first, second, 0.1);
    assertTrue(first > layout.pieces().get(layout.part("e").get(0).get(0)).bounds().max().x() + 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\\substack{aaaa \\\\ b}", "\\begin{subarray}{c}aaaa\\\\b\\end{subarray}"})
  void rowsOfSmallTextAreCentred(String source) {
    List<Bounds> letters = shapes(source);
    double middle = (letters.get(0).min().x() + letters.get(3).max().x()) / 2;
    assertEquals(middle, letters.get(4).center().x(), 0.05);
  }

  @Test
  void textBetweenRowsDoesNotMoveTheColumns() {
    String rows = "a &= b \\\\ %s c &= d";
    TexLayout plain = engine.layout(TexSource.display(rows.formatted("")));
    TexLayout split = engine.layout(TexSource.display(rows.formatted("\\intertext{and}")));
    double width = plain.bounds().max().x() - plain.bounds().min().x();
    assertEquals(width, split.bounds().max().x() - split.bounds().min().x(), 0.3);
    double height = plain.bounds().max().y() - plain.bounds().min().y();
    assertTrue(split.bounds().max().y() - split.bounds().min().y() > height + 1.5);
  }
}

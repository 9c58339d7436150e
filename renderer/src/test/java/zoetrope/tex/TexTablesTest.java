package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.geometry.Bounds;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/**
 * Cells, rows, columns and lines of tables. A command in a wrong place is an error, as in LaTeX.
 */
class TexTablesTest {
  private static final double TOLERANCE = 0.01;

  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  private TexLayout layout(String source) {
    return engine.layout(TexSource.display(source));
  }

  private List<Bounds> shapes(String source) {
    return layout(source).pieces().stream().map(TexPiece::bounds).toList();
  }

  private Bounds rule(String source) {
    return layout(source).pieces().stream()
        .filter(piece -> piece.kind() == TexPiece.Kind.RULE)
        .map(TexPiece::bounds)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "x \\hline ~~ 2 ~~ \\hline outside of a table",
        "\\multicolumn{2}{c}{a} ~~ 0 ~~ \\multicolumn outside of a table",
        "\\hdotsfor{3} ~~ 0 ~~ \\hdotsfor outside of a table",
        "\\cline{1-2} ~~ 0 ~~ \\cline outside of a table",
        "\\intertext{x} ~~ 0 ~~ \\intertext outside of a table",
        "{\\hline} \\\\ a ~~ 1 ~~ \\hline outside of a table",
        "\\begin{equation}\\hline\\end{equation} ~~ 16 ~~ \\hline outside of a table",
        "\\\\ ~~ 0 ~~ \\\\ outside of a table",
        "{a \\\\ b} ~~ 3 ~~ a row break within braces",
        "\\left( a \\\\ b \\right) ~~ 9 ~~ a row break within braces",
        "\\frac{a \\\\ b}{c} ~~ 8 ~~ a row break within braces",
        "\\begin{equation}a & b\\end{equation} ~~ 18 ~~ an alignment mark outside of an alignment",
        "\\begin{array}{cc}a & b & c\\end{array} ~~ 23 ~~ more cells than the 2 columns of array",
        "\\begin{tabular}{c}a & b\\end{tabular} ~~ 20 ~~ more cells than the single column of"
            + " tabular",
        "\\begin{gather}a & b\\end{gather} ~~ 16 ~~ more cells than the single column of gather",
        "\\begin{cases}a & b & c\\end{cases} ~~ 19 ~~ more cells than the 2 columns of cases",
        "\\begin{split}a & b & c\\end{split} ~~ 19 ~~ more cells than the 2 columns of split",
        "\\begin{alignat}{1}a & b & c\\end{alignat} ~~ 24 ~~ more cells than the 2 columns",
        "\\substack{a & b} ~~ 12 ~~ more cells than the single column of substack",
        "\\begin{array}{c}\\multicolumn{2}{c}{a}\\end{array} ~~ 16 ~~ more cells than the single"
            + " column",
        "\\begin{array}{c}\\cline{1-2}a\\end{array} ~~ 16 ~~ more cells than the single column",
        "\\begin{array}{cc}a \\hline\\end{array} ~~ 19 ~~ only at the beginning of a row",
        "\\begin{matrix}a & \\cline{1-2}\\end{matrix} ~~ 18 ~~ only at the beginning of a row",
        "\\begin{matrix}a \\multicolumn{2}{c}{b}\\end{matrix} ~~ 16 ~~ only at the beginning of a"
            + " cell",
        "\\begin{array}{cc}\\cline{2}a\\end{array} ~~ 24 ~~ '2' is not a range of columns",
        "\\begin{array}{cc}\\multicolumn{1}{cc}{a}\\end{array} ~~ 33 ~~ 'cc' is not one column",
        "\\begin{array}{cxc}a\\end{array} ~~ 15 ~~ unknown column type 'x'",
        "\\begin{array}{c*{2}{ly}}a\\end{array} ~~ 21 ~~ unknown column type 'y'",
        "\\begin{subarray}{x}a\\end{subarray} ~~ 17 ~~ 'x' is not an alignment",
        "\\genfrac{}{}{0pt}{7}{a}{b} ~~ 18 ~~ '7' is not a style",
        "\\genfrac{x}{}{0pt}{}{a}{b} ~~ 9 ~~ 'x' is not a delimiter",
        "\\genfrac{}{}{x}{}{a}{b} ~~ 13 ~~ 'x' is not a length",
        "\\renewcommand{\\arraystretch}{0}a ~~ 29 ~~ '0' is not a factor",
        "\\hspace{x}a ~~ 8 ~~ 'x' is not a length",
        "\\sqrt\\hline ~~ 5 ~~ \\hline outside of a table",
        "\\begin{array}{c}\\frac a\\multicolumn{1}{c}{b}\\end{array} ~~ 23 ~~ outside of a table",
        "\\begin{array}{c}a \\over \\hline b\\end{array} ~~ 24 ~~ only at the beginning of a row",
        "\\midrule ~~ 0 ~~ \\midrule outside of a table",
        "\\begin{array}{c}a \\midrule b\\end{array} ~~ 18 ~~ only at the beginning of a row",
        "\\begin{array}{c}\\toprule[x]a\\end{array} ~~ 24 ~~ 'x' is not a length",
        "\\begin{array}{c}\\cmidrule(x){1-1}a\\end{array} ~~ 25 ~~ 'x' are not ends of a line",
        "\\begin{array}{c}\\cmidrule(l){1-2}a\\end{array} ~~ 16 ~~ more cells than the single"
            + " column",
        "\\begin{tabular}{lp{x}}a\\end{tabular} ~~ 18 ~~ 'x' is not a width",
        "\\begin{tabular}{lX}a\\end{tabular} ~~ 17 ~~ type X are not supported",
        "\\begin{array}{p{3cm}}a\\end{array} ~~ 14 ~~ a column of text needs a table of text",
        "\\parbox{1.2.3cm}{a} ~~ 8 ~~ '1.2.3cm' is not a width",
        "\\parbox{0pt}{a} ~~ 8 ~~ '0pt' is not a width",
        "\\begin{minipage}{9e9cm}a\\end{minipage} ~~ 17 ~~ '9e9cm' is not a width",
        "\\begin{CD}A @>f> B\\end{CD} ~~ 12 ~~ fewer than three '>'",
        "\\begin{CD}A @x B\\end{CD} ~~ 12 ~~ '@x' is not an arrow of CD",
      })
  void theCaretIsUnderTheWrongPart(String source, int position, String problem) {
    TexException error = assertThrows(TexException.class, () -> layout(source));
    assertTrue(error.getMessage().contains(problem), error.getMessage());
    assertEquals(position, error.position(), error.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a & b",
        "x &= 1 \\\\ &= 2",
        "\\color{red} a &= b \\\\ c",
        "a \\\\ \\hline b",
        "a \\\\ \\intertext{and} b",
        "\\begin{aligned}\\hline a \\\\ b\\end{aligned}",
        "\\begin{aligned}\\multicolumn{2}{c}{a} \\\\ a & b\\end{aligned}",
        "\\begin{matrix}a & b \\\\ \\hdotsfor{3}\\end{matrix}",
        "\\begin{alignedat}{1}a & b & c & d\\end{alignedat}",
        "\\begin{equation}a \\\\ b\\end{equation}",
        "\\genfrac(]{0pt}{2}{a}{b}",
        "\\text{a \\\\ b}",
        "\\begin{array}{c}\\toprule (a)\\\\ \\midrule\\midrule[1pt] [b]\\\\"
            + " \\bottomrule\\end{array}",
        "\\begin{tabular}{m{2cm}b{0.1\\linewidth}}a & b\\end{tabular}",
      })
  void acceptsTablesThatLatexAccepts(String source) {
    assertFalse(layout(source).pieces().isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ~~ ",
      quoteCharacter = '§',
      value = {
        "\\begin{tabular}{l}of $x^2$\\end{tabular} ~~ \\begin{tabular}{l}\\text{of"
            + " }$x^2$\\end{tabular}",
        "\\begin{tabular}{>{$}c<{$}}x^2\\end{tabular} ~~ \\begin{tabular}{c}$x^2$\\end{tabular}",
        "\\begin{array}{>{\\bf}c}a\\\\[1ex]b\\end{array} ~~ \\begin{array}{c}\\bf a\\\\[1ex]\\bf"
            + " b\\end{array}",
        "\\begin{array}{c}\\hline a\\end{array} ~~ \\begin{array}{c}\\hline a\\\\ \\end{array}",
        "\\begin{cases*}a & if $b$ \\\\ c\\end{cases*} ~~ \\begin{cases}a & \\text{if $b$ } \\\\"
            + " c\\end{cases}",
        "\\begin{array}{>{\\bf}c}\\midrule[1pt]a\\end{array} ~~ \\begin{array}{c}\\midrule[1pt]\\bf"
            + " a\\end{array}",
        "\\parbox{9cm}{\\textbf{a \\\\ b}} ~~ \\parbox{9cm}{\\textbf{a} \\\\ \\textbf{b}}",
        "\\parbox[t]{9cm}{a b} ~~ \\begin{minipage}[t]{9cm}a b\\end{minipage}",
        "\\begin{array}{*{2}{c|}}a&b\\end{array} ~~ \\begin{array}{c|c|}a&b\\end{array}",
      })
  void twoSpellingsLookTheSame(String source, String other) {
    assertEquals(shapes(other), shapes(source));
  }

  @Test
  void cellsOfTabularAreText() {
    List<TexPiece> pieces = layout("\\begin{tabular}{ll}a & $a$\\end{tabular}").pieces();
    assertFalse(pieces.get(0).symbol().equals(pieces.get(1).symbol()));
  }

  @ParameterizedTest
  @CsvSource({"array, {c}", "tabular, {c}", "pmatrix, ''"})
  void theFactorOfRowsMakesThemHigher(String name, String columns) {
    String table = "\\begin{" + name + "}" + columns + "a\\\\b\\end{" + name + "}";
    TexLayout twice = layout("\\renewcommand{\\arraystretch}{2}" + table);
    assertEquals(4.8, twice.height() + twice.depth(), TOLERANCE);
    TexLayout group = layout("{\\def\\arraystretch{2}}" + table);
    assertEquals(2.4, group.height() + group.depth(), TOLERANCE);
    TexSource set = TexSource.display(table).withMacros(Map.of("arraystretch", "1.5"));
    assertEquals(3.6, engine.layout(set).height() + engine.layout(set).depth(), TOLERANCE);
  }

  @Test
  void theFactorDoesNotChangeCasesAndEquations() {
    for (String name : List.of("cases", "aligned")) {
      String table = "\\begin{" + name + "}a\\\\b\\end{" + name + "}";
      TexLayout twice = layout("\\renewcommand{\\arraystretch}{2}" + table);
      assertEquals(layout(table).height(), twice.height(), TOLERANCE);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "\\hline, 0, 3",
    "\\cline{2-3}, 1, 3",
    "\\cline{1-1}, 0, 1",
    "\\cdashline{2-2}, 1, 2"
  })
  void aLineIsAsWideAsItsColumns(String line, int from, int to) {
    double[] edges = {0, 1.5, 3, 4.5};
    String cells = "\\hspace{0.5em}&\\hspace{0.5em}&\\hspace{0.5em}";
    Bounds rule = rule("\\begin{array}{ccc}" + cells + "\\\\" + line + cells + "\\end{array}");
    assertEquals(edges[from], rule.min().x(), TOLERANCE);
    assertEquals(edges[to], rule.max().x(), TOLERANCE);
    assertEquals(0.04, rule.size().y(), TOLERANCE);
  }

  /** The text has five words of 3 em, with spaces of a third of an em. */
  @ParameterizedTest
  @CsvSource({"3.1, 5", "6.5, 3", "10, 2", "20, 1"})
  void aParagraphIsBrokenIntoLinesOfItsWidth(double width, int lines) {
    String word = "\\rule{3em}{1ex}";
    String text =
        word + " \\textbf{" + word + " " + word + "} \\textcolor{red}{" + word + " " + word + "}";
    List<Bounds> words =
        shapes("\\begin{tabular}{@{}p{" + width + "em}@{}}" + text + "\\end{tabular}");
    assertEquals(5, words.size());
    words.forEach(box -> assertTrue(box.max().x() <= width, box::toString));
    List<Long> baselines =
        words.stream().map(box -> Math.round(box.min().y() * 1000)).distinct().toList();
    assertEquals(lines, baselines.size());
    for (int i = 1; i < lines; i++) {
      assertEquals(1200, baselines.get(i - 1) - baselines.get(i));
    }
  }

  @Test
  void aDashedLineHasGaps() {
    String table = "\\begin{array}{c}\\qquad\\\\%s a\\end{array}";
    long solid = subpaths(table.formatted("\\hline"));
    long dashed = subpaths(table.formatted("\\hdashline"));
    assertEquals(1, solid);
    assertEquals(4, dashed);
    assertEquals(2, subpaths("\\begin{array}{c:c}a&b\\end{array}"));
  }

  private long subpaths(String source) {
    return layout(source).pieces().stream()
        .filter(piece -> piece.kind() == TexPiece.Kind.RULE)
        .findFirst()
        .orElseThrow()
        .outline()
        .subpathCount();
  }

  @Test
  void dotsFillTheirColumns() {
    TexLayout layout = layout("\\begin{matrix}aaaa & b & cccc \\\\ \\hdotsfor{3}\\end{matrix}");
    List<Bounds> dots =
        layout.pieces().stream().map(TexPiece::bounds).filter(b -> b.max().y() < 0).toList();
    assertEquals(layout.bounds().min().x(), dots.get(0).min().x(), 0.15);
    assertEquals(layout.bounds().max().x(), dots.get(dots.size() - 1).max().x(), 0.15);
  }

  @Test
  void arrowsOfADiagramAreFoundByTheirSource() {
    TexLayout layout = layout("\\begin{CD}A @>f>> B \\\\ @VgVV @| \\\\ C @= D\\end{CD}");
    assertEquals(1, layout.part("f").size());
    Bounds right = largest(layout, "@>f>>");
    Bounds down = largest(layout, "@VgVV");
    Bounds a = largest(layout, "A");
    assertTrue(right.min().x() > a.max().x() && right.center().y() > a.min().y());
    assertTrue(down.max().y() < a.min().y());
    assertEquals(a.center().x(), down.center().x(), 0.1);
  }

  private static Bounds largest(TexLayout layout, String part) {
    return layout.part(part).get(0).stream()
        .map(piece -> layout.pieces().get(piece).bounds())
        .max(Comparator.comparingDouble(b -> b.size().length()))
        .orElseThrow();
  }
}

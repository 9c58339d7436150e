package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.Needs;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;
import zoetrope.svg.SvgDrawing;

/** Formulas have the same height, depth and width of ink as those that LaTeX typesets. */
class LatexComparisonTest {
  /** The tolerance in em. */
  private static final double TOLERANCE = 0.05;

  private static final double POINTS_PER_EM = 10;

  /** The size of a pixel of an SVG drawing, in em. */
  private static final double PIXEL = 72.27 / 96 / POINTS_PER_EM;

  /** The mark at the beginning of a line whose formula is known to differ in height or depth. */
  private static final String DIFFERS = "! ";

  /**
   * The mark at the beginning of a line whose formula is known to differ in the width of its ink.
   * If the line has both marks, this mark is the second.
   */
  private static final String DIFFERS_IN_WIDTH = "<> ";

  private static final Pattern BOX =
      Pattern.compile("BOX (\\d+) height ([-.0-9]+)pt depth ([-.0-9]+)pt");

  /**
   * Makes LaTeX use its fonts of 10 pt for all sizes. By default, LaTeX has wider letters for
   * scripts, which JLaTeXMath lacks. With equal letters, widths are equal only if all spaces are
   * equal.
   */
  private static final String FONTS =
      Stream.of(
              "OML cmm m it cmmi10",
              "OML cmm b it cmmib10",
              "OMS cmsy m n cmsy10",
              "OMX cmex m n cmex10",
              "OT1 cmr m n cmr10",
              "OT1 cmr bx n cmbx10",
              "OT1 cmr m it cmti10",
              "OT1 cmss m n cmss10",
              "OT1 cmtt m n cmtt10",
              "U msa m n msam10",
              "U msb m n msbm10",
              "U euf m n eufm10")
          .map(font -> font.split(" "))
          .map(
              f ->
                  "\\DeclareFontFamily{%1$s}{%2$s}{}\\DeclareFontShape{%1$s}{%2$s}{%3$s}{%4$s}{<-> %5$s}{}"
                      .formatted((Object[]) f))
          .collect(Collectors.joining());

  @TempDir private Path folder;

  private final JLaTeXMathEngine engine = new JLaTeXMathEngine();

  @Test
  void setsFormulasAsHighAndAsDeepAsLatex() throws IOException, InterruptedException {
    Needs.programs("latex");
    List<String> formulas = lines().stream().map(LatexComparisonTest::formula).toList();
    latex(formulas, "");
    List<String> differing = new ArrayList<>();
    Matcher boxes = BOX.matcher(Files.readString(folder.resolve("formulas.log")));
    for (String formula : formulas) {
      assertTrue(boxes.find(), formula);
      TexLayout layout = engine.layout(TexSource.display(formula));
      if (differs(layout.height(), Double.parseDouble(boxes.group(2)) / POINTS_PER_EM)
          || differs(layout.depth(), Double.parseDouble(boxes.group(3)) / POINTS_PER_EM)) {
        differing.add(formula);
      }
    }
    assertEquals(marked(DIFFERS), differing);
  }

  @Test
  void setsFormulasAsWideAsLatex() throws IOException, InterruptedException {
    Needs.programs("latex", "dvisvgm");
    List<String> formulas = lines().stream().map(LatexComparisonTest::formula).toList();
    latex(formulas, FONTS);
    run("dvisvgm", "-n", "-p1-", "-v0", "-o", "%4p.svg", "formulas.dvi");
    List<String> differing = new ArrayList<>();
    for (int i = 0; i < formulas.size(); i++) {
      Path page = folder.resolve(String.format(Locale.ROOT, "%04d.svg", i + 1));
      double latex = SvgDrawing.load(page).bounds().size().x() * PIXEL;
      TexLayout layout = engine.layout(TexSource.display(formulas.get(i)));
      if (differs(layout.bounds().size().x(), latex)) {
        differing.add(formulas.get(i));
      }
    }
    assertEquals(marked(DIFFERS_IN_WIDTH), differing);
  }

  private static boolean differs(double length, double other) {
    return Math.abs(length - other) > TOLERANCE;
  }

  private static List<String> marked(String mark) throws IOException {
    return lines().stream()
        .filter(line -> line.substring(0, line.length() - formula(line).length()).contains(mark))
        .map(LatexComparisonTest::formula)
        .toList();
  }

  private static String formula(String line) {
    String unmarked = line.startsWith(DIFFERS) ? line.substring(DIFFERS.length()) : line;
    return unmarked.startsWith(DIFFERS_IN_WIDTH)
        ? unmarked.substring(DIFFERS_IN_WIDTH.length())
        : unmarked;
  }

  /** Returns the lines of the file. Each has a formula, which may follow marks. */
  private static List<String> lines() throws IOException {
    try (InputStream in = LatexComparisonTest.class.getResourceAsStream("latex-formulas.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  /**
   * Typesets all formulas in one run of LaTeX, each on its own page. The log contains the sizes of
   * the formulas' boxes.
   */
  private void latex(List<String> formulas, String preamble)
      throws IOException, InterruptedException {
    StringBuilder source =
        new StringBuilder(
            "\\documentclass{article}\\usepackage{array,amsmath,amscd,amssymb,booktabs}"
                + preamble
                + "\\pagestyle{empty}\\newsavebox\\formula\\begin{document}\n");
    for (int i = 0; i < formulas.size(); i++) {
      source
          .append("\\csname @displaytrue\\endcsname\\sbox\\formula{$\\displaystyle ")
          .append(formulas.get(i))
          .append("$}\\typeout{BOX " + i + " height \\the\\ht\\formula\\space")
          .append(" depth \\the\\dp\\formula}\\noindent\\usebox\\formula\\newpage\n");
    }
    Files.writeString(folder.resolve("formulas.tex"), source.append("\\end{document}\n"));
    run("latex", "-interaction=batchmode", "formulas.tex");
  }

  private void run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertEquals(0, process.waitFor(), command[0]);
  }
}

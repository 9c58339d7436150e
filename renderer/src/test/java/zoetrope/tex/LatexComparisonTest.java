package zoetrope.tex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.Needs;
import zoetrope.internal.tex.atom.JLaTeXMathEngine;

/**
 * The height and depth of 310 formulas next to those of LaTeX with amsmath. Widths are not
 * compared: LaTeX has wider letters for scripts, which JLaTeXMath lacks.
 */
class LatexComparisonTest {
  /** In em. */
  private static final double TOLERANCE = 0.05;

  private static final double POINTS_PER_EM = 10;

  /** Begins a line of a formula that is known to differ. */
  private static final String DIFFERS = "! ";

  private static final Pattern BOX =
      Pattern.compile("BOX (\\d+) height ([-.0-9]+)pt depth ([-.0-9]+)pt");

  @TempDir private Path folder;

  private record Extent(double height, double depth) {
    boolean isNear(Extent other) {
      return Math.abs(height - other.height) <= TOLERANCE
          && Math.abs(depth - other.depth) <= TOLERANCE;
    }
  }

  @Test
  void setsFormulasAsHighAndAsDeepAsLatex() throws IOException, InterruptedException {
    Needs.programs("latex");
    List<String> lines = lines();
    List<String> formulas =
        lines.stream()
            .map(line -> line.startsWith(DIFFERS) ? line.substring(DIFFERS.length()) : line)
            .toList();
    Map<Integer, Extent> latex = latex(formulas);
    assertEquals(formulas.size(), latex.size());
    TexEngine engine = new JLaTeXMathEngine();
    List<String> differing = new ArrayList<>();
    for (int i = 0; i < formulas.size(); i++) {
      TexLayout layout = engine.layout(TexSource.display(formulas.get(i)));
      if (!latex.get(i).isNear(new Extent(layout.height(), layout.depth()))) {
        differing.add(formulas.get(i));
      }
    }
    assertEquals(
        lines.stream()
            .filter(line -> line.startsWith(DIFFERS))
            .map(line -> line.substring(DIFFERS.length()))
            .toList(),
        differing);
  }

  /** Returns one formula per line. Those that differ from LaTeX begin with an exclamation mark. */
  private static List<String> lines() throws IOException {
    try (InputStream in = LatexComparisonTest.class.getResourceAsStream("latex-formulas.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** Typesets all formulas in one run of LaTeX, which writes the sizes to its log. */
  private Map<Integer, Extent> latex(List<String> formulas)
      throws IOException, InterruptedException {
    StringBuilder source =
        new StringBuilder(
            "\\documentclass{article}\\usepackage{amsmath,amssymb}\\newsavebox\\formula"
                + "\\begin{document}\n");
    for (int i = 0; i < formulas.size(); i++) {
      source
          .append("\\sbox\\formula{$\\displaystyle ")
          .append(formulas.get(i))
          .append("$}\\typeout{BOX " + i + " height \\the\\ht\\formula\\space")
          .append(" depth \\the\\dp\\formula}\n");
    }
    Files.writeString(folder.resolve("formulas.tex"), source.append("\\end{document}\n"));
    Process latex =
        new ProcessBuilder("latex", "-interaction=batchmode", "formulas.tex")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertEquals(0, latex.waitFor(), "latex");
    Map<Integer, Extent> extents = new TreeMap<>();
    Matcher boxes = BOX.matcher(Files.readString(folder.resolve("formulas.log")));
    while (boxes.find()) {
      extents.put(
          Integer.parseInt(boxes.group(1)),
          new Extent(
              Double.parseDouble(boxes.group(2)) / POINTS_PER_EM,
              Double.parseDouble(boxes.group(3)) / POINTS_PER_EM));
    }
    return extents;
  }
}

package zoetrope.latex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.Needs;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.svg.model.SvgPart;

/** Tests of {@link InstalledLatex} that run the programs of an installed LaTeX. */
class InstalledLatexTest {
  @TempDir private static Path folder;

  @BeforeAll
  static void need() {
    Needs.programs("latex", "dvisvgm");
  }

  private static String error(String source) {
    return assertThrows(LatexException.class, () -> latex(source)).getMessage();
  }

  @Test
  void textIsAsLargeAsAFormula() {
    Vec formula = tex("\\Delta").bounds().size();
    Vec drawn = latex("$\\Delta$").bounds().size();
    assertEquals(formula.x(), drawn.x(), 0.01 * formula.x());
    assertEquals(formula.y(), drawn.y(), 0.01 * formula.y());
    Vec small = latex("$\\Delta$", latexOptions().fontSize(24)).bounds().size();
    assertEquals(drawn.x() / 2, small.x(), 1e-9);
    assertEquals(0, latex("$x$").center().length(), 1e-9);
  }

  @Test
  void linesHaveTheirTrueWidthsAndPartsTheirNames() {
    SvgMobject drawing =
        latex(
            """
            \\begin{tikzpicture}[line width=2pt]
              \\draw (0,0) -- (72.27pt,0);
              \\svgid{ring}{\\draw[red] (1,1) circle (1);}
              \\svgid{letters}{\\node {ab};}
            \\end{tikzpicture}
            """);
    assertEquals(4, drawing.size());
    assertEquals(72 * 0.048, drawing.get(0).bounds().size().x(), 1e-3);
    assertEquals(9.963 * 0.2 * 0.048 * 100, width(drawing, 0), 0.01);
    assertEquals(new Paint.Solid(WHITE), drawing.get(0).style().stroke().paint());
    assertEquals(1, drawing.part("ring").size());
    assertEquals(2, drawing.part("letters").size());
    drawing.part("ring").setColor(GREEN);
    assertEquals(new Paint.Solid(GREEN), drawing.get(1).style().stroke().paint());
  }

  private static double width(SvgMobject drawing, int child) {
    return drawing.get(child).style().stroke().widths()[0];
  }

  @Test
  void theOptionsColourIsTheDefaultColour() {
    var part =
        (SvgPart.Outline)
            InstalledLatex.draw("x", LatexOptions.DEFAULT.color(ORANGE)).parts().get(0);
    assertEquals(ORANGE.toHex(), ((Paint.Solid) part.fill()).color().toHex());
  }

  @Test
  void patternsHaveTheDefaultColour() {
    String source = "\\usetikzlibrary{patterns}\\tikz \\fill[pattern=dots] (0,0) circle (1);";
    var part =
        (SvgPart.Outline)
            InstalledLatex.draw(source, LatexOptions.DEFAULT.color(ORANGE)).parts().get(0);
    Item dot = ((Paint.Pattern) part.fill()).tile().get(0);
    while (dot instanceof Item.Layer layer) {
      dot = layer.items().get(0);
    }
    Paint paint = ((Item.Shape) dot).style().fill();
    assertEquals(ORANGE.toHex(), ((Paint.Solid) paint).color().toHex());
  }

  @Test
  void aWholeDocumentStaysUnchanged() {
    String whole =
        "\\documentclass{article}\\usepackage{tikz}\\begin{document}\\thispagestyle{empty}"
            + "\\tikz \\draw (0,0) circle (1);\\end{document}";
    assertEquals(1, latex(whole).size());
  }

  @Test
  void drawingAgainGivesTheSameBits() {
    String source = "\\tikz \\draw (0,0) circle (rnd); \\today";
    LatexOptions options = LatexOptions.DEFAULT.preamble("% " + System.nanoTime());
    assertEquals(
        InstalledLatex.draw(source, options).parts(),
        InstalledLatex.draw(source, options.preamble("% again")).parts());
  }

  @Test
  void errorsAreShownInTheAuthorsLines() {
    assertEquals(
        "LaTeX: Undefined control sequence (line 2)\n"
            + "    \\draw (0,0) -- \\foo (1,1);\n"
            + "                   ^^^^\n"
            + "is a package missing? latex(\"...\", packages(\"...\")) loads it",
        error("\\begin{tikzpicture}\n  \\draw (0,0) -- \\foo (1,1);\n\\end{tikzpicture}"));
    LatexOptions wrong = preamble("\\usetikzlibrary{none}");
    String message =
        assertThrows(LatexException.class, () -> latex("\\tikz \\draw (0,0);", wrong)).getMessage();
    assertTrue(message.contains("preamble, line 1"), message);
  }

  @Test
  void suggestsToInstallAMissingPackage() {
    LatexException error =
        assertThrows(LatexException.class, () -> latex("x", packages("no-such-package")));
    assertTrue(error.needsInstallation());
    assertTrue(error.getMessage().contains("tlmgr install no-such-package"), error::getMessage);
  }

  @Test
  void aSourceWithoutInkIsRefused() {
    assertEquals("the source draws nothing: LaTeX produced no page", error("% a comment"));
  }

  @Test
  void furtherPagesAndMissingCharactersAreNoted() {
    assertEquals(
        List.of("the document has 2 pages, but only the first is drawn"),
        latex("a\\newpage b").notes());
    assertEquals(1, latex("a\\char200 b").notes().size());
  }

  @Test
  void aSourceThatLoopsIsStopped() {
    String loops = "\\loop\\iftrue\\repeat";
    String message =
        assertThrows(LatexException.class, () -> latex(loops, latexOptions().timeLimit(1)))
            .getMessage();
    assertTrue(message.startsWith("LaTeX took longer than 1 s and was stopped"), message);
  }

  @Test
  void anInterruptStopsLatex() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> latex("\\loop\\iftrue\\repeat"));
    assertTrue(Thread.interrupted());
  }

  @Test
  void aSourceThatWritesWithoutEndIsStopped() {
    assertTrue(
        error(
                "\\newwrite\\w\\immediate\\openout\\w=a \\loop\\immediate\\write\\w{"
                    + "x".repeat(10_000)
                    + "}\\iftrue\\repeat")
            .startsWith("LaTeX wrote more than 64 MB"));
  }

  @Test
  void nothingIsRunWrittenOrReadElsewhere() throws IOException {
    Path target = folder.resolve("target");
    latex("x\\immediate\\write18{touch " + target + "}");
    error("\\newwrite\\w\\immediate\\openout\\w=" + target + " x");
    Path secret = Files.writeString(folder.resolve("secret.tex"), "secret");
    assertTrue(error("\\input{" + secret + "}").contains("not found"));
    latex("x\\special{ps: (" + target + ") (w) file closefile}");
    assertFalse(Files.exists(target));
    String image = "x\\special{dvisvgm:raw <image href='" + secret + "' width='1' height='1'/>}";
    SvgMobject drawn = latex(image);
    assertEquals(1, drawn.size());
    assertTrue(drawn.notes().get(0).contains("cannot be read"), () -> drawn.notes().toString());
  }
}

package zoetrope.latex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/**
 * Messages from logs, in the author's lines. The logs are samples, so LaTeX need not be installed.
 */
class LatexLogTest {
  private static final String PICTURE =
      "\\begin{tikzpicture}\n  \\draw (0,0) -- \\foo (1,1);\n\\end{tikzpicture}";

  private static LatexException error(String source, String log) {
    return new LatexLog(new LatexDocument(source, LatexOptions.DEFAULT), log).error();
  }

  @Test
  void aCaretIsUnderTheLastWordThatWasRead() {
    LatexException error =
        error(
            PICTURE,
            """
            (./source.tex
            ./source.tex:2: Undefined control sequence.
            <recently read> \\foo

            l.2   \\draw (0,0) -- \\foo
                                      (1,1);
            """);
    assertEquals(
        "LaTeX: Undefined control sequence (line 2)\n"
            + "    \\draw (0,0) -- \\foo (1,1);\n"
            + "                   ^^^^\n"
            + "is a package missing? latex(\"...\", packages(\"...\")) loads it",
        error.getMessage());
    assertEquals(2, error.line());
    assertFalse(error.needsInstallation());
  }

  @Test
  void aMessageOfSeveralLinesIsOneSentence() {
    String message =
        error(
                "日本",
                """
                ./source.tex:1: LaTeX Error: Unicode character 日 (U+65E5)
                               not set up for use with LaTeX.

                See the LaTeX manual or LaTeX Companion for explanation.
                l.1 日
                      本
                """)
            .getMessage();
    assertEquals(
        "LaTeX: LaTeX Error: Unicode character 日 (U+65E5) not set up for use with LaTeX\n"
            + "  日本\n  ^\n"
            + "set it with text(\"...\"), or load a package that knows it",
        message);
  }

  @Test
  void onlyPackageFilesAreSuggestedForInstallation() {
    LatexException error =
        error("\\input{|date}", "./source.tex:1: LaTeX Error: File `|date.tex' not found.\n");
    assertFalse(error.needsInstallation());
    assertTrue(error.getMessage().contains("runs in an empty folder"), error.getMessage());
  }

  @Test
  void anUnclosedBraceIsFoundFromTheTextThatWasRead() {
    LatexException error =
        error(
            "some text\n\\textbf{bold\nmore\n\nhere",
            """
            Runaway argument?
            {bold more\s
            ./zoetrope.tex:12: File ended while scanning use of \\textbf .
            <inserted text>
                            \\par
            l.12 \\input{source.tex}
            """);
    assertEquals(
        "LaTeX: File ended while scanning use of \\textbf (line 2)\n"
            + "  \\textbf{bold\n"
            + "          ^^^^\n"
            + "a { before this place has no }",
        error.getMessage());
  }

  @Test
  void anUnclosedEnvironmentIsShownAtItsBeginning() {
    LatexException error =
        error(
            "a\n  \\begin{tikzpicture}",
            "./zoetrope.tex:9: LaTeX Error: \\begin{tikzpicture} on input line 2 ended by"
                + " \\end{document}.\n\nl.9 \\end{document}\n");
    assertEquals(2, error.line());
    assertTrue(
        error.getMessage().contains("\n    \\begin{tikzpicture}\n    ^^^"), error::getMessage);
  }

  @Test
  void aMissingPackageIsSuggestedForInstallation() {
    LatexException error =
        error("x", "! LaTeX Error: File `mhchem.sty' not found.\n\nType X to quit");
    assertTrue(error.needsInstallation());
    assertTrue(
        error.getMessage().startsWith("LaTeX: LaTeX Error: File `mhchem.sty' not found\ninstall"),
        error::getMessage);
    assertTrue(error.getMessage().contains("apt-get install texlive-science"), error::getMessage);
    assertTrue(error.getMessage().contains("tlmgr install mhchem"), error::getMessage);
  }

  @Test
  void aMissingFileOfAPackageIsSuggestedForInstallation() {
    LatexException error =
        error(
            "x",
            "/usr/share/texlive/tex/generic/chemfig/chemfig.tex:71: I can't find file"
                + " `simplekv.tex'.\nl.71 \\input simplekv.tex\n");
    assertTrue(error.needsInstallation());
    assertEquals(0, error.line());
    assertTrue(error.getMessage().contains("texlive-plain-generic"), error::getMessage);
  }

  @Test
  void aMissingFileOfTheAuthorIsReported() {
    LatexException error =
        error("\\input{/etc/x}", "! LaTeX Error: File `/etc/x.tex' not found.\n");
    assertFalse(error.needsInstallation());
    assertTrue(error.getMessage().contains("runs in an empty folder"), error::getMessage);
  }

  @Test
  void aLongLineIsFoundByItsEnd() {
    String line = "x".repeat(500) + "\\foo y";
    LatexException error =
        error(line, "./source.tex:1: Undefined control sequence.\nl.1 ...xxx\\foo\n   y\n");
    String[] lines = error.getMessage().split("\n");
    assertEquals(lines[1].indexOf("\\foo"), lines[2].indexOf("^^^^"));
  }

  @Test
  void aLineBeyondTheSourceIsItsLastLine() {
    assertEquals(2, error("a\nb\n", "./source.tex:7: Something odd.\nl.7 zzz\n").line());
    assertEquals(0, error("a", "! Emergency stop.\n").line());
    assertTrue(error("a", "").getMessage().startsWith("LaTeX failed"));
  }

  @Test
  void pagesAndMissingCharactersAreCounted() {
    LatexLog log =
        new LatexLog(
            new LatexDocument("x", LatexOptions.DEFAULT),
            "Missing character: There is no ^^ff in font nullfont!\n"
                + "Missing character: There is no ; in font nullfont!\n"
                + "Output written on zoetrope.dvi (3 pages, 264 bytes).\n");
    assertEquals(3, log.pages());
    assertEquals(2, log.lostCharacters().size());
  }

  @Test
  void aProgramThatIsNotOnThePathIsNamedWithWhatToInstall() {
    LatexException error =
        Assertions.assertThrows(
            LatexException.class, () -> LatexPrograms.require("latex", "/none"));
    assertTrue(error.needsInstallation());
    for (String word : List.of("latex", "apt-get", "dnf", "macOS", "Windows", "PATH")) {
      assertTrue(error.getMessage().contains(word), error::getMessage);
    }
  }

  @Test
  void aWholeDocumentIsDistinguishedFromABody() {
    for (String whole :
        List.of("\\documentclass{article}", "% a\n  \\documentclass[tikz]{standalone}")) {
      assertTrue(new LatexDocument(whole, LatexOptions.DEFAULT).isWhole(), whole);
    }
    for (String body : List.of("x", "% \\documentclass{article}\nx", "\\documentclassy")) {
      assertFalse(new LatexDocument(body, LatexOptions.DEFAULT).isWhole(), body);
    }
  }

  @Test
  void packagesAreLoadedOnceAndOnlyWhereTheyAreNeeded() {
    String plain =
        new LatexDocument("$x$ % \\tikz", LatexOptions.DEFAULT).files().get("zoetrope.tex");
    assertFalse(plain.contains("{tikz}"), plain);
    LatexOptions own = LatexOptions.DEFAULT.packages("[version=3]mhchem");
    String chemistry = new LatexDocument("\\ce{H2O}", own).files().get("zoetrope.tex");
    assertTrue(chemistry.contains("\\usepackage[version=3]{mhchem}"), chemistry);
    assertFalse(chemistry.contains("version=4"), chemistry);
    LatexOptions library = LatexOptions.DEFAULT.preamble("\\usetikzlibrary{petri}");
    String net = new LatexDocument("x", library).files().get("zoetrope.tex");
    assertTrue(net.contains("\\usepackage{tikz}"), net);
    LatexOptions loaded = library.preamble("\\usepackage{amsthm, tikz}");
    String twice = new LatexDocument("x", loaded).files().get("zoetrope.tex");
    assertFalse(twice.contains("{tikz}"), twice);
  }
}

package zoetrope.latex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import zoetrope.color.Color;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The input files for LaTeX: a main file, and files with the author's unchanged texts, so that line
 * numbers in messages are the author's.
 */
final class LatexDocument {
  static final String MAIN = "zoetrope.tex";

  static final String PREAMBLE = "preamble.tex";
  static final String SOURCE = "source.tex";

  /**
   * Sets a text width that fits in a frame: at font size 48 it is 13.4 units, and the frame 14.2.
   * Sets a text height for long texts, and no indentation.
   */
  private static final String PAPER_SIZE =
      "\\setlength\\textwidth{280pt}\\hsize\\textwidth\\columnwidth\\textwidth"
          + "\\linewidth\\textwidth\\setlength\\textheight{16000pt}\\setlength\\parindent{0pt}";

  /** Draws TikZ patterns without an explicit colour in the default colour. TikZ would use black. */
  private static final String PATTERNS =
      "\\ifdefined\\tikzset\\def\\zoetropeblack{black}\\def\\zoetropeink{zoetropeink}"
          + "\\tikzset{every picture/.append code={"
          + "\\expandafter\\ifx\\csname tikz@pattern@color\\endcsname\\zoetropeblack"
          + "\\expandafter\\let\\csname tikz@pattern@color\\endcsname\\zoetropeink\\fi}}\\fi";

  private static final Pattern DOCUMENT_CLASS = Pattern.compile("\\\\document(?:class|style)\\b");

  /**
   * Selects the dvisvgm drivers for colours and graphics and fixes the random seed. Defines {@code
   * \svgid}, which gives a part of the drawing an id.
   */
  private static final String OPENING =
      """
      \\PassOptionsToPackage{dvisvgm}{graphics}
      \\PassOptionsToPackage{dvisvgm}{graphicx}
      \\PassOptionsToPackage{dvisvgm}{color}
      \\PassOptionsToPackage{dvisvgm}{xcolor}
      \\def\\pgfsysdriver{pgfsys-dvisvgm.def}
      \\csname pdfsetrandomseed\\endcsname 1
      \\long\\def\\svgid#1#2{\\special{dvisvgm:raw <g id='#1'>}#2\\special{dvisvgm:raw </g>}}
      """;

  private final String source;
  private final LatexOptions options;

  /**
   * Creates the files for a source.
   *
   * @throws IllegalArgumentException if the source is blank, or if packages or a preamble are given
   *     for a whole document
   */
  LatexDocument(String source, LatexOptions options) {
    Preconditions.require(!source.isBlank(), "latex() needs a source that is not blank");
    this.source = source;
    this.options = options;
    Preconditions.require(
        !isWhole() || options.packages().isEmpty() && options.preamble().isEmpty(),
        "a source with \\documentclass is a whole document: write packages and preamble into the"
            + " source, or leave out \\documentclass");
  }

  /** Whether the author's source is a whole document rather than a body. */
  boolean isWhole() {
    return DOCUMENT_CLASS.matcher(LatexPackages.withoutComments(source)).find();
  }

  /** Returns the text of each file by name. */
  Map<String, String> files() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(MAIN, main());
    files.put(PREAMBLE, options.preamble() + "\n");
    files.put(SOURCE, source + "\n");
    return files;
  }

  /** Returns the author's text in a file, or null if the file is not the author's. */
  String written(String file) {
    return switch (file) {
      case SOURCE -> source;
      case PREAMBLE -> options.preamble();
      default -> null;
    };
  }

  private String main() {
    StringBuilder text = new StringBuilder(OPENING);
    text.append("\\AtBeginDocument{\\pagestyle{empty}").append(ink(options.color()));
    text.append(PATTERNS).append("}\n");
    if (isWhole()) {
      return text.append("\\input{").append(SOURCE).append("}\n").toString();
    }
    text.append("\\documentclass[10pt,dvisvgm]{article}\n");
    for (String name : packages()) {
      int end = name.indexOf(']') + 1;
      text.append("\\usepackage")
          .append(name, 0, end)
          .append("{")
          .append(name.substring(end))
          .append("}\n");
    }
    text.append(PAPER_SIZE).append("\n\\input{").append(PREAMBLE).append("}\n");
    text.append("\\begin{document}\n\\input{").append(SOURCE).append("}\n\\end{document}\n");
    return text.toString();
  }

  /** Returns commands that set the default colour. */
  private static String ink(Color color) {
    String rgb = Messages.of("%.5f,%.5f,%.5f", color.red(), color.green(), color.blue());
    return Messages.of(
        "\\ifdefined\\color\\color[rgb]{%s}\\definecolor{zoetropeink}{rgb}{%s}\\else\\special{color"
            + " push rgb %s}\\fi",
        rgb, rgb, rgb.replace(',', ' '));
  }

  /** Returns the packages for formulas, those for detected commands, and the author's. */
  private List<String> packages() {
    List<String> all = new ArrayList<>(List.of("amsmath", "amssymb"));
    for (String name : LatexPackages.of(source + "\n" + options.preamble())) {
      if (!isLoaded(LatexPackages.bare(name))) {
        all.add(name);
      }
    }
    all.addAll(options.packages());
    return all;
  }

  private boolean isLoaded(String name) {
    Pattern command =
        Pattern.compile(
            "\\\\(?:usepackage|RequirePackage)\\s*(?:\\[[^\\]]*\\])?\\s*\\{[^}]*(?<![\\w-])"
                + Pattern.quote(name)
                + "(?![\\w-])");
    return command.matcher(options.preamble()).find()
        || options.packages().stream().anyMatch(other -> LatexPackages.bare(other).equals(name));
  }
}

package zoetrope.internal.tex.parse;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.diagnostics.Suggestions;

/** Advice for commands and environments that formulas do not support. */
final class Advice {
  private static final String LATEX = "For such drawings and packages use latex(...).";

  /** The advice for each refused command; an empty text if there is no alternative. */
  private static final Map<String, String> REFUSED = new HashMap<>();

  static {
    put("includegraphics", "Show the image next to the formula: imageMobject(\"name.png\").");
    put("vline hhline", "Write lines in the columns, such as {c|c}, and \\hline between rows.");
    put("rowcolor cellcolor columncolor", "Write \\colorbox{yellow}{...} in the cells.");
    put("ref eqref cref Cref autoref pageref", "Write the number itself, such as (1).");
    put("cite citep citet footnote footnotemark", "Write its text in the formula.");
    put("verb", "Write \\texttt{...}.");
    put("above abovewithdelims", "Write \\genfrac{}{}{1pt}{}{a}{b}.");
    put("bordermatrix", "Write \\begin{array} with one more row and column.");
    put("root of", "Write \\sqrt[3]{x}.");
    put("require", "Leave it out: its commands are known.");
    put("section subsection chapter", "Write headings with text(...).");
    put("usepackage documentclass RequirePackage input include", LATEX);
    put("tikz chemfig arrow ar draw node path schemestart", LATEX);
    put("fontsize selectfont", "Write \\large or the like, or scale the formula: scale(1.5).");
    put("hrule vrule hrulefill dotfill", "Write \\rule{2cm}{0.4pt}.");
    put("makebox framebox mathmakebox", "Write \\text{...} or \\fbox{...}, with \\quad around it.");
    put("mathpalette", "Write \\mathchoice{...}{...}{...}{...}.");
    put(
        "newenvironment renewenvironment NewDocumentCommand DeclareDocumentCommand "
            + "DeclareRobustCommand",
        "Write \\newcommand{\\name}[1]{...}.");
    put(
        "makeatletter makeatother jlmDynamic jlmExternalFont jlmText jlmTextit jlmTextbf "
            + "jlmTextitbf jlmXML DeclareMathSizes magnification fgcolor bgcolor fcscore begin end "
            + "right middle",
        "");
  }

  private Advice() {}

  private static void put(String commands, String advice) {
    for (String command : commands.split(" ")) {
      REFUSED.put(command, advice);
    }
  }

  /**
   * Returns the advice for a refused command, or empty for all other commands. The advice may be an
   * empty text.
   */
  static Optional<String> instead(String command) {
    return Optional.ofNullable(REFUSED.get(command));
  }

  /** Returns advice for a command that is not in {@code known}. */
  static String unknown(String command, Set<String> known) {
    return Suggestions.slip(command, known)
        .map(near -> "Did you mean \\" + near + "?")
        .orElse(
            command.matches("[A-Za-z]{2,}")
                ? "Define it as a macro, or write \\operatorname{"
                    + command
                    + "} for the name of a function."
                : "Define it as a macro, or use another command.");
  }

  static String unknownEnvironment(String name) {
    return Suggestions.to(name, Environments.names(), 1).stream()
        .findFirst()
        .map(near -> "Did you mean " + near + "?")
        .orElse(
            "Formulas have the tables and equations of amsmath and mathtools, such as"
                + " aligned, cases, pmatrix and array; for others use latex(...).");
  }
}

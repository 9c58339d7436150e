package zoetrope.internal.tex.parse;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Macros for commands of LaTeX and its packages that the typesetter lacks. */
public final class StandardMacros {
  private static final String[][] BODIES = {
    {"bm", "\\boldsymbol{#1}"},
    {"pmb", "\\boldsymbol{#1}"},
    {"emph", "\\textit{#1}"},
    {"textsl", "\\textit{#1}"},
    {"textup", "\\textrm{#1}"},
    {"textnormal", "\\textrm{#1}"},
    {"textmd", "\\textrm{#1}"},
    {"mathup", "\\mathrm{#1}"},
    {"mathbbm", "\\mathbb{#1}"},
    {"nicefrac", "\\sfrac{#1}{#2}"},
    {"ket", "\\vert #1\\rangle"},
    {"bra", "\\langle #1\\vert"},
    {"braket", "\\langle #1\\rangle"},
    {"abs", "\\left\\vert #1\\right\\vert"},
    {"norm", "\\left\\Vert #1\\right\\Vert"},
    {"dd", "\\mathrm{d}#1"},
    {"dv", "\\frac{\\mathrm{d}#1}{\\mathrm{d}#2}"},
    {"pdv", "\\frac{\\partial #1}{\\partial #2}"},
    {"SI", "#1\\,\\mathrm{#2}"},
    {"si", "\\mathrm{#1}"},
    {"num", "#1"},
    {"implies", "\\;\\Longrightarrow\\;"},
    {"impliedby", "\\;\\Longleftarrow\\;"},
    {"iff", "\\;\\Longleftrightarrow\\;"},
    {"pmod", "\\quad(\\mathrm{mod}\\hspace{0.333em}#1)"},
    {"label", ""},
    {"ensuremath", "#1"},
    {"bigm", "\\mathrel{\\big#1}"},
    {"Bigm", "\\mathrel{\\Big#1}"},
    {"biggm", "\\mathrel{\\bigg#1}"},
    {"vcentcolon", "\\mathrel{:}"},
    {"underbar", "\\underline{#1}"},
    {"operatornamewithlimits", "\\operatorname*{#1}"},
    {"textbackslash", "\\backslash "},
    {"textasciitilde", "\\sim "},
    {"textellipsis", "\\ldots "},
    {"pounds", "£"},
    {"textsterling", "£"},
    {"textquoteleft", "`"},
    {"textquoteright", "'"},
    {">", "\\:"},
    {"/", ""},
    {"mathstrut", "\\vphantom{(}"},
    {"notag", ""},
    {"nonumber", ""},
    {"displaylimits", ""},
    {"centering", ""},
    {"raggedright", ""},
    {"noindent", ""},
    {"allowbreak", ""},
    {"hfill", "\\qquad "},
    {"hfil", "\\qquad "},
    {"enspace", "\\hspace{0.5em}"},
    {"enskip", "\\hspace{0.5em}"},
    {"newline", "\\\\"},
    {"bfseries", "\\bf "},
    {"itshape", "\\it "},
    {"rmfamily", "\\rm "},
    {"sffamily", "\\sf "},
    {"ttfamily", "\\tt "},
    {"scshape", "\\sc "},
    {"coloneqq", "\\colonequals "},
    {"eqqcolon", "\\equalscolon "},
    {"ldots", "\\mathinner{.\\,.\\,.}"},
    {"dots", "\\ldots "},
    {"dotsc", "\\ldots "},
    {"dotso", "\\ldots "},
    {"hdots", "\\ldots "},
    {"cdots", "\\mathinner{\\mathord{\\cdotp}\\,\\mathord{\\cdotp}\\,\\mathord{\\cdotp}}"},
    {"dotsb", "\\cdots "},
    {"dotsm", "\\cdots "},
    {"lvert", "\\mathopen{\\vert}"},
    {"rvert", "\\mathclose{\\vert}"},
    {"lbrace", "\\{"},
    {"rbrace", "\\}"},
    {"lbrack", "["},
    {"rbrack", "]"},
    {"sout", "\\st{#1}"},
  };

  private static final Map<String, Macro> ALL;

  static {
    Map<String, Macro> macros = new TreeMap<>();
    for (String[] entry : BODIES) {
      macros.put(entry[0], Macro.of(entry[1]));
    }
    ALL = Collections.unmodifiableMap(macros);
  }

  private StandardMacros() {}

  /** Returns the macros by name. */
  public static Map<String, Macro> all() {
    return ALL;
  }

  /**
   * A macro, with its number of arguments, the default of the first one (null if required), and its
   * body.
   */
  record Macro(int arguments, List<Token> whenLeftOut, List<Token> body) {
    /** Returns a macro with as many arguments as {@code body} mentions. */
    static Macro of(String body) {
      int count = 0;
      for (int i = 0; i + 1 < body.length(); i++) {
        if (body.charAt(i) == '#' && Character.isDigit(body.charAt(i + 1))) {
          count = Math.max(count, body.charAt(i + 1) - '0');
        }
      }
      return new Macro(count, null, Tokenizer.tokenize(body));
    }
  }
}

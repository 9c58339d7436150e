package zoetrope.internal.tex.parse;

import java.util.Map;
import java.util.Set;
import zoetrope.internal.tex.parse.Token.Kind;

/** The delimiters that can grow, and their spelling in the typesetter. */
public final class Delimiters {
  private static final String CHARACTERS = "()[]/|.<>";

  private static final Set<String> COMMANDS =
      Set.of(
          ("{ } | langle rangle lfloor rfloor lceil rceil vert Vert lvert rvert lVert "
                  + "rVert uparrow downarrow updownarrow Uparrow Downarrow Updownarrow "
                  + "backslash lbrace rbrace lbrack rbrack lmoustache rmoustache lgroup rgroup "
                  + "llbracket rrbracket")
              .split(" "));

  /** Replacements for delimiters that the typesetter lacks or spells differently. */
  private static final Map<String, String> WRITTEN =
      Map.of(
          "<", "\\langle ",
          ">", "\\rangle ",
          "\\lvert", "\\vert ",
          "\\rvert", "\\vert ",
          "\\lVert", "\\Vert ",
          "\\rVert", "\\Vert ",
          "\\lbrack", "[",
          "\\rbrack", "]",
          "\\lbrace", "\\{",
          "\\rbrace", "\\}");

  private Delimiters() {}

  static boolean isDelimiter(Token token) {
    return token.is(Kind.COMMAND)
        ? COMMANDS.contains(token.text())
        : token.is(Kind.CHARACTER) && CHARACTERS.contains(token.text());
  }

  static String written(Token token) {
    String source = token.toSource();
    String text = WRITTEN.getOrDefault(source, source);
    return text.matches("\\\\[a-zA-Z]+") ? text + " " : text;
  }
}

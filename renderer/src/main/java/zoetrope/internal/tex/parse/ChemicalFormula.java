package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/**
 * Supports the simple part of {@code \ce}: upright letters, numbers after an element as subscripts,
 * and arrows.
 */
final class ChemicalFormula {
  private static final Span CALL = new Span(0, 0);

  private ChemicalFormula() {}

  /** Returns math tokens. New tokens have an empty span at 0, which the caller replaces. */
  static List<Token> rewrite(List<Token> tokens) {
    List<Token> result = new ArrayList<>();
    result.add(made(Kind.COMMAND, "mathrm"));
    result.add(made(Kind.OPEN, "{"));
    boolean afterElement = false;
    for (int i = 0; i < tokens.size(); i++) {
      Token t = tokens.get(i);
      if (t.isCharacter("-") && i + 1 < tokens.size() && tokens.get(i + 1).isCharacter(">")) {
        Span both = t.span().union(tokens.get(++i).span());
        result.add(new Token(Kind.COMMAND, "longrightarrow", both));
        afterElement = false;
      } else if (afterElement && isDigit(t)) {
        result.add(made(Kind.SUBSCRIPT, "_"));
        result.add(made(Kind.OPEN, "{"));
        for (; i < tokens.size() && isDigit(tokens.get(i)); i++) {
          result.add(tokens.get(i));
        }
        i--;
        result.add(made(Kind.CLOSE, "}"));
        afterElement = false;
      } else {
        result.add(t);
        afterElement =
            t.is(Kind.CHARACTER)
                && (Character.isLetter(t.text().charAt(0)) || t.text().matches("[)\\]]"));
      }
    }
    result.add(made(Kind.CLOSE, "}"));
    return result;
  }

  private static Token made(Kind kind, String text) {
    return new Token(kind, text, CALL);
  }

  private static boolean isDigit(Token t) {
    return t.is(Kind.CHARACTER) && t.text().matches("[0-9]");
  }
}

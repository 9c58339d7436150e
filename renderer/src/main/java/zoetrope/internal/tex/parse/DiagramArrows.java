package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/**
 * Rewrites arrows in the {@code CD} environment of amscd, such as {@code @>f>>}, to commands and
 * cells of a table.
 */
final class DiagramArrows {
  /** The signs of arrows with text on both sides. Parentheses stand for angle brackets. */
  private static final String SIGNS = "><)(AV";

  private final TokenReader reader;
  private final List<Token> result = new ArrayList<>();
  private int next;

  private DiagramArrows(TokenReader reader) {
    this.reader = reader;
  }

  /** Rewrites the tokens up to the end of the environment. */
  static void rewrite(TokenReader reader) {
    DiagramArrows arrows = new DiagramArrows(reader);
    for (int depth = 0; depth >= 0 && !arrows.peek().is(Kind.END); ) {
      Token t = arrows.peek();
      depth += t.is(Kind.OPEN) || t.isCommand("begin") ? 1 : 0;
      depth -= t.is(Kind.CLOSE) || t.isCommand("end") ? 1 : 0;
      if (depth == 0 && t.isCharacter("@")) {
        arrows.arrow();
      } else if (depth >= 0) {
        arrows.result.add(t);
        arrows.next++;
      }
    }
    reader.replace(arrows.next, arrows.result);
  }

  private Token peek() {
    return reader.peek(next);
  }

  private void arrow() {
    Token at = peek();
    next++;
    Token sign = peek();
    next++;
    Span span = at.span().union(sign.span());
    if (sign.isCharacter(".")) {
      add("&&", span);
    } else if (sign.isCharacter("=")) {
      add("&\\hspace{0.5em}", span);
      result.add(new Token(Kind.COMMAND, "@=", span));
      add("\\hspace{0.5em}&", span);
    } else if (sign.isCharacter("|") || sign.isCommand("vert")) {
      add("\\Big\\Vert&&", span);
    } else if (sign.is(Kind.CHARACTER) && SIGNS.contains(sign.text())) {
      withText(at, sign);
    } else {
      throw reader.error(
          at,
          "'@" + sign.toSource() + "' is not an arrow of CD",
          "Arrows are @>>>, @<<<, @VVV, @AAA, @= and @|. Write @. for none.");
    }
  }

  private void withText(Token at, Token sign) {
    List<Token> first = text(at, sign);
    List<Token> second = text(at, sign);
    Span span = at.span().union(reader.peek(next - 1).span());
    String name = "@" + sign.text().replace(')', '>').replace('(', '<');
    Token command = new Token(Kind.COMMAND, name, span);
    if (name.matches("@[AV]")) {
      result.add(command);
      addGroup(first, span);
      addGroup(second, span);
      add("&&", span);
      return;
    }
    add("&\\hspace{0.5em}", span);
    result.add(command);
    if (!second.isEmpty()) {
      add("[", span);
      addGroup(second, span);
      add("]", span);
    }
    addGroup(first, span);
    add("\\hspace{0.5em}&", span);
  }

  /** Consumes the text up to the next sign, and the sign. Returns the text. */
  private List<Token> text(Token at, Token sign) {
    List<Token> text = new ArrayList<>();
    for (int depth = 0; depth > 0 || !peek().isCharacter(sign.text()); next++) {
      Token t = peek();
      depth += t.depthChange();
      if (t.is(Kind.END) || depth < 0 || t.isCommand("end") || t.isCommand("\\")) {
        String s = sign.text();
        throw reader.error(
            at,
            "This arrow has fewer than three '" + s + "'",
            "Write @" + s + "first text" + s + "second text" + s + ".");
      }
      text.add(t);
    }
    next++;
    return text;
  }

  private void addGroup(List<Token> tokens, Span span) {
    result.add(Token.OPEN.at(span));
    result.addAll(tokens);
    result.add(Token.CLOSE.at(span));
  }

  private void add(String source, Span span) {
    result.addAll(Tokenizer.tokenize(source, span));
  }
}

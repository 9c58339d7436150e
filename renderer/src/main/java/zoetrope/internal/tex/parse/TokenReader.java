package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;
import zoetrope.tex.TexException;

/** Reads a list of tokens from left to right, and creates errors that point at a token. */
final class TokenReader {
  private final String source;
  private final List<Token> tokens;
  private final Token end;
  private int pos;

  TokenReader(String source, List<Token> tokens) {
    this.source = source;
    this.tokens = tokens;
    this.end = new Token(Kind.END, "", new Span(source.length(), source.length()));
  }

  Token peek() {
    return pos < tokens.size() ? tokens.get(pos) : end;
  }

  Token peek(int ahead) {
    return pos + ahead < tokens.size() ? tokens.get(pos + ahead) : end;
  }

  Token next() {
    Token token = peek();
    pos++;
    return token;
  }

  Token previous() {
    return tokens.get(pos - 1);
  }

  void skipSpaces() {
    while (peek().is(Kind.SPACE)) {
      pos++;
    }
  }

  boolean skipCharacter(String character) {
    if (peek().isCharacter(character)) {
      pos++;
      return true;
    }
    return false;
  }

  /**
   * Source that is not parsed.
   *
   * @param tokens the tokens of the source; the opening brace or bracket if there are none
   * @param starts the index in {@code text} where each token starts
   */
  record Raw(String text, List<Token> tokens, List<Integer> starts) {
    Token at(int place) {
      int i = tokens.size() - 1;
      while (i > 0 && starts.get(i) > place) {
        i--;
      }
      return tokens.get(i);
    }

    /** Returns a token with the span of all tokens, for messages. */
    Token whole() {
      Token first = tokens.get(0);
      return first.at(first.span().union(tokens.get(tokens.size() - 1).span()));
    }
  }

  /**
   * Consumes the next group. Returns its source without the braces.
   *
   * @param command the command that needs the group, for the message if the group is missing
   * @param what a description of the group, for this message
   */
  Raw group(Token command, String what) {
    skipSpaces();
    if (!peek().is(Kind.OPEN)) {
      throw error(command, command.toSource() + " must be followed by " + what + " in braces", "");
    }
    return raw(next(), "}");
  }

  /** Consumes the source up to the matching closing brace or bracket, and the brace or bracket. */
  Raw raw(Token open, String close) {
    StringBuilder text = new StringBuilder();
    List<Token> inside = new ArrayList<>();
    List<Integer> starts = new ArrayList<>();
    for (int depth = 0; ; ) {
      Token t = next();
      if (t.is(Kind.END)) {
        throw error(
            open,
            "This " + (close.equals("}") ? "brace" : "bracket") + " is never closed",
            "Add a " + close + " where it ends.");
      }
      if (depth == 0 && t.text().equals(close) && !t.is(Kind.COMMAND)) {
        return new Raw(text.toString(), inside.isEmpty() ? List.of(open) : inside, starts);
      }
      depth += t.depthChange();
      boolean joins =
          t.is(Kind.CHARACTER)
              && Character.isLetter(t.text().charAt(0))
              && tokens.get(pos - 2).toSource().matches("\\\\\\p{L}+");
      text.append(joins ? " " : "");
      starts.add(text.length());
      inside.add(t);
      text.append(t.toSource());
    }
  }

  /** Returns the author's source in a span. */
  String source(Span span) {
    return source.substring(span.start(), span.end()).trim();
  }

  void replace(int count, List<Token> replacement) {
    tokens.subList(pos, pos + count).clear();
    tokens.addAll(pos, replacement);
  }

  /** Inserts tokens before the token that comes {@code ahead} tokens after the next one. */
  void insert(int ahead, List<Token> inserted) {
    tokens.addAll(pos + ahead, inserted);
  }

  TexException error(Token at, String problem, String fix) {
    return new TexException(source, at.span(), problem, fix);
  }
}

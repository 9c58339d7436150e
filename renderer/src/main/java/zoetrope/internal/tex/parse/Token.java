package zoetrope.internal.tex.parse;

import java.util.List;
import java.util.stream.Collectors;
import zoetrope.source.Span;

/**
 * A token of LaTeX source.
 *
 * @param kind the kind of token
 * @param text the character, or the name of a command without its backslash
 * @param span the characters in the author's source; tokens from a macro have the span of its call
 */
public record Token(Kind kind, String text, Span span) {
  /** The span of tokens that replace a call, until they get the span of the call. */
  static final Span CALL = new Span(0, 0);

  static final Token OPEN = new Token(Kind.OPEN, "{", CALL);
  static final Token CLOSE = new Token(Kind.CLOSE, "}", CALL);

  enum Kind {
    COMMAND,
    CHARACTER,
    SPACE,
    OPEN,
    CLOSE,
    SUPERSCRIPT,
    SUBSCRIPT,
    ALIGN,
    SHIFT,
    PARAMETER,
    END
  }

  boolean is(Kind other) {
    return kind == other;
  }

  boolean isCommand(String name) {
    return kind == Kind.COMMAND && text.equals(name);
  }

  boolean isCharacter(String character) {
    return kind == Kind.CHARACTER && text.equals(character);
  }

  /** Returns 1 for an opening brace, -1 for a closing brace and 0 for other tokens. */
  int depthChange() {
    return kind == Kind.OPEN ? 1 : kind == Kind.CLOSE ? -1 : 0;
  }

  int end() {
    return span.end();
  }

  Token at(Span other) {
    return new Token(kind, text, other);
  }

  static String textOf(List<Token> tokens) {
    return tokens.stream().map(Token::toSource).collect(Collectors.joining());
  }

  String toSource() {
    return kind == Kind.COMMAND ? "\\" + text : text;
  }
}

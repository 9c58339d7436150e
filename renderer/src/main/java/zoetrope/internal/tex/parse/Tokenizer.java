package zoetrope.internal.tex.parse;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;
import zoetrope.tex.TexException;

/**
 * Divides source into tokens by TeX's rules. Spaces after the name of a command are dropped, and
 * other runs of spaces become one. A comment extends to the end of its line and includes the line
 * break.
 *
 * <p>One rule is more lenient than TeX's. A percent sign in the last line is a character if the
 * source has no other line or if a brace is open. As the start of a comment, it would hide content
 * that the author wants to see, such as closing braces.
 */
final class Tokenizer {
  private final String source;
  private final List<Token> tokens = new ArrayList<>();
  private int pos;
  private int depth;

  private Tokenizer(String source) {
    this.source = source;
  }

  static List<Token> tokenize(String source) {
    Tokenizer tokenizer = new Tokenizer(source);
    while (tokenizer.pos < source.length()) {
      tokenizer.next();
    }
    return tokenizer.tokens;
  }

  /** Returns the tokens of LaTeX source that replaces other source, at the place of that source. */
  static List<Token> tokenize(String source, Span span) {
    return tokenize(source).stream().map(t -> t.at(span)).toList();
  }

  /**
   * Returns the tokens of LaTeX source that replaces a call, with {@code arguments} for {@code #1},
   * {@code #2} and so on. The other tokens have an empty span at 0 until the caller gives them the
   * span of the call.
   */
  @SafeVarargs
  static List<Token> replacement(String source, List<Token>... arguments) {
    List<Token> result = new ArrayList<>();
    for (Iterator<Token> tokens = tokenize(source, Token.CALL).iterator(); tokens.hasNext(); ) {
      Token t = tokens.next();
      boolean isArgument = t.is(Kind.PARAMETER);
      result.addAll(isArgument ? arguments[tokens.next().text().charAt(0) - '1'] : List.of(t));
    }
    return result;
  }

  private void next() {
    int start = pos;
    char c = source.charAt(pos);
    if (c == '\\') {
      command();
    } else if (c == '%' && isComment()) {
      skipComment();
    } else if (Character.isWhitespace(c)) {
      skipSpaces();
      add(Kind.SPACE, " ", start);
    } else {
      EscapedLetters.check(source, pos);
      pos += Character.charCount(source.codePointAt(pos));
      add(kindOf(c), source.substring(start, pos), start);
    }
  }

  private Kind kindOf(char c) {
    depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    return switch (c) {
      case '{' -> Kind.OPEN;
      case '}' -> Kind.CLOSE;
      case '^' -> Kind.SUPERSCRIPT;
      case '_' -> Kind.SUBSCRIPT;
      case '&' -> Kind.ALIGN;
      case '$' -> Kind.SHIFT;
      case '#' -> Kind.PARAMETER;
      default -> Kind.CHARACTER;
    };
  }

  private void command() {
    int start = pos++;
    if (pos == source.length()) {
      throw new TexException(
          source,
          new Span(start, pos),
          "A backslash ends the source",
          "A backslash as a character is written \\backslash.");
    }
    if (isLetter(source.charAt(pos))) {
      while (pos < source.length() && isLetter(source.charAt(pos))) {
        pos++;
      }
      add(Kind.COMMAND, source.substring(start + 1, pos), start);
      skipSpaces();
    } else {
      pos += Character.charCount(source.codePointAt(pos));
      String name = source.substring(start + 1, pos);
      add(Kind.COMMAND, name.isBlank() ? " " : name, start);
    }
  }

  private boolean isComment() {
    boolean endsInLineBreak = source.indexOf('\n', pos) >= 0;
    boolean lastOfManyLines = source.indexOf('\n') >= 0 && depth == 0;
    return endsInLineBreak || lastOfManyLines;
  }

  private void skipComment() {
    int newline = source.indexOf('\n', pos);
    pos = newline < 0 ? source.length() : newline + 1;
    skipSpaces();
  }

  private void skipSpaces() {
    while (pos < source.length() && Character.isWhitespace(source.charAt(pos))) {
      EscapedLetters.check(source, pos);
      pos++;
    }
  }

  private void add(Kind kind, String text, int start) {
    tokens.add(new Token(kind, text, new Span(start, pos)));
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }
}

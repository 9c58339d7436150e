package zoetrope.mobject.code;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.source.Span;

/**
 * Cuts program code into tokens by its look: comments, strings, numbers, words. It never fails:
 * code that is not finished is coloured as far as it goes.
 */
public final class Highlighter {
  private static final Pattern NUMBER =
      Pattern.compile(
          "(0[xX][0-9a-fA-F_]+|0[bB][01_]+|[0-9][0-9_]*(\\.[0-9_]+)?([eE][+-]?[0-9]+)?)\\w*");
  private static final Pattern WORD = Pattern.compile("#?[\\p{L}_$][\\p{L}\\p{N}_$]*");
  private static final Pattern ANNOTATION = Pattern.compile("@[\\p{L}_][\\p{L}\\p{N}_.]*");
  private static final Pattern TYPE_NAME = Pattern.compile("\\p{Lu}\\w*\\p{Ll}\\w*");
  private static final String OPERATORS = "+-*/%=<>!&|^~?:";

  private final String source;
  private final Language language;
  private final List<CodeToken> tokens = new ArrayList<>();

  private Highlighter(String source, Language language) {
    this.source = source;
    this.language = language;
  }

  /** The tokens of a source in order, without blanks; plain words and marks among them. */
  public static List<CodeToken> tokens(String source, Language language) {
    return new Highlighter(source, language).read();
  }

  private List<CodeToken> read() {
    int at = 0;
    while (at < source.length()) {
      at = Character.isWhitespace(source.charAt(at)) ? at + 1 : next(at);
    }
    return List.copyOf(tokens);
  }

  private int next(int at) {
    if (language == Language.PLAIN) {
      return add(at, at + 1, TokenKind.PLAIN);
    }
    char c = source.charAt(at);
    int word = end(WORD, at);
    if (word > at && (c != '#' || language.kindOf(source.substring(at, word)) != TokenKind.PLAIN)) {
      return add(at, word, wordKind(at, word));
    }
    if (language.lineCommentAt(source, at)) {
      return add(at, lineEnd(at), TokenKind.COMMENT);
    }
    if (language.blockCommentAt(source, at)) {
      int close = source.indexOf("*/", at + 2);
      return add(at, close < 0 ? source.length() : close + 2, TokenKind.COMMENT);
    }
    for (String quote : language.quotes()) {
      if (source.startsWith(quote, at)) {
        return add(at, stringEnd(at, quote), TokenKind.STRING);
      }
    }
    return other(at, c);
  }

  private int other(int at, char c) {
    if (c >= '0' && c <= '9') {
      return add(at, end(NUMBER, at), TokenKind.NUMBER);
    }
    int annotation = end(ANNOTATION, at);
    if (annotation > at) {
      return add(at, annotation, TokenKind.ANNOTATION);
    }
    int codePoint = Character.charCount(source.codePointAt(at));
    return add(
        at, at + codePoint, OPERATORS.indexOf(c) >= 0 ? TokenKind.OPERATOR : TokenKind.PLAIN);
  }

  private TokenKind wordKind(int from, int to) {
    String word = source.substring(from, to);
    TokenKind known = language.kindOf(word);
    if (known != TokenKind.PLAIN) {
      return known;
    }
    int after = to;
    while (after < source.length() && source.charAt(after) == ' ') {
      after++;
    }
    boolean type = TYPE_NAME.matcher(word).matches();
    boolean call = after < source.length() && source.charAt(after) == '(';
    return type ? TokenKind.TYPE : call ? TokenKind.FUNCTION : TokenKind.PLAIN;
  }

  /** A string of one quote mark ends with its line; backslashes take the next character along. */
  private int stringEnd(int from, String quote) {
    boolean manyLines = quote.length() > 1 || quote.equals("`");
    for (int at = from + quote.length(); at < source.length(); at++) {
      if (source.charAt(at) == '\\') {
        at++;
      } else if (source.startsWith(quote, at)) {
        return at + quote.length();
      } else if (source.charAt(at) == '\n' && !manyLines) {
        return at;
      }
    }
    return source.length();
  }

  private int lineEnd(int at) {
    int newline = source.indexOf('\n', at);
    return newline < 0 ? source.length() : newline;
  }

  /** The end of what the pattern finds at {@code at}, or {@code at}. */
  private int end(Pattern pattern, int at) {
    Matcher m = pattern.matcher(source).region(at, source.length());
    return m.lookingAt() ? m.end() : at;
  }

  private int add(int from, int to, TokenKind kind) {
    tokens.add(new CodeToken(new Span(from, to), kind));
    return to;
  }
}

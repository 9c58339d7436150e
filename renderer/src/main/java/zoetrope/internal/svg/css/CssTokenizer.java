package zoetrope.internal.svg.css;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import zoetrope.internal.svg.css.CssToken.Kind;

/** Divides a text into tokens, as in section 4 of CSS Syntax Level 3. Comments are dropped. */
final class CssTokenizer implements Iterator<CssToken> {
  private static final int END = -1;

  private final String css;
  private int at;

  CssTokenizer(String text) {
    css =
        text.replace("\r\n", "\n").replace('\r', '\n').replace('\f', '\n').replace('\0', '\uFFFD');
    skipComments();
  }

  static List<CssToken> all(String text) {
    List<CssToken> tokens = new ArrayList<>();
    new CssTokenizer(text).forEachRemaining(tokens::add);
    return tokens;
  }

  @Override
  public boolean hasNext() {
    return at < css.length();
  }

  @Override
  public CssToken next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    CssToken token = token();
    skipComments();
    return token;
  }

  private int peek(int ahead) {
    return at + ahead < css.length() ? css.charAt(at + ahead) : END;
  }

  private void skipComments() {
    while (css.startsWith("/*", at)) {
      int end = css.indexOf("*/", at + 2);
      at = end < 0 ? css.length() : end + 2;
    }
  }

  private CssToken token() {
    int c = peek(0);
    if (isSpace(c)) {
      skipSpace();
      return CssToken.BLANK;
    }
    if (c == '"' || c == '\'') {
      return string();
    }
    if (startsNumber()) {
      return numeric();
    }
    if (c == '#' && (isNameCharacter(peek(1)) || isEscape(1))) {
      at++;
      return CssToken.of(Kind.HASH, name());
    }
    if (c == '@' && startsName(1)) {
      at++;
      return CssToken.of(Kind.AT, name());
    }
    for (String mark : List.of("<!--", "-->")) {
      if (css.startsWith(mark, at)) {
        at += mark.length();
        return CssToken.of(Kind.SIGN, mark);
      }
    }
    return startsName(0) ? word() : CssToken.of(Kind.SIGN, String.valueOf(css.charAt(at++)));
  }

  private CssToken word() {
    String name = name();
    if (peek(0) != '(') {
      return CssToken.of(Kind.WORD, name);
    }
    at++;
    return name.equalsIgnoreCase("url") ? address() : CssToken.of(Kind.FUNCTION, name);
  }

  /**
   * Reads an address. A quoted address becomes a URL token as well, so that callers treat both
   * alike.
   */
  private CssToken address() {
    skipSpace();
    if (peek(0) == '"' || peek(0) == '\'') {
      CssToken quoted = string();
      skipSpace();
      if (!quoted.is(Kind.STRING) || peek(0) != ')' && peek(0) != END) {
        return bad();
      }
      at++;
      return CssToken.of(Kind.URL, quoted.text());
    }
    StringBuilder text = new StringBuilder();
    while (peek(0) != ')' && peek(0) != END) {
      int c = peek(0);
      if (isSpace(c)) {
        skipSpace();
        if (peek(0) != ')' && peek(0) != END) {
          return bad();
        }
      } else if (c == '"' || c == '\'' || c == '(' || c == '\\' && !isEscape(0)) {
        return bad();
      } else {
        take(text);
      }
    }
    at++;
    return CssToken.of(Kind.URL, text.toString());
  }

  private CssToken bad() {
    while (peek(0) != ')' && peek(0) != END) {
      at += isEscape(0) ? 2 : 1;
    }
    at++;
    return CssToken.of(Kind.BAD, "url(");
  }

  private CssToken string() {
    int quote = css.charAt(at++);
    StringBuilder text = new StringBuilder();
    while (peek(0) != quote && peek(0) != END) {
      if (peek(0) == '\n') {
        return CssToken.of(Kind.BAD, text.toString());
      }
      if (peek(0) == '\\' && (peek(1) == '\n' || peek(1) == END)) {
        at += 2;
      } else {
        take(text);
      }
    }
    at++;
    return CssToken.of(Kind.STRING, text.toString());
  }

  private boolean startsNumber() {
    int sign = peek(0) == '+' || peek(0) == '-' ? 1 : 0;
    return isDigit(peek(sign)) || peek(sign) == '.' && isDigit(peek(sign + 1));
  }

  private CssToken numeric() {
    int start = at;
    if (peek(0) == '+' || peek(0) == '-') {
      at++;
    }
    digits();
    if (peek(0) == '.' && isDigit(peek(1))) {
      at++;
      digits();
    }
    int sign = peek(1) == '+' || peek(1) == '-' ? 1 : 0;
    if ((peek(0) == 'e' || peek(0) == 'E') && isDigit(peek(1 + sign))) {
      at += 1 + sign;
      digits();
    }
    String text = css.substring(start, at);
    double value = Double.parseDouble(text);
    if (peek(0) == '.' && text.indexOf('.') < 0 && !startsName(1) && peek(1) != '.') {
      // CSS numbers do not end with a dot, but Graphviz writes such numbers.
      at++;
    }
    if (peek(0) == '%') {
      at++;
      return new CssToken(Kind.PERCENTAGE, text + "%", value, "");
    }
    if (startsName(0)) {
      String unit = name();
      return new CssToken(Kind.DIMENSION, text + unit, value, CssToken.of(Kind.WORD, unit).lower());
    }
    return new CssToken(Kind.NUMBER, text, value, "");
  }

  private void digits() {
    while (isDigit(peek(0))) {
      at++;
    }
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    while (isNameCharacter(peek(0)) || isEscape(0)) {
      take(name);
    }
    return name.toString();
  }

  /** Takes one character, resolving an escape. */
  private void take(StringBuilder text) {
    if (peek(0) != '\\') {
      text.append(css.charAt(at++));
      return;
    }
    at++;
    int digits = 0;
    int value = 0;
    while (digits < 6 && Character.digit(peek(0), 16) >= 0 && peek(0) < 128) {
      value = value * 16 + Character.digit(css.charAt(at++), 16);
      digits++;
    }
    if (digits == 0) {
      int c = at < css.length() ? css.codePointAt(at) : 0xFFFD;
      at += Character.charCount(c);
      text.appendCodePoint(c);
      return;
    }
    if (isSpace(peek(0))) {
      at++;
    }
    boolean invalid = value == 0 || value > 0x10FFFF || value >= 0xD800 && value <= 0xDFFF;
    text.appendCodePoint(invalid ? 0xFFFD : value);
  }

  private void skipSpace() {
    while (isSpace(peek(0))) {
      at++;
    }
  }

  private boolean startsName(int ahead) {
    int c = peek(ahead);
    if (c == '-') {
      int next = peek(ahead + 1);
      return next == '-' || isNameStart(next) || isEscape(ahead + 1);
    }
    return isNameStart(c) || isEscape(ahead);
  }

  private boolean isEscape(int ahead) {
    return peek(ahead) == '\\' && peek(ahead + 1) != '\n' && peek(ahead + 1) != END;
  }

  private static boolean isNameStart(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c >= 128;
  }

  private static boolean isNameCharacter(int c) {
    return isNameStart(c) || isDigit(c) || c == '-';
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isSpace(int c) {
    return c == ' ' || c == '\t' || c == '\n';
  }
}

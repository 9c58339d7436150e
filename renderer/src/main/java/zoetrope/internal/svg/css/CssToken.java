package zoetrope.internal.svg.css;

import java.util.Locale;

/**
 * A token of CSS Syntax Level 3.
 *
 * @param text the name, string or address; the source of a number; the characters of a sign
 * @param number the value of numbers, percentages and dimensions
 * @param unit the unit of a dimension, in lower case; empty for all other tokens
 */
public record CssToken(Kind kind, String text, double number, String unit) {
  /** The kind of a token. */
  public enum Kind {
    /** A name: {@code red}. */
    WORD,
    /** A name with an opening parenthesis: {@code rgb(}. */
    FUNCTION,
    /** A name with an at sign: {@code @media}. */
    AT,
    /** A name or digits with a number sign: {@code #f00}. */
    HASH,
    /** A string in quotes. */
    STRING,
    /** An address without quotes: {@code url(#a)}. */
    URL,
    /** A string that contains a line break, or an invalid address without quotes. */
    BAD,
    /** A number without unit. */
    NUMBER,
    /** A number with a percent sign. */
    PERCENTAGE,
    /** A number with a unit. */
    DIMENSION,
    /** White space. */
    SPACE,
    /** A single character such as a brace or comma, or an HTML comment delimiter. */
    SIGN
  }

  static final CssToken BLANK = new CssToken(Kind.SPACE, " ", 0, "");

  static CssToken of(Kind kind, String text) {
    return new CssToken(kind, text, 0, "");
  }

  /** Returns a length of {@code value} user units. */
  public static CssToken pixels(double value) {
    return new CssToken(Kind.NUMBER, String.valueOf(value), value, "");
  }

  public boolean is(Kind wanted) {
    return kind == wanted;
  }

  /** Whether this token is a certain word, ignoring case. */
  public boolean isWord(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  /** Whether this token begins a call of a function, ignoring case. */
  public boolean isFunction(String name) {
    return kind == Kind.FUNCTION && text.equalsIgnoreCase(name);
  }

  public boolean isSign(char sign) {
    return kind == Kind.SIGN && text.length() == 1 && text.charAt(0) == sign;
  }

  /** Whether this token is a number, with or without unit or percent sign. */
  public boolean isNumeric() {
    return kind == Kind.NUMBER || kind == Kind.PERCENTAGE || kind == Kind.DIMENSION;
  }

  public String lower() {
    return text.toLowerCase(Locale.ROOT);
  }

  String source() {
    return switch (kind) {
      case FUNCTION -> text + "(";
      case AT -> "@" + text;
      case HASH -> "#" + text;
      case STRING -> '"' + text + '"';
      case URL -> "url(" + text + ")";
      default -> text;
    };
  }

  /** Returns the closing bracket for this token, or 0 if it opens no bracket. */
  char closer() {
    return kind == Kind.FUNCTION || isSign('(') ? ')' : isSign('[') ? ']' : isSign('{') ? '}' : 0;
  }
}

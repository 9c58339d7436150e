package zoetrope.attention.file;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads JSON (RFC 8259) strictly: objects as maps, arrays as lists, and strings, numbers, truth
 * values and null. A name may not be there twice, and nesting is bounded.
 */
public final class JsonReader {
  private static final int DEEPEST = 16;
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]{1,4})?");

  private final String text;
  private final String place;
  private final Matcher number;
  private int at;
  private int depth;

  private JsonReader(String text, String place) {
    this.text = text;
    this.place = place;
    number = NUMBER.matcher(text);
  }

  /**
   * The value that is all of {@code text}; {@code place} tells in messages where that comes from.
   * Objects are maps from strings, arrays lists; numbers are {@link Double}, whatever they look
   * like.
   *
   * @throws AttentionFileException if it is no JSON; the message has line and column
   */
  public static Object read(String text, String place) {
    JsonReader reader = new JsonReader(text, place);
    Object value = reader.value();
    reader.skipBlanks();
    if (reader.at < text.length()) {
      throw reader.expected("nothing more");
    }
    return value;
  }

  private Object value() {
    skipBlanks();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    open();
    if (!closes('}')) {
      do {
        skipBlanks();
        int start = at;
        String name = string();
        take(':');
        if (object.containsKey(name)) {
          at = start;
          throw expected("a name that is not yet there");
        }
        object.put(name, value());
      } while (goesOn('}'));
    }
    depth--;
    return object;
  }

  private List<Object> array() {
    List<Object> array = new ArrayList<>();
    open();
    if (!closes(']')) {
      do {
        array.add(value());
      } while (goesOn(']'));
    }
    depth--;
    return array;
  }

  private void open() {
    if (++depth > DEEPEST) {
      throw expected("at most " + DEEPEST + " brackets in each other");
    }
    at++;
  }

  private boolean closes(char bracket) {
    skipBlanks();
    if (peek() != bracket) {
      return false;
    }
    at++;
    return true;
  }

  private boolean goesOn(char bracket) {
    skipBlanks();
    char next = peek();
    if (next != ',' && next != bracket) {
      throw expected("',' or '" + bracket + "'");
    }
    at++;
    return next == ',';
  }

  private String string() {
    if (peek() != '"') {
      throw expected("a string");
    }
    at++;
    StringBuilder string = new StringBuilder();
    while (peek() != '"') {
      if (peek() < ' ') {
        throw expected("the end of the string");
      }
      string.append(text.charAt(at) == '\\' ? escape() : text.charAt(at++));
    }
    at++;
    return string.toString();
  }

  private char escape() {
    at++;
    int simple = "\"\\/bfnrt".indexOf(peek());
    if (simple >= 0) {
      at++;
      return "\"\\/\b\f\n\r\t".charAt(simple);
    }
    String code = text.substring(at, Math.min(at + 5, text.length()));
    if (!code.matches("u[0-9a-fA-F]{4}")) {
      throw expected("an escape");
    }
    at += 5;
    return (char) Integer.parseInt(code.substring(1), 16);
  }

  private Object number() {
    number.region(at, text.length());
    if (!number.lookingAt()) {
      throw expected("a value");
    }
    double value = new BigDecimal(number.group()).doubleValue();
    if (Double.isInfinite(value)) {
      throw expected("a number that is not so large");
    }
    at = number.end();
    return value;
  }

  private Object word(String word, Object meaning) {
    if (!text.startsWith(word, at)) {
      throw expected("a value");
    }
    at += word.length();
    return meaning;
  }

  private void take(char sign) {
    skipBlanks();
    if (peek() != sign) {
      throw expected("'" + sign + "'");
    }
    at++;
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  /** The next character, or 0 at the end. */
  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private AttentionFileException expected(String what) {
    int line = 1 + (int) text.substring(0, at).chars().filter(c -> c == '\n').count();
    int column = at - text.lastIndexOf('\n', at - 1);
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    return new AttentionFileException(
        place + ", line " + line + ", column " + column, "expected " + what + ", found " + found);
  }
}

package zoetrope.internal.diagnostics;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes maps, lists, strings, numbers, booleans and null as JSON (RFC 8259), indented by two
 * spaces.
 */
public final class Json {
  private final StringBuilder out = new StringBuilder();

  private Json() {}

  /**
   * Returns the JSON of a value, with a line break at the end.
   *
   * @throws IllegalArgumentException for numbers that are not finite and for values of other types
   */
  public static String write(Object value) {
    Json json = new Json();
    json.value(value, 0);
    return json.out.append('\n').toString();
  }

  /** Returns an object with these names and values in turn. Its members keep their order. */
  public static Map<String, Object> object(Object... namesAndValues) {
    Map<String, Object> object = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      object.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return object;
  }

  private void value(Object value, int depth) {
    if (value == null || value instanceof Boolean) {
      out.append(value);
    } else if (value instanceof String text) {
      string(text);
    } else if (value instanceof Number number) {
      number(number);
    } else if (value instanceof Map<?, ?> map) {
      members(map, depth);
    } else if (value instanceof List<?> list) {
      array(list, depth);
    } else {
      throw new IllegalArgumentException("no JSON for a " + value.getClass().getName());
    }
  }

  private void number(Number number) {
    Preconditions.require(
        Double.isFinite(number.doubleValue()), "no JSON for the number %s", number);
    out.append(number);
  }

  private void members(Map<?, ?> map, int depth) {
    String between = "{";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(between);
      newLine(depth + 1);
      string((String) entry.getKey());
      out.append(": ");
      value(entry.getValue(), depth + 1);
      between = ",";
    }
    close(map.isEmpty(), '{', '}', depth);
  }

  private void array(List<?> list, int depth) {
    String between = "[";
    for (Object element : list) {
      out.append(between);
      newLine(depth + 1);
      value(element, depth + 1);
      between = ",";
    }
    close(list.isEmpty(), '[', ']', depth);
  }

  private void close(boolean empty, char open, char close, int depth) {
    if (empty) {
      out.append(open);
    } else {
      newLine(depth);
    }
    out.append(close);
  }

  private void newLine(int depth) {
    out.append('\n').append("  ".repeat(depth));
  }

  private void string(String text) {
    out.append('"');
    text.codePoints().forEach(this::character);
    out.append('"');
  }

  private void character(int c) {
    if (c == '"' || c == '\\') {
      out.append('\\').append((char) c);
    } else if (c == '\n') {
      out.append("\\n");
    } else if (c == '\t') {
      out.append("\\t");
    } else if (c < ' ' || c == 0x7f || Character.getType(c) == Character.SURROGATE) {
      out.append(Messages.of("\\u%04x", c));
    } else {
      out.appendCodePoint(c);
    }
  }
}

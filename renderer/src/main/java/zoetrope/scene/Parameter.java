package zoetrope.scene;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * A value of a scene that can be set by name when the scene is rendered. The type of the default
 * value is the type of the parameter: String, Integer, Long, Double, Boolean or an enum.
 */
public final class Parameter<T> {
  private final String name;
  private final T defaultValue;
  private final String description;
  private T value;

  Parameter(String name, T defaultValue, String description) {
    Preconditions.require(
        name.matches("[A-Za-z][A-Za-z0-9_-]*"),
        "'%s' is not a parameter name: expected letters, digits, - and _",
        name);
    this.name = name;
    this.defaultValue = defaultValue;
    this.description = description;
    this.value = defaultValue;
    parse(String.valueOf(defaultValue));
  }

  public String name() {
    return name;
  }

  /** Returns the value: the value that was set, or the default. */
  public T get() {
    return value;
  }

  public T defaultValue() {
    return defaultValue;
  }

  public String defaultText() {
    return text(defaultValue);
  }

  /** Returns the value as the user writes it. */
  String valueText() {
    return text(value);
  }

  private static String text(Object value) {
    return value instanceof Enum<?> e ? spelled(e) : String.valueOf(value);
  }

  /** Returns the description; may be empty. */
  public String description() {
    return description;
  }

  /**
   * Returns the type in words: {@code text}, {@code whole number}, {@code number}, {@code
   * true|false}, or the choices separated by {@code |}.
   */
  public String type() {
    if (defaultValue instanceof Enum<?> e) {
      return Stream.of(e.getDeclaringClass().getEnumConstants())
          .map(Parameter::spelled)
          .collect(Collectors.joining("|"));
    }
    if (defaultValue instanceof Integer || defaultValue instanceof Long) {
      return "whole number";
    }
    if (defaultValue instanceof Double) {
      return "number";
    }
    return defaultValue instanceof Boolean ? "true|false" : "text";
  }

  /**
   * Sets the value if {@code values} has a text for this parameter's name.
   *
   * @throws IllegalArgumentException if the text is not a valid value; the message names the type
   */
  void setFrom(Map<String, String> values) {
    if (values.containsKey(name)) {
      value = parse(values.get(name));
    }
  }

  /**
   * Checks that {@code text} is a valid value.
   *
   * @throws IllegalArgumentException if it is not; the message names the type
   */
  public void check(String text) {
    parse(text);
  }

  @SuppressWarnings("unchecked") // the result has the default's type by construction
  private T parse(String text) {
    Object parsed;
    try {
      parsed = parseAs(text);
    } catch (NumberFormatException e) {
      parsed = null;
    }
    Preconditions.require(
        parsed != null, "'%s' is not a value of parameter %s: expected %s", text, name, type());
    return (T) parsed;
  }

  private Object parseAs(String text) {
    if (defaultValue instanceof String) {
      return text;
    }
    if (defaultValue instanceof Integer) {
      return Integer.valueOf(text);
    }
    if (defaultValue instanceof Long) {
      return Long.valueOf(text);
    }
    if (defaultValue instanceof Double) {
      Double number = Double.valueOf(text);
      return Double.isFinite(number) ? number : null;
    }
    if (defaultValue instanceof Boolean) {
      return text.equals("true") ? Boolean.TRUE : text.equals("false") ? Boolean.FALSE : null;
    }
    if (defaultValue instanceof Enum<?> e) {
      return Stream.of(e.getDeclaringClass().getEnumConstants())
          .filter(c -> spelled(c).equals(text) || c.name().equals(text))
          .findFirst()
          .orElse(null);
    }
    throw new IllegalArgumentException(
        "parameter "
            + name
            + " has a default of an unsupported type: "
            + defaultValue.getClass().getName());
  }

  private static String spelled(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

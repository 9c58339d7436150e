package zoetrope.mcp;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.result.UsageException;

/** The arguments of a call, checked against those that the tool has. */
final class ToolArguments {
  private final Map<String, Object> values;

  /**
   * An argument of a tool.
   *
   * @param type its type in JSON
   */
  record Argument(String name, String type, String description) {
    Argument(String name, String description) {
      this(name, "string", description);
    }

    private boolean accepts(Object value) {
      return switch (type) {
        case "boolean" -> value instanceof Boolean;
        case "number" -> value instanceof Number;
        case "object" -> value instanceof Map;
        default -> value instanceof String || value instanceof Number;
      };
    }
  }

  private ToolArguments(Map<String, Object> values) {
    this.values = values;
  }

  /**
   * Returns the arguments of a call. Null counts as no value.
   *
   * @throws UsageException for an unknown name, or a value that does not have the argument's type
   */
  static ToolArguments of(Map<String, Object> given, List<Argument> known) {
    Map<String, Object> values = new LinkedHashMap<>();
    given.forEach(
        (name, value) -> {
          Argument argument =
              known.stream()
                  .filter(a -> a.name().equals(name))
                  .findFirst()
                  .orElseThrow(() -> unknown(name, known));
          if (value != null && !argument.accepts(value)) {
            throw new UsageException(name + ": expected a JSON " + argument.type());
          }
          if (value != null) {
            values.put(name, value);
          }
        });
    return new ToolArguments(values);
  }

  private static UsageException unknown(String name, List<Argument> known) {
    List<String> names = known.stream().map(Argument::name).toList();
    String near = Suggestions.question(name, names).map(q -> "; " + q).orElse("");
    return new UsageException(
        "unknown argument '" + name + "': expected " + String.join(", ", names) + near);
  }

  static Map<String, Object> schema(List<Argument> arguments) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (Argument argument : arguments) {
      properties.put(
          argument.name(), Map.of("type", argument.type(), "description", argument.description()));
    }
    return Map.of("type", "object", "properties", properties, "additionalProperties", false);
  }

  Optional<String> text(String name) {
    return Optional.ofNullable(values.get(name)).map(String::valueOf);
  }

  boolean isSet(String name) {
    return Boolean.TRUE.equals(values.get(name));
  }

  Optional<Double> number(String name) {
    return Optional.ofNullable((Number) values.get(name)).map(Number::doubleValue);
  }

  /** Returns the members of an object as text. */
  Map<String, String> members(String name) {
    Map<String, String> members = new LinkedHashMap<>();
    if (values.get(name) instanceof Map<?, ?> object) {
      object.forEach((key, value) -> members.put(String.valueOf(key), String.valueOf(value)));
    }
    return members;
  }
}

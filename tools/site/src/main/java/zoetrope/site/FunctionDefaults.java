package zoetrope.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The default values of the parameters of functions. A function has no default values in Java: an
 * overload with fewer parameters calls one with more. This class finds these calls in the
 * renderer's sources.
 */
final class FunctionDefaults {
  /** A constant or a number, perhaps with a sign. */
  private static final Pattern VALUE =
      Pattern.compile("-?[\\d.]+|true|false|\"[^\"]*\"|(?:\\w+\\.)*[A-Z][A-Z_0-9]*");

  /** A constructor or a function with its annotation, and the arguments of its only call. */
  private static final Pattern OVERLOAD =
      Pattern.compile(
          "^  (?:@Word(?:\\(\"(?<word>\\w+)\"\\))?\\s+public static \\S.* |(?:public |protected )?)"
              + "(?<name>\\w+)\\((?<parameters>[^()]*)\\) \\{"
              + "(?:\\s+(?:this|return (?:\\k<name>|new \\w+(?:<.*>)?))"
              + "\\((?<arguments>[^;]*)\\);\\s+\\})?",
          Pattern.MULTILINE);

  /** A comma between parameters or arguments. */
  private static final Pattern COMMA = Pattern.compile(",\\s*(?![^<]*>|[^(]*\\))");

  /** The default values by function and its parameters' names, then by parameter. */
  private final Map<String, Map<String, String>> defaults = new HashMap<>();

  private record Overload(String function, List<String> parameters, List<String> arguments) {
    static Overload of(MatchResult found) {
      String name = found.group(1) == null ? found.group(2) : found.group(1);
      return new Overload(
          Character.toLowerCase(name.charAt(0)) + name.substring(1),
          list(found.group(3)).map(parameter -> parameter.replaceFirst("(?s).* ", "")).toList(),
          list(found.group(4)).toList());
    }

    private static Stream<String> list(String text) {
      return text == null || text.isBlank() ? Stream.of() : COMMA.splitAsStream(text.strip());
    }

    /**
     * Whether this overload calls the other one, judged by the arguments of the call: there is one
     * for each parameter of the other overload, and all parameters of this overload are passed
     * under the same names.
     */
    boolean calls(Overload other) {
      return this != other
          && function.equals(other.function)
          && arguments.size() == other.parameters.size()
          && arguments.containsAll(parameters)
          && other.parameters.containsAll(parameters);
    }
  }

  /** Reads all sources in a folder. */
  FunctionDefaults(Path sources) throws IOException {
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
        List<Overload> overloads =
            OVERLOAD.matcher(Files.readString(file)).results().map(Overload::of).toList();
        for (Overload overload : overloads) {
          List<Overload> called = overloads.stream().filter(overload::calls).toList();
          if (called.size() == 1) {
            add(called.get(0), overload.arguments());
          }
        }
      }
    }
  }

  /**
   * Returns the default value of a parameter; empty if the parameter is required.
   *
   * @param function the function
   * @param parameters the names of the parameters of its overload, separated by blanks
   */
  String of(String function, String parameters, String parameter) {
    return defaults.getOrDefault(function + " " + parameters, Map.of()).getOrDefault(parameter, "");
  }

  private void add(Overload called, List<String> arguments) {
    String key = called.function() + " " + String.join(" ", called.parameters());
    for (int i = 0; i < arguments.size(); i++) {
      String value = arguments.get(i);
      if (VALUE.matcher(value).matches()) {
        String plain = value.equals("Vec.ZERO") ? "ORIGIN" : value;
        defaults
            .computeIfAbsent(key, k -> new HashMap<>())
            .put(
                called.parameters().get(i),
                plain.replaceFirst("^(Palette|Directions|Zoetrope|RateFunction)\\.", ""));
      }
    }
  }
}

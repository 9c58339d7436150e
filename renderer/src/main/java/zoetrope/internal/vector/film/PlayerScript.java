package zoetrope.internal.vector.film;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.internal.files.TextResource;

/** The script of the player: all its modules in one function, without comments and imports. */
public final class PlayerScript {
  private static final String FOLDER = "player/";

  /** A string, a template without other templates in it, or a symbol with the spaces around it. */
  private static final Pattern LITERAL_OR_SYMBOL =
      Pattern.compile(
          "'[^'\\\\\n]*+(?:\\\\.[^'\\\\\n]*+)*+'|`[^`\\\\]*+(?:\\\\.[^`\\\\]*+)*+`"
              + "| *([=<>?:&|,;{}()!%*]) *");

  private PlayerScript() {}

  /** Returns the script, which defines the element {@code <zoetrope-player>}. */
  public static String text() {
    return joined(read("files"));
  }

  /** Returns the script for a page that contains the film. */
  static String ofPage() {
    return joined(read("files") + "page.js\n");
  }

  private static String joined(String files) {
    return Stream.of(files.split("\n"))
        .map(name -> shortened(read(name)))
        .collect(Collectors.joining("", "(() => {\n'use strict';\n", "})();\n"));
  }

  /** Removes imports, exports, comments, indentation, empty lines, and spaces between symbols. */
  private static String shortened(String module) {
    String code =
        module
            .replaceAll("(?m)^import .*\n", "")
            .replaceAll("(?m)^export ", "")
            .replaceAll("(?m)^ *//.*\n", "")
            .replaceAll("(?m)^ */\\*\\*(?:[^*]|\\*(?!/))*+\\*/\n", "")
            .replaceAll("(?m) // [^'`\n]*$", "")
            .replaceAll("(?m)^ +", "")
            .replaceAll("(?m)^\n", "");
    return LITERAL_OR_SYMBOL
        .matcher(code)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(found.group(1) == null ? found.group() : found.group(1)));
  }

  static String read(String name) {
    return TextResource.read(PlayerScript.class, FOLDER + name, 1, IllegalStateException::new)
        .orElseThrow(() -> new IllegalStateException("no resource " + FOLDER + name));
  }
}

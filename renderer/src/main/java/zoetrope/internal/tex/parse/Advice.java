package zoetrope.internal.tex.parse;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.internal.files.TextResource;

/** Advice for commands and environments that formulas do not support. */
final class Advice {
  /**
   * The advice for each refused command, from the table {@code advice.tsv}; an empty text if there
   * is no alternative.
   */
  private static final Map<String, String> REFUSED = new HashMap<>();

  static {
    for (String[] row : TextResource.table(Advice.class, "advice.tsv")) {
      Arrays.asList(row[0].split(" ")).forEach(command -> REFUSED.put(command, row[1]));
    }
  }

  private Advice() {}

  /**
   * Returns the advice for a refused command, or empty for all other commands. The advice may be an
   * empty text.
   */
  static Optional<String> instead(String command) {
    return Optional.ofNullable(REFUSED.get(command));
  }

  /** Returns advice for a command that is not in {@code known}. */
  static String unknown(String command, Set<String> known) {
    return Suggestions.slip(command, known)
        .map(near -> "Did you mean \\" + near + "?")
        .orElse(
            command.matches("[A-Za-z]{2,}")
                ? "Define it as a macro, or write \\operatorname{"
                    + command
                    + "} for the name of a function."
                : "Define it as a macro, or use another command.");
  }

  static String unknownEnvironment(String name) {
    return Suggestions.to(name, Environments.names(), 1).stream()
        .findFirst()
        .map(near -> "Did you mean " + near + "?")
        .orElse(
            "Formulas have the tables and equations of amsmath and mathtools, such as"
                + " aligned, cases, pmatrix and array; for others use latex(...).");
  }
}

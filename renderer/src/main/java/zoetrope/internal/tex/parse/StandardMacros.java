package zoetrope.internal.tex.parse;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import zoetrope.internal.files.TextResource;

/**
 * Macros for commands of LaTeX and its packages that the typesetter lacks. The table {@code
 * macros.tsv} has the names and bodies of macros; each {@code []} after a name stands for an option
 * that is ignored.
 */
public final class StandardMacros {
  /**
   * Macros of the package physics that a star may follow. The star is ignored, because it only
   * changes a size or a slant.
   */
  private static final Set<Macro> STARRED = new HashSet<>();

  /** Macros of the package physics with another meaning if two groups follow. */
  private static final Map<Macro, Macro> WITH_TWO = new HashMap<>();

  private static final Map<String, Macro> ALL;

  static {
    Map<String, Macro> macros = new TreeMap<>();
    for (String[] row : TextResource.table(StandardMacros.class, "macros.tsv")) {
      for (String name : row[0].split(" ")) {
        String plain = name.replace("[]", "");
        macros.put(plain, Macro.of(row[1]).ignoring((name.length() - plain.length()) / 2));
      }
    }
    macros.put("label", new Macro(1, null, List.of()));
    // Macros with the same body are equal, so that one name stands for all of them.
    for (String name :
        "abs norm ev mel ip braket ketbra ket bra comm acomm order eval vb va vu".split(" ")) {
      STARRED.add(macros.get(name));
    }
    String expectation = "\\left\\langle #2\\middle\\vert #1\\middle\\vert #2\\right\\rangle";
    WITH_TWO.put(macros.get("ev"), Macro.of(expectation));
    String product = "\\left\\langle #1\\,\\middle\\vert\\,#2\\right\\rangle";
    for (String name : List.of("braket", "ip")) {
      WITH_TWO.put(macros.get(name), Macro.of(product));
    }
    String dyad = "\\left\\vert #1\\right\\rangle\\left\\langle #2\\right\\vert";
    WITH_TWO.put(macros.get("ketbra"), Macro.of(dyad));
    ALL = Collections.unmodifiableMap(macros);
  }

  private StandardMacros() {}

  /** Whether a star after a macro belongs to it. */
  static boolean isStarred(Macro macro) {
    return STARRED.contains(macro);
  }

  /** Returns the macro for the case that two groups follow; empty if this case is not special. */
  static Optional<Macro> withTwo(Macro macro) {
    return Optional.ofNullable(WITH_TWO.get(macro));
  }

  public static Map<String, Macro> all() {
    return ALL;
  }

  /**
   * A macro.
   *
   * @param arguments the number of arguments
   * @param firstDefault the default of the first argument; null if the argument is required
   * @param ignored the number of options before the arguments that have no effect
   * @param body the tokens that replace a call
   */
  record Macro(int arguments, List<Token> firstDefault, int ignored, List<Token> body) {
    Macro(int arguments, List<Token> firstDefault, List<Token> body) {
      this(arguments, firstDefault, 0, body);
    }

    private Macro ignoring(int options) {
      return new Macro(arguments, firstDefault, options, body);
    }

    /** Returns a macro with as many arguments as {@code body} mentions. */
    static Macro of(String body) {
      int count = 0;
      for (int i = 0; i + 1 < body.length(); i++) {
        if (body.charAt(i) == '#' && Character.isDigit(body.charAt(i + 1))) {
          count = Math.max(count, body.charAt(i + 1) - '0');
        }
      }
      return new Macro(count, null, Tokenizer.tokenize(body));
    }
  }
}

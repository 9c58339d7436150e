package zoetrope.internal.render.source;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Predicts the imports that the compiler would report as missing, from the names that occur in a
 * file. So most files are compiled only once. No imports are predicted for a file that imports all
 * members of a package, or of a type whose members are unknown.
 */
final class LikelyImports {
  private static final String SKIPPED = "\\s*+(?://[^\\n]*+\\s*+|/\\*(?s:.*?)\\*/\\s*+)*+";
  private static final String NAME = "[\\p{L}_$][\\p{L}\\p{N}_$.]*+";

  private static final Pattern HEAD =
      Pattern.compile(
          SKIPPED
              + "(?:package\\s++(?<package>NAME)\\s*+(?<end>;))?+".replace("NAME", NAME)
              + "SKIPPED(?<imports>(?:import\\b[^;]*+;SKIPPED)*+)".replace("SKIPPED", SKIPPED));

  private static final Pattern IMPORT =
      Pattern.compile(
          "import\\s++(?<static>static\\s++)?+(?<name>NAME)(?<star>\\*)?+\\s*+;"
              .replace("NAME", NAME));

  private static final String WORDS = "zoetrope.Zoetrope.";

  /**
   * The types whose static members a file may import all at once, because their names are known.
   */
  private static final Set<String> KNOWN_STATIC_TYPES = Set.of(WORDS, "java.lang.Math.");

  /** A pattern of text that is not code: a comment, a string or a character literal. */
  static final String NO_CODE =
      "//[^\\n"
          + "]*+|/\\*(?s:.*?)\\*/|\"\"\"(?s:.*?)\"\"\"|\"(?:[^\"\\\\\\n"
          + "]|\\\\.)*+\"|'(?:[^'\\\\\\n"
          + "]|\\\\.)++'";

  /**
   * A pattern of the words of a source text: text that is not code, names after a dot, declarations
   * of types, and other names that may be types.
   */
  private static final Pattern WORD =
      Pattern.compile(
          NO_CODE
              + "|\\.\\s*+\\w++"
              + "|\\b(?:class|interface|enum|record)\\s++(?<declared>\\w++)"
              + "|\\b(?<name>[A-Z]\\w*+)");

  private LikelyImports() {}

  static ImpliedImports of(String content, PackageIndex index) {
    Matcher head = HEAD.matcher(content);
    if (!head.lookingAt()) {
      return ImpliedImports.NONE;
    }
    Optional<Set<String>> imported = imported(head.group("imports"), index);
    if (imported.isEmpty()) {
      return ImpliedImports.NONE;
    }
    Set<String> names = unknown(content, head.end());
    names.removeAll(imported.get());
    String inPackage = head.group("package") == null ? "" : head.group("package");
    index.classesOf(inPackage).forEach(classes -> names.removeAll(classes.names()));
    names.removeIf(LikelyImports::isOfJava);
    String text =
        names.stream()
            .map(index::type)
            .flatMap(Optional::stream)
            .sorted()
            .map(type -> "import " + type + "; ")
            .collect(Collectors.joining());
    return new ImpliedImports(place(head), text);
  }

  /**
   * Returns the position where imports can be inserted: before the first import, or else after the
   * package declaration, or else 0.
   */
  private static int place(Matcher head) {
    if (!head.group("imports").isEmpty()) {
      return head.start("imports");
    }
    return head.group("package") == null ? 0 : head.end("end");
  }

  private static Optional<Set<String>> imported(String imports, PackageIndex index) {
    Set<String> names = new TreeSet<>();
    Matcher all = IMPORT.matcher(imports);
    while (all.find()) {
      String name = all.group("name");
      if (all.group("star") == null) {
        names.add(name.substring(name.lastIndexOf('.') + 1));
      } else if (all.group("static") == null || !KNOWN_STATIC_TYPES.contains(name)) {
        return Optional.empty();
      } else if (name.equals(WORDS)) {
        names.addAll(index.nestedIn("zoetrope", "Zoetrope"));
      }
    }
    return Optional.of(names);
  }

  private static Set<String> unknown(String content, int from) {
    Set<String> names = new TreeSet<>();
    Set<String> declared = new TreeSet<>();
    Matcher words = WORD.matcher(content).region(from, content.length());
    while (words.find()) {
      if (words.group("declared") != null) {
        declared.add(words.group("declared"));
      } else if (words.group("name") != null) {
        names.add(words.group("name"));
      }
    }
    names.removeAll(declared);
    return names;
  }

  private static boolean isOfJava(String name) {
    try {
      Class.forName("java.lang." + name, false, null);
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}

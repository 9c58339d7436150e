package zoetrope.processor;

import static java.util.stream.Collectors.joining;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The imports of a body, in which simple names replace the full names of classes. Classes that
 * share a simple name keep their packages.
 */
final class Imports {
  private static final Pattern FULL_NAME = Pattern.compile("\\b((?:[a-z]\\w*\\.)+)([A-Z]\\w*)");

  private final Map<String, Set<String>> packages = new TreeMap<>();

  private Imports() {}

  /** Returns the import statements and the body with simple names. */
  static String over(String body) {
    Imports imports = new Imports();
    Matcher names = FULL_NAME.matcher(body);
    names
        .results()
        .forEach(
            m ->
                imports.packages.computeIfAbsent(m.group(2), k -> new TreeSet<>()).add(m.group(1)));
    return imports.statements() + names.replaceAll(imports::shortest);
  }

  private String shortest(MatchResult name) {
    return packages.get(name.group(2)).size() == 1 ? name.group(2) : name.group();
  }

  private String statements() {
    return packages.entrySet().stream()
        .filter(e -> e.getValue().size() == 1)
        .map(e -> e.getValue().iterator().next() + e.getKey())
        .filter(name -> !name.matches("java\\.lang\\.\\w+"))
        .sorted()
        .map(name -> "import " + name + ";\n")
        .collect(joining("", "", "\n"));
  }
}

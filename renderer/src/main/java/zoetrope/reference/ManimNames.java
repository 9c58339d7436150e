package zoetrope.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.reference.ReferenceEntry.Kind;

/**
 * The names of both dialects of Manim: classes, methods, functions, constants, and common keyword
 * arguments. Immutable.
 */
public final class ManimNames {
  private static final String RESOURCE = "manim.tsv";

  private final List<ManimName> all;

  private ManimNames(List<ManimName> all) {
    this.all = all;
  }

  public static ManimNames load() {
    return new ManimNames(
        ResourceLines.of(RESOURCE).stream()
            .filter(line -> !line.startsWith("#"))
            .map(ManimNames::row)
            .toList());
  }

  private static ManimName row(String line) {
    String[] columns = line.split("\t", -1);
    List<String> words = columns[4].isEmpty() ? List.of() : List.of(columns[4].split(" "));
    return new ManimName(columns[0], columns[1], columns[2], columns[3], words, columns[5]);
  }

  /** Returns all names, sorted by kind and name. */
  public List<ManimName> all() {
    return all;
  }

  /**
   * Returns the rows of a name, {@code shift} or {@code Mobject.shift}. If no row has exactly this
   * name, case and underscores are ignored. Rows with an equivalent come first.
   */
  public List<ManimName> find(String name) {
    List<ManimName> exact = all.stream().filter(row -> isNamed(row, name)).toList();
    List<ManimName> found =
        exact.isEmpty()
            ? all.stream().filter(row -> folded(row.name()).equals(folded(name))).toList()
            : exact;
    return found.stream()
        .sorted(Comparator.comparing((ManimName row) -> row.words().isEmpty()))
        .toList();
  }

  /**
   * Returns the rows of a name as {@link #find(String)} does. A method that its class inherits,
   * such as {@code Circle.shift}, is found at the superclass if the equivalent of the class
   * inherits the equivalent of the method.
   */
  public List<ManimName> find(String name, Reference reference) {
    List<ManimName> found = find(name);
    int dot = name.lastIndexOf('.');
    if (!found.isEmpty() || dot < 0) {
      return found;
    }
    List<String> types =
        find(name.substring(0, dot)).stream()
            .filter(row -> row.kind().equals("class"))
            .flatMap(row -> row.words().stream())
            .flatMap(word -> reference.resolve(word).stream())
            .map(entry -> entry.kind() == Kind.TYPE ? entry.name() : entry.type())
            .map(type -> type.replaceFirst("<.*", ""))
            .distinct()
            .toList();
    return find(name.substring(dot + 1)).stream()
        .filter(row -> row.kind().equals("method"))
        .filter(row -> types.stream().anyMatch(type -> hasMember(type, row, reference)))
        .toList();
  }

  private static boolean hasMember(String type, ManimName row, Reference reference) {
    return row.words().stream()
        .filter(word -> word.contains("."))
        .map(word -> word.substring(word.lastIndexOf('.')))
        .anyMatch(member -> !reference.find(type + member).isEmpty());
  }

  private static boolean isNamed(ManimName row, String name) {
    return row.name().equals(name) || row.qualified().equals(name);
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT).replace("_", "");
  }

  /** Returns the names whose best equivalent is this reference. */
  public List<ManimName> calledHere(String reference) {
    return all.stream()
        .filter(row -> !row.words().isEmpty() && row.words().get(0).equals(reference))
        .toList();
  }

  /** Returns names similar to an unknown one. Ignores the class of a method. */
  public List<String> near(String name, int limit) {
    String member = name.substring(name.lastIndexOf('.') + 1);
    return Suggestions.to(member, all.stream().map(ManimName::name).distinct().toList(), limit);
  }
}

package zoetrope.internal.render.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Finds this library's names for methods and attributes of Manim's objects. */
record ManimMembers(Reference reference, ManimNames manim) {
  /**
   * Returns the hint for a method that an object of the type {@code owner} does not have. It
   * suggests the function of this library that corresponds to Manim's method {@code name}, in
   * snake_case or camelCase. Manim's method is searched in the class {@code owner}, then in its
   * ancestors, then in all classes.
   */
  Optional<String> hint(String name, String owner) {
    List<String> ancestors = ancestors(owner);
    return ancestors.isEmpty()
        ? Optional.empty()
        : ancestors.stream()
            .flatMap(ancestor -> rows(name, ancestor))
            .findFirst()
            .or(
                () ->
                    rows(name)
                        .filter(row -> isOf(row, owner))
                        .max(Comparator.comparing(ManimMembers::keepsItsName)))
            .filter(row -> !row.words().contains("") && !isSame(row, name))
            .map(this::answer);
  }

  private boolean isMethod(String word) {
    return reference.resolve(word).stream()
        .anyMatch(entry -> entry.kind() == ReferenceEntry.Kind.METHOD);
  }

  private Stream<ManimName> rows(String name, String owner) {
    return rows(name).filter(row -> row.owner().equals(owner));
  }

  private Stream<ManimName> rows(String name) {
    return manim.find(name).stream().filter(row -> isMember(row) && !row.answer().isEmpty());
  }

  /**
   * Whether a row of the table of Manim names is about a method of objects or an argument of their
   * constructor.
   */
  boolean isMember(ManimName row) {
    return row.kind().equals("method") || row.kind().equals("argument");
  }

  /**
   * Whether this library's function has the name of Manim's function, without {@code get_} or
   * {@code set_}. Example: {@code length} for {@code get_length}.
   */
  private static boolean keepsItsName(ManimName row) {
    String name = row.name().replaceFirst("^[gs]et_", "").replace("_", "");
    return !row.words().isEmpty()
        && row.words().get(0).toLowerCase(Locale.ROOT).endsWith("." + name);
  }

  private static boolean isSame(ManimName row, String name) {
    return !row.words().isEmpty()
        && row.words().get(0).substring(row.words().get(0).lastIndexOf('.') + 1).equals(name);
  }

  private boolean isOf(ManimName row, String owner) {
    return row.words().stream()
        .limit(1)
        .flatMap(word -> reference.resolve(word).stream())
        .anyMatch(
            entry ->
                entry.kind() == ReferenceEntry.Kind.METHOD
                    && !reference.find(owner + "." + entry.name()).isEmpty());
  }

  /**
   * Returns the simple names of a type and its supertypes, the nearest first. A name such as {@code
   * AbstractMatrix} is followed by {@code Matrix}, because Manim's class has that name.
   */
  private List<String> ancestors(String owner) {
    Set<String> seen = new LinkedHashSet<>();
    List<String> queue = new ArrayList<>(List.of(owner));
    for (int i = 0; i < queue.size(); i++) {
      String type = queue.get(i);
      reference.find(type).stream()
          .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
          .filter(entry -> entry.qualifiedName().equals(type) && seen.add(entry.name()))
          .forEach(entry -> queue.addAll(List.of(entry.signature().split(" "))));
    }
    return seen.stream()
        .flatMap(name -> Stream.of(name, name.replaceFirst("^Abstract(?=[A-Z])", "")))
        .distinct()
        .toList();
  }

  /**
   * Returns a message with this library's name for a name of Manim, or with the reason why there is
   * none.
   */
  String answer(ManimName row) {
    if (row.words().isEmpty()) {
      return "Manim's " + row.name() + " is not here: " + row.note();
    }
    String best = row.words().get(0);
    if (row.kind().equals("argument") && !isMethod(best) && !row.note().isEmpty()) {
      return "Manim's " + row.name() + " is set in another way here: " + row.note();
    }
    String shown =
        reference.resolve(best).stream().findFirst().map(MissingNames::shown).orElse(best);
    String note = row.note().isEmpty() ? "" : " (" + row.note() + ")";
    return "Manim's " + row.name() + " is " + shown + note + " here";
  }
}

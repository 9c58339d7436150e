package zoetrope.internal.render.source;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Hints for names that the compiler does not find. */
final class MissingNames {
  private static final int MAX_SUGGESTIONS = 3;
  private static final String WORDS = "zoetrope.Zoetrope";

  /** The kind of all errors about names that are not found. */
  private static final String KIND = "cant.resolve";

  private static final Set<String> FREQUENT_TYPES =
      Set.of(
          "Mobject",
          "Placement",
          "VMobject",
          "Styling",
          "Text",
          "Tex",
          "AbstractText",
          "Animation");

  private static final Pattern SNAKE = Pattern.compile("_([a-z0-9])");

  private final Reference reference;
  private final ManimNames manim;
  private final HintTable table;
  private final TypeImports imports;
  private final ManimMembers membersOfManim;
  private final List<ReferenceEntry> words;

  MissingNames(Reference reference, ManimNames manim, HintTable table) {
    this.reference = reference;
    this.manim = manim;
    this.table = table;
    this.imports = new TypeImports(reference);
    this.membersOfManim = new ManimMembers(reference, manim);
    this.words =
        Stream.concat(
                reference.entries().stream().filter(ReferenceEntry::isWord),
                reference.find("zoetrope.scene.Scene").stream()
                    .flatMap(scene -> reference.methodsOf(scene).stream()))
            .toList();
  }

  /** Returns the hint for {@code NAME = value} in an argument list, in Python's style. */
  String namedArgument(String name) {
    return table
        .find(HintTable.Where.ARGUMENT, KIND, name)
        .orElseGet(
            () ->
                "Java has no named arguments; set options with methods, as in"
                    + " create(c).runTime(2) or circle().setColor(RED)"
                    + option(name).map(method -> "; see ." + method + "(...)").orElse(""));
  }

  private Optional<String> option(String name) {
    String camel = camelCase(name);
    String setter = "set" + camel.substring(0, 1).toUpperCase(Locale.ROOT) + camel.substring(1);
    return Stream.of(setter, camel)
        .filter(
            method ->
                reference.find(method).stream()
                    .anyMatch(
                        entry ->
                            entry.kind() == ReferenceEntry.Kind.METHOD
                                && !entry.signature().endsWith("()")))
        .findFirst();
  }

  /**
   * Returns the hint for an unqualified name: a function, a type, or a method of the scene.
   *
   * @param qualifies whether a dot follows the name
   */
  Optional<String> unqualified(String kind, String name, boolean qualifies) {
    boolean variable = kind.equals("variable");
    return Stream.<Supplier<Optional<String>>>of(
            () -> table.find(HintTable.Where.NAME, KIND, name),
            () -> importOfWords(kind, name),
            () -> variable && !qualifies ? asFunction(name) : Optional.empty(),
            () -> kind.equals("method") ? Optional.empty() : importOf(name),
            () -> spelt(name, words),
            () -> called(kind, name, words),
            () -> methodOfScenes(kind, name),
            () -> isMethodHere(kind, name) ? Optional.empty() : ofManim(kind, name),
            () -> methodOfObjects(kind, name),
            () -> near(name, candidates(kind, name)),
            () -> unknown(kind, name, qualifies))
        .flatMap(hint -> hint.get().stream())
        .findFirst();
  }

  /**
   * Returns the known names that a misspelt name may mean. For a variable in lower case there are
   * none, because it may be the author's.
   */
  private List<ReferenceEntry> candidates(String kind, String name) {
    return switch (kind) {
      case "class" -> types();
      case "variable" -> isConstant(name) ? constants() : List.of();
      default -> words;
    };
  }

  private static boolean isConstant(String name) {
    return name.equals(name.toUpperCase(Locale.ROOT));
  }

  private List<ReferenceEntry> constants() {
    return words.stream().filter(entry -> entry.kind() == ReferenceEntry.Kind.CONSTANT).toList();
  }

  /**
   * Returns the hint for a Manim class that is passed as an argument, as in {@code
   * LaggedStartMap(FadeIn, group)}.
   */
  private Optional<String> asFunction(String name) {
    return name.matches("[A-Z].*[a-z].*")
        ? words.stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.WORD)
            .filter(entry -> !entry.name().equals(name))
            .filter(entry -> folded(entry.name()).equals(folded(name)))
            .findFirst()
            .map(ReferenceEntry::name)
            .map(
                word ->
                    Messages.of(
                        "%s is written %s(...); write a function as x -> %s(x), as in"
                            + " laggedStart(group, x -> fadeIn(x))",
                        name, word, word))
        : Optional.empty();
  }

  /**
   * Returns the hint for a method or field of an object or package with the full name {@code
   * owner}.
   */
  Optional<String> member(String kind, String name, String owner) {
    if (kind.equals("class")) {
      return importOf(name);
    }
    List<ReferenceEntry> methods =
        reference.find(owner).stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
            .flatMap(type -> reference.methodsOf(type).stream())
            .toList();
    return Stream.<Supplier<Optional<String>>>of(
            () -> called(kind, name, methods),
            () -> name.contains("_") ? Optional.empty() : spelt(name, methods),
            () -> membersOfManim.hint(name, owner),
            () -> table.find(HintTable.Where.MEMBER, KIND, name),
            () -> spelt(name, methods),
            () -> wordOnObjects(name, methods),
            () -> JavaMembers.hint(kind, name, owner),
            () -> methodOfTexts(name, owner),
            () -> near(name, methods),
            () -> listOf(owner, methods))
        .flatMap(hint -> hint.get().stream())
        .findFirst();
  }

  private static Optional<String> called(String kind, String name, List<ReferenceEntry> methods) {
    return methods.stream()
        .filter(entry -> kind.equals("variable") && entry.name().equals(name))
        .findFirst()
        .map(entry -> "call it with parentheses: " + shown(entry));
  }

  private Optional<String> wordOnObjects(String name, List<ReferenceEntry> methods) {
    return methods.isEmpty()
        ? Optional.empty()
        : words.stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.WORD)
            .filter(entry -> entry.name().equals(name))
            .filter(entry -> entry.signature().matches("\\w+\\((?:\\w*[Mm]object|M)\\b.*"))
            .findFirst()
            .map(entry -> name + " is a function, which takes the object: " + entry.signature());
  }

  private Optional<String> methodOfTexts(String name, String owner) {
    return owner.equals("java.lang.String")
            && reference.find(name).stream().anyMatch(MissingNames::isOfObjects)
        ? Optional.of("a String has no " + name + ": make an object of it, var t = text(s);")
        : Optional.empty();
  }

  private static boolean isOfObjects(ReferenceEntry entry) {
    return entry.kind() == ReferenceEntry.Kind.METHOD
        && entry.owner().matches("zoetrope\\.(?:mobject|animation|scene)\\..*");
  }

  /**
   * Returns the hint for a name that resembles no known name. The name may be that of a Java class,
   * a class of another file, or a variable.
   */
  private static Optional<String> unknown(String kind, String name, boolean qualifies) {
    if (kind.equals("method")) {
      return Optional.of("there is no function " + name + ": ./render doc lists all functions");
    }
    boolean isType = name.matches("[A-Z].*[a-z].*");
    if (isType && kind.equals("variable") && !qualifies) {
      return Optional.of("put text in double quotes: \"" + name + "\"");
    }
    if (isType) {
      return TypeImports.ofJava(name)
          .map(type -> "add the line import " + type + ";")
          .or(
              () ->
                  Optional.of(
                      "there is no class "
                          + name
                          + " in this file: to use classes of other files, create a project with"
                          + " ./render new,"
                          + " and run ./render SCENE in its folder"));
    }
    if (isConstant(name) && name.length() > 1) {
      return Optional.of("colours are RED, GREEN, BLUE; directions are UP, DOWN, LEFT, RIGHT");
    }
    return kind.equals("variable")
        ? Optional.of(
            "there is no variable " + name + " here: declare it before, in the same braces { }")
        : Optional.empty();
  }

  private static Optional<String> listOf(String owner, List<ReferenceEntry> methods) {
    return methods.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "./render doc "
                + owner.substring(owner.lastIndexOf('.') + 1)
                + " lists the methods of such an object");
  }

  private Optional<String> importOfWords(String kind, String name) {
    boolean word =
        switch (kind) {
          case "class" ->
              reference.typesNamed(name).stream().anyMatch(type -> type.owner().equals(WORDS));
          case "variable" -> isWord(ReferenceEntry.Kind.CONSTANT, name);
          default -> isWord(ReferenceEntry.Kind.WORD, name);
        };
    return word ? Optional.of("add the line import static " + WORDS + ".*;") : Optional.empty();
  }

  private boolean isWord(ReferenceEntry.Kind kind, String name) {
    return words.stream().anyMatch(word -> word.kind() == kind && word.name().equals(name));
  }

  private List<ReferenceEntry> types() {
    return reference.entries().stream()
        .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
        .toList();
  }

  /** Returns the import of a missing type; empty if no type has the name. */
  Optional<String> importOf(String name) {
    List<String> lines = imports.of(name).stream().map(type -> "import " + type + ";").toList();
    return lines.isEmpty()
        ? Optional.empty()
        : Optional.of("add the line " + String.join(" or ", lines));
  }

  private static Optional<String> spelt(String name, List<ReferenceEntry> among) {
    String folded = folded(name);
    return among.stream()
        .filter(entry -> folded(entry.name()).equals(folded) && !entry.name().equals(name))
        .max(Comparator.comparing(entry -> !entry.signature().endsWith("()")))
        .map(entry -> name + " is written " + shown(entry));
  }

  private Optional<String> ofManim(String kind, String name) {
    return manim.find(name).stream()
        .filter(row -> row.name().equals(name) || kind.equals("method") && isCalledAlone(row))
        .filter(row -> !row.answer().isEmpty())
        .filter(row -> kind.equals("method") || !membersOfManim.isMember(row))
        .findFirst()
        .map(row -> membersOfManim.answer(row));
  }

  /**
   * Whether Manim's name is used without an object before it: the name of a class, a function, or a
   * method of the scene.
   */
  private boolean isCalledAlone(ManimName row) {
    return !membersOfManim.isMember(row) || row.owner().equals("Scene");
  }

  private Optional<String> methodOfScenes(String kind, String name) {
    return kind.equals("method") && words.stream().anyMatch(word -> word.name().equals(name))
        ? Optional.of("scenes have " + name + "(...): class Name extends Scene { ... }")
        : Optional.empty();
  }

  /**
   * Whether this library has a method of this name that corresponds to a method of Manim objects.
   */
  private boolean isMethodHere(String kind, String name) {
    return kind.equals("method")
        && manim.find(name).stream()
            .flatMap(row -> row.words().stream())
            .anyMatch(word -> word.endsWith("." + name));
  }

  private Optional<String> methodOfObjects(String kind, String name) {
    return reference.find(name).stream()
        .filter(entry -> isOfObjects(entry) && kind.equals("method"))
        .min(Comparator.comparing(entry -> !FREQUENT_TYPES.contains(entry.ownerName())))
        .map(
            entry ->
                entry.ownerName().endsWith("Scene")
                    ? "scenes that extend " + entry.ownerName() + " have " + entry.signature()
                    : Messages.of(
                        "%s is a method of objects of type %s: object.%s%s",
                        name,
                        entry.ownerName(),
                        entry.signature(),
                        entry.type().equals("S")
                            ? "; in play it is animate(c, x -> x." + name + "(...))"
                            : ""));
  }

  private Optional<String> near(String name, List<ReferenceEntry> among) {
    List<String> near =
        reference.near(name, among, MAX_SUGGESTIONS).stream()
            .map(word -> word.substring(word.lastIndexOf('.') + 1))
            .toList();
    return Suggestions.question(near);
  }

  /**
   * Returns a name as messages show it: {@code circle(...)}, {@code .shift(...)}, {@code YELLOW}.
   */
  static String shown(ReferenceEntry entry) {
    boolean called =
        entry.kind() != ReferenceEntry.Kind.CONSTANT
            && entry.kind() != ReferenceEntry.Kind.FIELD
            && entry.kind() != ReferenceEntry.Kind.TYPE;
    return entry.name() + (!called ? "" : entry.signature().endsWith("()") ? "()" : "(...)");
  }

  private static String folded(String name) {
    return name.replace("_", "").toLowerCase(Locale.ROOT);
  }

  private static String camelCase(String name) {
    return SNAKE
        .matcher(name)
        .replaceAll(match -> Matcher.quoteReplacement(match.group(1).toUpperCase(Locale.ROOT)));
  }
}

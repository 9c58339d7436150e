package zoetrope.internal.render.source;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.reference.ManimName;
import zoetrope.reference.ManimNames;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Hints for names that the compiler does not find. */
final class MissingNames {
  private static final int SHOWN = 3;
  private static final Pattern SNAKE = Pattern.compile("_([a-z0-9])");

  /** What Python has and Java calls otherwise. */
  private static final Map<String, String> PYTHON =
      Map.ofEntries(
          Map.entry("self", "this; a scene's own methods are called by their names: play(...)"),
          Map.entry("True", "true"),
          Map.entry("False", "false"),
          Map.entry("None", "null"),
          Map.entry("np", "Math, with Math.sin(x); points are at(x, y) and at(x, y, z)"),
          Map.entry("math", "Math, with Math.sin(x)"),
          Map.entry("len", "list.size(), array.length or text.length()"),
          Map.entry("range", "a loop: for (int i = 0; i < 3; i++)"),
          Map.entry("print", "System.out.println(...)"),
          Map.entry("str", "String.valueOf(...)"),
          Map.entry("abs", "Math.abs(...)"),
          Map.entry("min", "Math.min(a, b)"),
          Map.entry("max", "Math.max(a, b)"),
          Map.entry("sum", "a stream: list.stream().mapToDouble(...).sum()"),
          Map.entry("enumerate", "a loop: for (int i = 0; i < list.size(); i++)"),
          Map.entry("zip", "a loop: for (int i = 0; i < list.size(); i++)"),
          Map.entry("sin", "Math.sin(x)"),
          Map.entry("cos", "Math.cos(x)"),
          Map.entry("exp", "Math.exp(x)"),
          Map.entry("sqrt", "Math.sqrt(x)"));

  /** Java's types that scenes often use, with their packages. */
  private static final Map<String, String> JAVA =
      Map.ofEntries(
          Map.entry("List", "java.util"),
          Map.entry("ArrayList", "java.util"),
          Map.entry("Map", "java.util"),
          Map.entry("HashMap", "java.util"),
          Map.entry("LinkedHashMap", "java.util"),
          Map.entry("Set", "java.util"),
          Map.entry("Arrays", "java.util"),
          Map.entry("Collections", "java.util"),
          Map.entry("Random", "java.util"),
          Map.entry("Stream", "java.util.stream"),
          Map.entry("IntStream", "java.util.stream"),
          Map.entry("Collectors", "java.util.stream"),
          Map.entry("Function", "java.util.function"),
          Map.entry("BiFunction", "java.util.function"),
          Map.entry("Supplier", "java.util.function"),
          Map.entry("Consumer", "java.util.function"),
          Map.entry("UnaryOperator", "java.util.function"),
          Map.entry("DoubleUnaryOperator", "java.util.function"),
          Map.entry("Path", "java.nio.file"),
          Map.entry("Files", "java.nio.file"));

  private final Reference reference;
  private final ManimNames manim;
  private final List<ReferenceEntry> words;

  MissingNames(Reference reference, ManimNames manim) {
    this.reference = reference;
    this.manim = manim;
    this.words =
        Stream.concat(
                reference.entries().stream().filter(ReferenceEntry::isWord),
                reference.find("zoetrope.scene.Scene").stream()
                    .flatMap(scene -> reference.methodsOf(scene).stream()))
            .toList();
  }

  /** The hint for {@code NAME = value} among arguments, as Python names them. */
  static String namedArgument(String name) {
    return "Java has no named arguments: options follow what they are for, as in"
        + " create(c).runTime(2) or circle().setColor(RED); for "
        + name
        + " see ."
        + camelCase(name)
        + "(...)";
  }

  /** The hint for a name with nothing before it: a word, a type, a method of the scene. */
  Optional<String> unqualified(String kind, String name) {
    return Stream.<Optional<String>>of(
            kind.equals("method") ? Optional.empty() : importOf(name),
            Optional.ofNullable(PYTHON.get(name)).map(java -> "Python's " + name + " is " + java),
            spelt(name, words),
            ofManim(name, false),
            methodOfObjects(kind, name),
            near(name, words))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** The hint for a method or field of an object whose type has the full name {@code owner}. */
  Optional<String> member(String name, String owner) {
    List<ReferenceEntry> methods =
        reference.find(owner).stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
            .flatMap(type -> reference.methodsOf(type).stream())
            .toList();
    return Stream.<Optional<String>>of(
            animate(name), spelt(name, methods), ofManim(name, true), near(name, methods))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<String> importOf(String name) {
    List<String> known =
        reference.typesNamed(name).stream()
            .filter(type -> !type.owner().contains(".internal"))
            .map(type -> "import " + type.qualifiedName() + ";")
            .toList();
    if (!known.isEmpty()) {
      return Optional.of("add the line " + String.join(" or ", known));
    }
    return Optional.ofNullable(JAVA.get(name))
        .map(inPackage -> "add the line import " + inPackage + "." + name + ";");
  }

  private static Optional<String> animate(String name) {
    return name.equals("animate")
        ? Optional.of(
            "c.animate.shift(UP) is animate(c, x -> x.shift(UP)) here: what is done to x, which"
                + " stands for c, is animated")
        : Optional.empty();
  }

  /** A name that is there but for its case and underscores. */
  private static Optional<String> spelt(String name, List<ReferenceEntry> among) {
    String folded = folded(name);
    return among.stream()
        .filter(entry -> folded(entry.name()).equals(folded) && !entry.name().equals(name))
        .findFirst()
        .map(entry -> name + " is written " + shown(entry));
  }

  private Optional<String> ofManim(String name, boolean member) {
    List<ManimName> rows =
        manim.find(name).stream()
            .filter(row -> row.name().equals(name))
            .filter(row -> !member || row.kind().equals("method"))
            .filter(row -> !row.answer().isEmpty())
            .toList();
    return rows.stream()
        .findFirst()
        .map(
            row ->
                row.words().isEmpty()
                    ? "Manim's " + name + " is not here: " + row.note()
                    : "Manim's " + name + " is " + called(row) + " here");
  }

  private String called(ManimName row) {
    String best = row.words().get(0);
    String shown =
        reference.resolve(best).stream().findFirst().map(MissingNames::shown).orElse(best);
    return row.note().isEmpty() ? shown : shown + " (" + row.note() + ")";
  }

  private Optional<String> methodOfObjects(String kind, String name) {
    return reference.find(name).stream()
        .filter(entry -> entry.kind() == ReferenceEntry.Kind.METHOD && kind.equals("method"))
        .findFirst()
        .map(
            entry ->
                name
                    + " is a method of objects of type "
                    + entry.ownerName()
                    + ": object."
                    + entry.signature());
  }

  private Optional<String> near(String name, List<ReferenceEntry> among) {
    List<String> near =
        reference.near(name, among, SHOWN).stream()
            .map(word -> word.substring(word.lastIndexOf('.') + 1))
            .toList();
    return Suggestions.question(near);
  }

  /** A word as it is called: {@code circle(...)}, {@code .shift(...)}, {@code YELLOW}. */
  private static String shown(ReferenceEntry entry) {
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

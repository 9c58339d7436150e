package zoetrope.internal.render.source;

import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/**
 * Finds the full names of types by their simple names: of this library's public types, and of Java
 * types that scenes often use.
 */
record TypeImports(Reference reference) {
  private static final Map<String, String> JAVA = new HashMap<>();

  private static final List<String> PACKAGES =
      List.of(
          "java.util",
          "java.util.function",
          "java.util.regex",
          "java.util.concurrent",
          "java.io",
          "java.nio.file",
          "java.nio.charset",
          "java.math",
          "java.text",
          "java.time");

  static {
    put(
        "java.util",
        "List ArrayList Map HashMap LinkedHashMap TreeMap Set HashSet LinkedHashSet TreeSet Arrays"
            + " Collections Comparator Deque ArrayDeque Iterator Locale Objects Optional Random");
    put("java.util.stream", "Stream IntStream DoubleStream Collectors");
    put(
        "java.util.function",
        "Function BiFunction Supplier Consumer BiConsumer Predicate UnaryOperator BinaryOperator"
            + " DoubleUnaryOperator DoubleBinaryOperator DoubleFunction DoubleSupplier"
            + " DoubleConsumer IntFunction IntUnaryOperator ToDoubleFunction");
    put("java.nio.file", "Files");
  }

  private static void put(String inPackage, String names) {
    for (String name : names.split(" ")) {
      JAVA.put(name, inPackage + "." + name);
    }
  }

  /**
   * Returns the full names of the types that a simple name may mean: this library's types, or if
   * there are none, a Java type.
   */
  List<String> of(String name) {
    List<String> known =
        reference.typesNamed(name).stream().map(ReferenceEntry::qualifiedName).toList();
    return known.isEmpty() && JAVA.containsKey(name) ? List.of(JAVA.get(name)) : known;
  }

  /**
   * Returns the full name of the only type with a simple name. Nested types count only if no
   * top-level type has the name.
   */
  Optional<String> only(String name) {
    List<String> all = of(name);
    List<String> inPackages = all.stream().filter(TypeImports::isInPackage).toList();
    List<String> found = inPackages.isEmpty() ? all : inPackages;
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** Returns the full names of all types that {@link #only} finds, by simple name. */
  SortedMap<String, String> all() {
    SortedMap<String, String> types = new TreeMap<>();
    Stream.concat(
            JAVA.keySet().stream(),
            reference.entries().stream()
                .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
                .map(ReferenceEntry::name))
        .forEach(name -> only(name).ifPresent(type -> types.put(name, type)));
    return types;
  }

  /**
   * Returns the full name of a public Java class with a simple name, if it is in one of the
   * packages that scenes sometimes use.
   */
  static Optional<String> ofJava(String name) {
    return PACKAGES.stream().map(p -> p + "." + name).filter(TypeImports::isThere).findFirst();
  }

  private static boolean isThere(String type) {
    try {
      return Modifier.isPublic(Class.forName(type, false, null).getModifiers());
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private static boolean isInPackage(String type) {
    String owner = type.substring(0, type.lastIndexOf('.'));
    return !Character.isUpperCase(owner.charAt(owner.lastIndexOf('.') + 1));
  }
}

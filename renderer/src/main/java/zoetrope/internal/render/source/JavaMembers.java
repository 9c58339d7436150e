package zoetrope.internal.render.source;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Hints for methods and fields that types of the Java class library do not have. */
final class JavaMembers {
  /**
   * Methods that Java has since a version after 17: the type, the name, the version, and what older
   * versions use instead.
   */
  private static final List<NewMethod> NEW =
      List.of(
          new NewMethod("java.lang.Math", "clamp", 21, "Math.max(low, Math.min(high, x))"),
          new NewMethod("java.lang.StrictMath", "clamp", 21, "Math.max(low, Math.min(high, x))"),
          new NewMethod("java.lang.Math", "ceilDiv", 18, "-Math.floorDiv(-a, b)"),
          new NewMethod("java.lang.Math", "ceilMod", 18, "-Math.floorMod(-a, b)"),
          new NewMethod("java.util.List", "getFirst", 21, "list.get(0)"),
          new NewMethod("java.util.List", "getLast", 21, "list.get(list.size() - 1)"),
          new NewMethod("java.util.List", "addFirst", 21, "list.add(0, x)"),
          new NewMethod("java.util.List", "addLast", 21, "list.add(x)"),
          new NewMethod("java.util.List", "removeFirst", 21, "list.remove(0)"),
          new NewMethod("java.util.List", "removeLast", 21, "list.remove(list.size() - 1)"),
          new NewMethod("java.util.List", "reversed", 21, "Collections.reverse(list) on a copy"),
          new NewMethod("java.util.HashMap", "newHashMap", 19, "new HashMap<>()"),
          new NewMethod("java.util.stream.Stream", "gather", 24, "a loop"),
          new NewMethod("java.lang.StringBuilder", "repeat", 21, "append(text.repeat(n))"),
          new NewMethod("java.lang.String", "splitWithDelimiters", 21, "a Matcher"));

  private record NewMethod(String owner, String name, int version, String instead) {
    boolean isOf(Class<?> type) {
      return type.getName().equals(owner)
          || Stream.of(type.getInterfaces()).anyMatch(this::isOf)
          || type.getSuperclass() != null && isOf(type.getSuperclass());
    }

    String hint(Class<?> type) {
      return type.getSimpleName()
          + "."
          + name
          + " needs Java "
          + version
          + ", but this is Java "
          + Runtime.version().feature()
          + "; use "
          + instead;
    }
  }

  private JavaMembers() {}

  /**
   * Returns the hint for a method or field that a Java type does not have. The hint suggests a
   * method whose name differs only in upper and lower case, names the version of Java that has the
   * method, or says how to get the length of an array or a list.
   */
  static Optional<String> hint(String kind, String name, String owner) {
    if (owner.endsWith("[]")) {
      return Optional.of(
          "an array has length and array[0], and keeps its length; a list grows: new"
              + " ArrayList<>()");
    }
    if (!owner.startsWith("java.")) {
      return Optional.empty();
    }
    try {
      Class<?> type = Class.forName(owner, false, ClassLoader.getPlatformClassLoader());
      return name.equals("length") && Iterable.class.isAssignableFrom(type)
          ? Optional.of("the length of a list is list.size()")
          : newer(type, name).or(() -> spelt(kind, name, type));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Returns the hint for a method that only later versions of Java have. */
  static Optional<String> newer(Class<?> type, String name) {
    return NEW.stream()
        .filter(method -> method.name.equals(name) && method.isOf(type))
        .findFirst()
        .map(method -> method.hint(type));
  }

  private static Optional<String> spelt(String kind, String name, Class<?> type) {
    return Stream.of(type.getMethods())
        .filter(method -> method.getName().equalsIgnoreCase(name))
        .findFirst()
        .map(method -> written(kind, name, method, type));
  }

  private static String written(String kind, String name, Method found, Class<?> type) {
    if (kind.equals("variable") && !Modifier.isStatic(found.getModifiers())) {
      return "it is called with parentheses: " + found.getName() + "()";
    }
    String method = type.getSimpleName() + "." + found.getName();
    return kind.equals("variable")
        ? "it is called with parentheses, " + method + "(x); as a function x -> " + method + "(x)"
        : name + " is written " + method + "(...)";
  }
}

package zoetrope.internal.render.source;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.stream.Stream;

/** Hints for methods and fields that types of the Java class library do not have. */
final class JavaMembers {
  private JavaMembers() {}

  /**
   * Returns the hint for a method or field that a Java type does not have. The hint suggests a
   * method whose name differs only in upper and lower case, or says how to get the length of an
   * array or a list.
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
          : Stream.of(type.getMethods())
              .filter(method -> method.getName().equalsIgnoreCase(name))
              .findFirst()
              .map(method -> written(kind, name, method, type));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
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

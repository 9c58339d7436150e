package zoetrope.internal.scene;

import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;

/** Explanations of Java's exceptions for authors who are new to Java. */
final class JavaFailures {
  /**
   * An explanation.
   *
   * @param type the type of the exception
   * @param message the whole message; empty for an exception without one
   * @param text the explanation, with the groups of {@code message} as {@code $1} and so on
   */
  private record Explanation(Class<? extends Throwable> type, Pattern message, String text) {
    Explanation(Class<? extends Throwable> type, String message, String text) {
      this(type, Pattern.compile(message, Pattern.DOTALL), text);
    }

    Optional<String> of(Throwable failure) {
      Matcher found = message.matcher(failure.getMessage() == null ? "" : failure.getMessage());
      return type.isInstance(failure) && found.matches()
          ? Optional.of(found.replaceFirst(text))
          : Optional.empty();
    }
  }

  private static final List<Explanation> ALL =
      List.of(
          new Explanation(
              ArithmeticException.class,
              "/ by zero",
              "a whole number is divided by 0: check the divisor, or write it with a decimal"
                  + " point"),
          new Explanation(
              StringIndexOutOfBoundsException.class,
              ".*length (\\d+)",
              "a text of $1 characters has no such part: its characters count from 0"),
          new Explanation(
              IndexOutOfBoundsException.class,
              "Index (-?\\d+) out of bounds for length 0",
              "there is no element $1: the list is empty"),
          new Explanation(
              IndexOutOfBoundsException.class,
              "Index (-?\\d+) out of bounds for length (\\d+)",
              "there is no element $1 in a list of $2: elements count from 0"),
          new Explanation(
              NullPointerException.class,
              "Cannot .* because \"(?:[\\w.$]+\\.)?(\\w+)\" is null",
              "$1 is null: give it a value before this line, such as $1 = circle()"),
          new Explanation(
              NullPointerException.class,
              "Cannot .* because the return value of \"[\\w.$]+\\.(\\w+)\\(.*\" is null",
              "$1(...) returned null, so there is nothing to use here"),
          new Explanation(
              NumberFormatException.class,
              "For input string: (\".*?\").*",
              "$1 is not a number of this type"),
          new Explanation(
              UnsupportedOperationException.class,
              "",
              "this list cannot be changed: make it with new ArrayList<>(List.of(1, 2))"),
          new Explanation(
              ConcurrentModificationException.class,
              ".*",
              "a list is changed in a loop over it: loop over a copy, List.copyOf(list)"),
          // Java's types do not prevent this error, because a group accepts any mobject.
          new Explanation(
              ClassCastException.class,
              "class zoetrope\\.mobject[\\w.$]*[.$](\\w+) cannot be cast to"
                  + " class zoetrope\\.mobject[\\w.$]*[.$](\\w+).*",
              "a member of a group is of type $1, but the group is one of $2: its type comes"
                  + " from its declaration or its first members, and add(...) accepts any object;"
                  + " for members of several types declare it as Group<Mobject<?>>, as in"
                  + " Group<Mobject<?>> row = group()"));

  private JavaFailures() {}

  static Optional<String> explain(Throwable failure) {
    return failure instanceof StackOverflowError ? Optional.of(recursion(failure)) : table(failure);
  }

  /** Names the author's method that calls itself instead of the function with the same name. */
  private static String recursion(Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .filter(frame -> CallSite.isAuthors(frame.getClassName()))
        .map(StackTraceElement::getMethodName)
        .distinct()
        .filter(JavaFailures::isFunction)
        .findFirst()
        .map(
            name ->
                Messages.of(
                    "StackOverflowError: the method %s of the scene hides Zoetrope.%s, and calls"
                        + " itself instead: rename it",
                    name, name))
        .orElse("StackOverflowError: endless recursion; does a method call itself?");
  }

  /** Whether {@code import static zoetrope.Zoetrope.*} provides a function of this name. */
  private static boolean isFunction(String name) {
    try {
      // Classes of scenes do not depend on the class that collects the functions of all layers.
      return Arrays.stream(Class.forName(CallSite.FUNCTIONS).getMethods())
          .anyMatch(method -> method.getName().equals(name));
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static Optional<String> table(Throwable failure) {
    return ALL.stream().flatMap(each -> each.of(failure).stream()).findFirst();
  }
}

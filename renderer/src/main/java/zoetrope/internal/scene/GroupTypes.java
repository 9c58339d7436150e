package zoetrope.internal.scene;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An explanation of an error that Java's types do not prevent. A group has the type of its first
 * members but accepts any mobject; it fails when it returns one of another type.
 */
final class GroupTypes {
  private static final String MOBJECT = "class (zoetrope\\.mobject\\.[\\w.$]+)";
  private static final Pattern CAST =
      Pattern.compile(MOBJECT + " cannot be cast to " + MOBJECT + ".*", Pattern.DOTALL);

  private GroupTypes() {}

  /** Returns the explanation if {@code failure} is this error. */
  static Optional<String> explain(Throwable failure) {
    if (!(failure instanceof ClassCastException) || failure.getMessage() == null) {
      return Optional.empty();
    }
    Matcher found = CAST.matcher(failure.getMessage());
    if (!found.matches()) {
      return Optional.empty();
    }
    String was = simple(found.group(1));
    String expected = simple(found.group(2));
    return Optional.of(
        "a "
            + was
            + " is no "
            + expected
            + ": a group has the type of what it is made of, and returns what was added later as"
            + " that; make it with new Group<Mobject<?>>(...), or declare it as Group<Mobject<?>>"
            + " in place of var, and it holds any mobject");
  }

  private static String simple(String className) {
    return className.substring(
        Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
  }
}

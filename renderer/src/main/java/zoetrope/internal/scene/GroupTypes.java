package zoetrope.internal.scene;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.mobject.Preconditions;

/**
 * An explanation of an error that Java's types do not prevent. A group has the type of its first
 * members but accepts any mobject. A call that returns a member of another type fails.
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
        Preconditions.a(was)
            + " is not "
            + Preconditions.a(expected)
            + ": a group has the type of its first members, also for members that are added"
            + " later; to hold"
            + " any mobject, create it with new Group<Mobject<?>>(...), or declare it as"
            + " Group<Mobject<?>> instead of var");
  }

  private static String simple(String className) {
    return className.substring(
        Math.max(className.lastIndexOf('.'), className.lastIndexOf('$')) + 1);
  }
}

package zoetrope.internal.diagnostics;

import java.util.regex.Pattern;

/** Checks of values that authors pass. */
public final class Preconditions {
  private static final int MAX_COUNT = 1_000_000;

  private static final int MAX_GROUP_DEPTH = 500;

  /** Matches the beginning of words whose first sound is a vowel: "Underline", but not "Union". */
  private static final Pattern BEGINS_WITH_VOWEL =
      Pattern.compile("[aeio]|u(?!ni|s[ei]|ti)", Pattern.CASE_INSENSITIVE);

  private Preconditions() {}

  /** Returns a noun with its article, such as {@code an Underline} and {@code a Union}. */
  public static String a(String noun) {
    return (BEGINS_WITH_VOWEL.matcher(noun).lookingAt() ? "an " : "a ") + noun;
  }

  /**
   * Checks a condition on arguments. Use an {@code if} where a check runs for each point or pixel,
   * because the arguments of the message are evaluated even if the condition holds.
   *
   * @param template the message, for {@link Messages#of}
   * @throws IllegalArgumentException if the condition does not hold
   */
  public static void require(boolean condition, String template, Object... arguments) {
    if (!condition) {
      throw new IllegalArgumentException(Messages.of(template, arguments));
    }
  }

  /**
   * Checks that {@code value} is finite, and returns it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static double requireFinite(String what, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a finite number");
    }
    return value;
  }

  /**
   * Checks that {@code value} is finite and at least 0, and returns it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static double requireNotNegative(String what, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(what + " is " + value + "; it must be 0 or more");
    }
    return value;
  }

  /**
   * Checks that {@code value} is finite and above a limit, and returns it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static double requireAbove(String what, double value, double limit) {
    if (!(value > limit && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a number above " + limit);
    }
    return value;
  }

  /**
   * Checks that {@code value} is at least {@code least} and at most a million, and returns it.
   * Larger values are errors that would exhaust the memory.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public static int requireAtLeast(String what, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(what + " is " + value + ", not at least " + least);
    }
    if (value > MAX_COUNT) {
      throw new IllegalArgumentException(what + " is " + value + ", more than " + MAX_COUNT);
    }
    return value;
  }

  /**
   * Checks that groups are not nested so deeply that the stack of the thread overflows.
   *
   * @throws IllegalStateException if they are
   */
  public static void requireNested(int depth) {
    if (depth > MAX_GROUP_DEPTH) {
      throw new IllegalStateException(
          "groups are nested more than "
              + MAX_GROUP_DEPTH
              + " deep: put the members into one or a few groups");
    }
  }
}

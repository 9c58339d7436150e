package zoetrope.attention;

import java.util.Locale;

/** Checks of the shapes and numbers that callers pass. */
public final class Checks {
  private Checks() {}

  /**
   * Checks a condition on arguments.
   *
   * @param template the message, for {@link String#format}
   * @throws IllegalArgumentException if the condition does not hold
   */
  public static void require(boolean condition, String template, Object... arguments) {
    if (!condition) {
      throw new IllegalArgumentException(String.format(Locale.ROOT, template, arguments));
    }
  }
}

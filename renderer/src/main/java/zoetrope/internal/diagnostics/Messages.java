package zoetrope.internal.diagnostics;

import java.util.Locale;

/** Fills templates of messages and other texts. */
public final class Messages {
  private Messages() {}

  /**
   * Returns the template filled with the arguments, as by {@link String#format}. The result does
   * not depend on the locale.
   */
  public static String of(String template, Object... arguments) {
    return String.format(Locale.ROOT, template, arguments);
  }
}

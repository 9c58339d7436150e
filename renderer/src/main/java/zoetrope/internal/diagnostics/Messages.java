package zoetrope.internal.diagnostics;

import java.util.Locale;

/** Fills templates of messages. */
public final class Messages {
  private Messages() {}

  /**
   * Returns the template with each {@code %s} replaced by the next argument. The result does not
   * depend on the locale.
   */
  public static String of(String template, Object... arguments) {
    return String.format(Locale.ROOT, template, arguments);
  }
}

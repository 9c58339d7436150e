package zoetrope.render.result;

import zoetrope.internal.diagnostics.Messages;

/**
 * Thrown when the caller asks for something that does not exist or is not possible. The message
 * says what is wrong, and what exists or is possible instead.
 */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Failure.Subject subject;
  private final String given;

  /** Creates an error with a message for the user. */
  public UsageException(String message) {
    this(message, Failure.Subject.OTHER, "");
  }

  /**
   * Creates an error about a value of the caller.
   *
   * @param subject the role of the value
   * @param given the value as the message shows it, so that callers can insert an option before it
   */
  public UsageException(String message, Failure.Subject subject, String given) {
    super(message);
    this.subject = subject;
    this.given = given;
  }

  /**
   * Throws an error with the message of a template, as in {@link String#format}, if not allowed.
   */
  public static void require(boolean allowed, String template, Object... arguments) {
    if (!allowed) {
      throw new UsageException(Messages.of(template, arguments));
    }
  }

  public Failure.Subject subject() {
    return subject;
  }

  /** Returns the value as the message shows it; may be empty. */
  public String given() {
    return given;
  }
}

package zoetrope.render.result;

/**
 * The caller asked for something that does not exist. The message says what, and what does exist.
 */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Failure.Subject subject;
  private final String given;

  /** An error with a message for the user. */
  public UsageException(String message) {
    this(message, Failure.Subject.OTHER, "");
  }

  /**
   * An error in something that the caller gave.
   *
   * @param subject what it was given as
   * @param given how it stands in the message, for callers that have a name of their own for it
   */
  public UsageException(String message, Failure.Subject subject, String given) {
    super(message);
    this.subject = subject;
    this.given = given;
  }

  /** What the error is about. */
  public Failure.Subject subject() {
    return subject;
  }

  /** What was given, as it stands in the message; may be empty. */
  public String given() {
    return given;
  }
}

package zoetrope.render;

/** The caller asked for something that does not exist. The message says what and what does. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** An error with a message for the user. */
  public UsageException(String message) {
    super(message);
  }
}

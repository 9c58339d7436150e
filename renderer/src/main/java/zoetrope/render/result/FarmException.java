package zoetrope.render.result;

/**
 * A {@link zoetrope.render.cluster.Farm} could not do its work, and no film is to blame. The
 * message says what helps.
 */
public final class FarmException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A failure with a message for the user, and what it came from, or null. */
  public FarmException(String message, Throwable cause) {
    super(message, cause);
  }
}

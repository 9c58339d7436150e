package zoetrope.render.result;

/**
 * Thrown when a {@link zoetrope.render.cluster.Farm} fails for a reason that no video has caused.
 * The message suggests a fix.
 */
public final class FarmException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an error with a message for the user and a cause, or null. */
  public FarmException(String message, Throwable cause) {
    super(message, cause);
  }
}

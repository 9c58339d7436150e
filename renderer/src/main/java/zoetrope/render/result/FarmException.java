package zoetrope.render.result;

/**
 * A {@link zoetrope.render.cluster.Farm} failed, and no video is the cause. The message suggests a
 * fix.
 */
public final class FarmException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an error with a message for the user and a cause, or null. */
  public FarmException(String message, Throwable cause) {
    super(message, cause);
  }
}

package zoetrope.attention.file;

/**
 * An error in a file of attention, weights or a vocabulary. The message names file, array and
 * place, and suggests a fix.
 */
public final class AttentionFileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates an error at {@code place}, which begins with the file. */
  public AttentionFileException(String place, String message) {
    super(place + ": " + message);
  }

  /** Creates an error at {@code place} with a cause. */
  public AttentionFileException(String place, String message, Throwable cause) {
    super(place + ": " + message, cause);
  }
}

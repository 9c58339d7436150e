package zoetrope.attention.file;

/**
 * A file of attention, weights or a vocabulary cannot be read: the message names file, array and
 * place, and a remedy.
 */
public final class AttentionFileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** At the place {@code place}, which begins with the file. */
  public AttentionFileException(String place, String message) {
    super(place + ": " + message);
  }

  /** At the place {@code place}, with what caused it. */
  public AttentionFileException(String place, String message, Throwable cause) {
    super(place + ": " + message, cause);
  }
}

package zoetrope.attention.file;

/** A file of attention cannot be read: the message names file, array and place, and a remedy. */
public final class AttentionFileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  AttentionFileException(String place, String message) {
    super(place + ": " + message);
  }

  AttentionFileException(String place, String message, Throwable cause) {
    super(place + ": " + message, cause);
  }
}

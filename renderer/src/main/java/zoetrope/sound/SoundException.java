package zoetrope.sound;

/** Thrown when a sound is not available. The message says which sound, why, and what to do. */
public final class SoundException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Creates a failure with a message for the author. */
  public SoundException(String message) {
    super(message);
  }

  /** Creates a failure with a message for the author and its cause. */
  public SoundException(String message, Throwable cause) {
    super(message, cause);
  }
}

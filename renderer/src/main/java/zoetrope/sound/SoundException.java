package zoetrope.sound;

/** A sound cannot be had: which one, why, and what to do about it. */
public final class SoundException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** A failure, with a message for the author. */
  public SoundException(String message) {
    super(message);
  }

  /** A failure, with a message for the author and its cause. */
  public SoundException(String message, Throwable cause) {
    super(message, cause);
  }
}

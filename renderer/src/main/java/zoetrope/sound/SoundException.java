package zoetrope.sound;

/** Thrown when a sound is not available. The message says which sound, why, and what to do. */
public final class SoundException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public SoundException(String message) {
    super(message);
  }

  public SoundException(String message, Throwable cause) {
    super(message, cause);
  }
}

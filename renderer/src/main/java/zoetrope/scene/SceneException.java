package zoetrope.scene;

/** A scene could not be run to its end. The message says what is wrong and what helps. */
public final class SceneException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String file;
  private final int line;

  /**
   * @param file the author's source file, or an empty string when unknown
   * @param line the line in it, or 0
   */
  public SceneException(String message, Throwable cause, String file, int line) {
    super(message, cause);
    this.file = file;
    this.line = line;
  }

  /** The author's source file, or an empty string when unknown. */
  public String file() {
    return file;
  }

  /** The line in {@link #file()}, or 0. */
  public int line() {
    return line;
  }

  /** {@code File.java:12}, or an empty string when unknown. */
  public String place() {
    return file.isEmpty() ? "" : line > 0 ? file + ":" + line : file;
  }
}

package zoetrope.data;

/** Thrown when data cannot be read. The message names the file, the line, the column and a fix. */
public final class DataException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  DataException(String message, Throwable cause) {
    super(message, cause);
  }

  static DataException at(String source, int line, String message) {
    return new DataException(source + ":" + line + ": " + message, null);
  }
}

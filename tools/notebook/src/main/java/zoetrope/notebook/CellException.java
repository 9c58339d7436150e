package zoetrope.notebook;

/** A failure of a cell, with a message for the user that needs no stack trace. */
final class CellException extends RuntimeException {
  private static final long serialVersionUID = 1;

  CellException(String message) {
    this(message, null);
  }

  CellException(String message, Throwable cause) {
    super(message, cause, false, false);
  }
}

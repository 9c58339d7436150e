package zoetrope.tools.fuzz;

/** Thrown for an error that the renderer did not notice, such as a blank frame. */
final class UnwantedOutcome extends Exception {
  private static final long serialVersionUID = 1L;

  UnwantedOutcome(String message) {
    super(message);
  }
}

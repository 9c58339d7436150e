package zoetrope.tools.fuzz;

/** An error without an exception of the project, such as a blank frame. */
final class UnwantedOutcome extends Exception {
  private static final long serialVersionUID = 1L;

  UnwantedOutcome(String message) {
    super(message);
  }
}

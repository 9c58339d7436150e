package zoetrope.tools.fuzz;

/** What is no exception of the project and still should not be, such as a blank film. */
final class UnwantedOutcome extends Exception {
  private static final long serialVersionUID = 1L;

  UnwantedOutcome(String message) {
    super(message);
  }
}

package zoetrope.tools.faults;

/** Thrown if a rendering does not react to a fault as it should. */
public final class NotSurvived extends Exception {
  private static final long serialVersionUID = 1;

  NotSurvived(String what) {
    super(what);
  }
}

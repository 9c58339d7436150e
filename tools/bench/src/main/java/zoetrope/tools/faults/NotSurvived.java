package zoetrope.tools.faults;

/** A rendering did something wrong under a fault. */
public final class NotSurvived extends Exception {
  private static final long serialVersionUID = 1;

  NotSurvived(String what) {
    super(what);
  }
}

package zoetrope.tools.faults;

/** Thrown if this machine cannot cause a fault. */
public final class NotHere extends Exception {
  private static final long serialVersionUID = 1;

  NotHere(String why) {
    super(why);
  }
}

package zoetrope.tools.faults;

/** This machine cannot cause a fault. */
public final class NotHere extends Exception {
  private static final long serialVersionUID = 1;

  NotHere(String why) {
    super(why);
  }
}

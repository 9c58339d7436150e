package zoetrope.tools.faults;

/** A fault cannot be brought about on this machine. */
public final class NotHere extends Exception {
  private static final long serialVersionUID = 1;

  NotHere(String why) {
    super(why);
  }
}

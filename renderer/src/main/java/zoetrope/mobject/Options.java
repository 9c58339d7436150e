package zoetrope.mobject;

/** Checks of what authors set. */
public final class Options {
  private Options() {}

  /** Throws {@link IllegalArgumentException} unless {@code value} is finite and at least 0. */
  public static double requireNotNegative(String what, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a number from 0 up");
    }
    return value;
  }

  /** Throws {@link IllegalArgumentException} unless {@code value} is finite and above a limit. */
  public static double requireAbove(String what, double value, double limit) {
    if (!(value > limit && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a number above " + limit);
    }
    return value;
  }

  /** Throws {@link IllegalArgumentException} unless {@code value} is at least {@code least}. */
  public static int requireAtLeast(String what, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(what + " is " + value + ", not at least " + least);
    }
    return value;
  }
}

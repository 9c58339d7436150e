package zoetrope.internal.mobject;

/** Checks of what authors set. */
public final class Preconditions {
  private static final int MOST = 1_000_000;

  /** How deep groups may be nested. */
  private static final int DEEPEST = 500;

  private Preconditions() {}

  /** A noun behind its article: {@code an Ellipse}. */
  public static String a(String noun) {
    return ("AEIO".indexOf(Character.toUpperCase(noun.charAt(0))) >= 0 ? "an " : "a ") + noun;
  }

  /**
   * Checks that {@code value} is a finite number, and returns it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static double requireFinite(String what, double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a finite number");
    }
    return value;
  }

  /**
   * Checks that {@code value} is finite and at least 0, and returns it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static double requireNotNegative(String what, double value) {
    if (!(value >= 0 && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a number from 0 up");
    }
    return value;
  }

  /**
   * Checks that {@code value} is finite and above a limit, and returns it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static double requireAbove(String what, double value, double limit) {
    if (!(value > limit && value < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(what + " is " + value + ", not a number above " + limit);
    }
    return value;
  }

  /**
   * Checks that {@code value} is at least {@code least}, and at most a million, beyond which it is
   * a mistake that would exhaust the memory; returns it.
   *
   * @throws IllegalArgumentException if it is not
   */
  public static int requireAtLeast(String what, int value, int least) {
    if (value < least) {
      throw new IllegalArgumentException(what + " is " + value + ", not at least " + least);
    }
    if (value > MOST) {
      throw new IllegalArgumentException(what + " is " + value + ", more than " + MOST);
    }
    return value;
  }

  /** Requires that groups are not nested so deeply that the stack of a thread ends. */
  public static void requireNested(int depth) {
    if (depth > DEEPEST) {
      throw new IllegalStateException(
          "groups within groups, more than "
              + DEEPEST
              + " deep: put the members into one group, or into a few");
    }
  }
}

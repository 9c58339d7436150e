package zoetrope.internal.mobject;

/**
 * Counts steps at a fixed rate while time passes. After a time t there have been exactly floor(t
 * rate) steps, reckoned in whole numbers: however the time was divided, the count is the same.
 */
public final class FixedSteps {
  private final int perSecond;
  private long elapsed;
  private long done;

  /** Steps that begin to be counted now; {@code perSecond} is 1 to 1,000,000. */
  public FixedSteps(int perSecond) {
    this.perSecond = perSecond;
  }

  /** Steps that have got as far as {@code other}. */
  public FixedSteps(FixedSteps other) {
    perSecond = other.perSecond;
    elapsed = other.elapsed;
    done = other.done;
  }

  /** The length of a step in seconds. */
  public double length() {
    return 1.0 / perSecond;
  }

  /** How many flicks are left until the next step is due; 0 or less when it is due now. */
  public long untilNext() {
    long next = done + 1;
    long rest = next % perSecond * Flicks.PER_SECOND;
    long due = next / perSecond * Flicks.PER_SECOND - Math.floorDiv(-rest, (long) perSecond);
    return due - elapsed;
  }

  /** Lets time pass. */
  public void pass(long flicks) {
    elapsed += flicks;
  }

  /** Counts a step. */
  public void taken() {
    done++;
  }
}

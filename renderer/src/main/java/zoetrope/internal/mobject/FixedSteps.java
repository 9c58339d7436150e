package zoetrope.internal.mobject;

/**
 * A counter of steps at a fixed rate. After a time t there are exactly floor(t * rate) steps. The
 * computation uses integers, so the count does not depend on how the time is divided.
 */
public final class FixedSteps {
  private final int perSecond;
  private long elapsed;
  private long done;

  /** Starts to count steps; {@code perSecond} is from 1 to 1,000,000. */
  public FixedSteps(int perSecond) {
    this.perSecond = perSecond;
  }

  /** Creates a counter with the progress of {@code other}. */
  public FixedSteps(FixedSteps other) {
    perSecond = other.perSecond;
    elapsed = other.elapsed;
    done = other.done;
  }

  /** Returns the length of a step in seconds. */
  public double length() {
    return 1.0 / perSecond;
  }

  /** Returns the flicks until the next step is due; 0 or less if it is due now. */
  public long untilNext() {
    long next = done + 1;
    long rest = next % perSecond * Flicks.PER_SECOND;
    long due = next / perSecond * Flicks.PER_SECOND - Math.floorDiv(-rest, (long) perSecond);
    return due - elapsed;
  }

  /** Advances time by {@code flicks}. */
  public void pass(long flicks) {
    elapsed += flicks;
  }

  /** Counts a step. */
  public void taken() {
    done++;
  }
}

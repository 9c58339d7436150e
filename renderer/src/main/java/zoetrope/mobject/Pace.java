package zoetrope.mobject;

import java.util.function.LongUnaryOperator;

/**
 * The local time of some mobjects while an animation changes the speed of time. It maps the time
 * since the start of the animation to local time, both in flicks of 1/705,600,000 s. Before and
 * after, local time passes at normal speed.
 */
public final class Pace {
  private final long length;
  private final LongUnaryOperator localTime;
  private long present;
  private boolean over;

  /**
   * Creates a pace that lasts for {@code length} flicks.
   *
   * @param localTime maps elapsed time to local time; must be 0 at 0 and must not decrease
   */
  public Pace(long length, LongUnaryOperator localTime) {
    this.length = length;
    this.localTime = localTime;
  }

  /** Sets the time since the start of the animation. */
  public void reach(long flicks) {
    present = Math.max(0, Math.min(length, flicks));
  }

  /** Ends the pace. */
  public void end() {
    over = true;
  }

  /** Returns whether the pace has ended. The updaters then discard it at their next step. */
  public boolean isOver() {
    return over;
  }

  private long toLocal(long since) {
    if (since <= 0) {
      return since;
    }
    return since < length
        ? localTime.applyAsLong(since)
        : localTime.applyAsLong(length) + since - length;
  }

  /** A clock for the updaters or the simulations of one mobject. */
  public final class Clock {
    private long reached = length;

    private long now() {
      return present < length ? present : reached;
    }

    /** Returns how much local time has passed in the last {@code flicks} flicks, in flicks. */
    public long pass(long flicks) {
      reached = present < length ? present : reached + flicks;
      return Math.max(0, toLocal(reached) - toLocal(reached - flicks));
    }

    /**
     * Returns the flicks until {@code localFlicks} of local time have passed, from 1 to {@code
     * limit}.
     */
    public long until(long localFlicks, long limit) {
      long from = toLocal(now());
      long low = 0;
      long high = Math.max(1, limit);
      while (high - low > 1) {
        long middle = low + (high - low) / 2;
        if (toLocal(now() + middle) - from >= localFlicks) {
          high = middle;
        } else {
          low = middle;
        }
      }
      return high;
    }
  }
}

package zoetrope.mobject;

import java.util.function.LongUnaryOperator;

/**
 * How fast time passes for some objects while the speed of an animation changes: their own time as
 * a function of the time since it began, both in flicks. Before and after, theirs passes as usual.
 */
public final class Pace {
  private final long length;
  private final LongUnaryOperator own;
  private long present;
  private boolean over;

  /**
   * A pace that lasts for {@code length} flicks.
   *
   * @param own is 0 at 0 and does not decrease
   */
  public Pace(long length, LongUnaryOperator own) {
    this.length = length;
    this.own = own;
  }

  /** To be called when so much time has passed since it began. */
  public void reach(long flicks) {
    present = Math.max(0, Math.min(length, flicks));
  }

  /** To be called when it has ended. */
  public void end() {
    over = true;
  }

  /** Whether it has ended, so that objects forget it when they have lived up to its end. */
  public boolean isOver() {
    return over;
  }

  private long ownTime(long since) {
    if (since <= 0) {
      return since;
    }
    return since < length ? own.applyAsLong(since) : own.applyAsLong(length) + since - length;
  }

  /** The time that one object, in one respect, has lived up to. */
  public final class Clock {
    private long reached = length;

    private long now() {
      return present < length ? present : reached;
    }

    /** How much of its own time passes while {@code flicks} pass, the last of which is now. */
    public long pass(long flicks) {
      reached = present < length ? present : reached + flicks;
      return Math.max(0, ownTime(reached) - ownTime(reached - flicks));
    }

    /**
     * After how many flicks, from 1 to {@code limit}, so much of its own time will have passed; at
     * most {@code limit}.
     */
    public long until(long ownFlicks, long limit) {
      long from = ownTime(now());
      long low = 0;
      long high = Math.max(1, limit);
      while (high - low > 1) {
        long middle = low + (high - low) / 2;
        if (ownTime(now() + middle) - from >= ownFlicks) {
          high = middle;
        } else {
          low = middle;
        }
      }
      return high;
    }
  }
}

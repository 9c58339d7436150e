package zoetrope.lint;

import zoetrope.lint.FrameFault.Level;

/**
 * Successive frames where the same objects touch. In some of these frames, the touch may be a
 * fault.
 */
final class Episode {
  /**
   * If a touch becomes a fault within this time, in seconds, the fault is reported from the start
   * of the touch. Otherwise it is reported from its own start.
   */
  private static final double MAX_TOUCH_SECONDS = 1;

  private FrameFault fault;
  private FrameFault last;
  private final long from;
  private long until;

  /**
   * The number of frames from the check before the fault to its first frame, and between the last
   * two checks that found it.
   */
  private long firstGap;

  private long lastGap;

  /** The first and the last frame with the fault; -1 if there is none. */
  private long faultFrom = -1;

  private long faultUntil = -1;

  /** The number of frames that hide a large part of a text, and that hide any part. */
  private long lost;

  private long hidden;

  /**
   * Creates an episode that begins in a frame.
   *
   * @param gap the number of frames since the last frame that was checked
   */
  Episode(FrameFault fault, long frame, long gap) {
    this.fault = fault;
    this.from = frame;
    this.until = frame - gap;
    add(fault, frame, gap);
  }

  /**
   * Adds the frames up to {@code frame}, which show the fault in this state.
   *
   * @param gap the number of frames since the last frame that was checked
   */
  void add(FrameFault now, long frame, long gap) {
    long passed = frame - until;
    last = now;
    until = frame;
    if (now.level() != Level.TOUCH) {
      firstGap = faultFrom < 0 ? gap : firstGap;
      faultFrom = faultFrom < 0 ? frame : faultFrom;
      faultUntil = frame;
      lastGap = gap;
    }
    lost += now.level() == Level.LOSS ? passed : 0;
    hidden += now.level().compareTo(Level.PART) >= 0 ? passed : 0;
    int worse = now.level().compareTo(fault.level());
    if (worse > 0 || worse == 0 && now.extent() > fault.extent()) {
      fault = now;
    }
  }

  /** Returns the fault in its worst state. */
  FrameFault fault() {
    return fault;
  }

  FrameFault last() {
    return last;
  }

  /** Whether the touch was a fault in at least one frame. */
  boolean isFault() {
    return faultFrom >= 0;
  }

  /** Returns the frame where the reported fault starts. */
  long start(double framesPerSecond) {
    return isFault() && faultFrom - from > MAX_TOUCH_SECONDS * framesPerSecond ? faultFrom : from;
  }

  /** Returns the last frame. */
  long until() {
    return until;
  }

  /**
   * Returns the number of frames with the fault; 0 without a fault. The fault begins and ends
   * between two checks. On average it begins half a gap before the first check that finds it and
   * ends half a gap after the last one. Therefore the number does not depend on the gaps.
   */
  double frames() {
    return isFault() ? faultUntil - faultFrom + (firstGap + lastGap) / 2.0 : 0;
  }

  /** Returns the number of frames with the fault or a touch. */
  double touched(double framesPerSecond) {
    return until - start(framesPerSecond) + (firstGap + lastGap) / 2.0;
  }

  /** Returns the number of frames that hide a large part of a text. */
  long lost() {
    return lost;
  }

  /** Returns the number of frames that hide a part of a text. */
  long hidden() {
    return hidden;
  }

  static Episode longer(Episode a, Episode b) {
    return b.frames() > a.frames() ? b : a;
  }
}

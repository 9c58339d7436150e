package zoetrope.animation;

import java.util.Objects;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.sound.SpokenLine;

/** The options of all animations: run time, rate function, lag ratio and time span. */
public abstract class AnimationOptions<A extends Animation<A>> {
  private Double runTime;
  private RateFunction rate = RateFunctions.SMOOTH;
  private double lagRatio;
  private double spanStart;
  private double spanEnd;

  AnimationOptions() {}

  /**
   * Sets the run time in seconds, 0 or more.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public A runTime(double seconds) {
    runTime = requireTime(seconds, "run time");
    return self();
  }

  /** Sets the run time to the whole duration of a spoken line. */
  public A during(SpokenLine line) {
    return runTime(line.seconds());
  }

  /** Sets the rate function; {@link RateFunctions#SMOOTH} by default for most animations. */
  public A rate(RateFunction function) {
    rate = Objects.requireNonNull(function, "a rate function is needed, not null");
    return self();
  }

  /**
   * Sets the lag ratio: the delay between the starts of successive submobjects, divided by the run
   * time of one submobject. It is 0 or more. If it is 0, all start at once; if it is 1, each starts
   * when the previous one ends. The total run time does not change.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public A lagRatio(double ratio) {
    lagRatio = Preconditions.requireNotNegative("the lag ratio", ratio);
    return self();
  }

  /**
   * Sets the time span of the change within the play, in seconds. The run time becomes at least
   * {@code end}.
   *
   * @throws IllegalArgumentException if a time is negative or not finite, or the span is empty
   */
  public A timeSpan(double start, double end) {
    spanStart = requireTime(start, "start of the time span");
    spanEnd = requireTime(end, "end of the time span");
    Preconditions.require(end > start, "the time span from %s s to %s s has no length", start, end);
    return self();
  }

  /** Returns this animation with its concrete type. */
  @SuppressWarnings("unchecked") // A is the concrete class by contract
  protected final A self() {
    return (A) this;
  }

  private static double requireTime(double seconds, String what) {
    Preconditions.require(
        seconds >= 0 && seconds < Double.POSITIVE_INFINITY,
        "a %s of %s s is not possible: it must be a number of seconds, 0 or more",
        what,
        seconds);
    return seconds;
  }

  /** Returns the run time in seconds: at least until the end of the time span. */
  final double chosenRunTime() {
    return Math.max(runTime != null ? runTime : defaultRunTime(), spanEnd);
  }

  /** Returns the run time in seconds if none is set. */
  protected double defaultRunTime() {
    return 1;
  }

  public final double lagRatio() {
    return lagRatio;
  }

  public final RateFunction rate() {
    return rate;
  }

  /** Returns whether the change has a time span within the play. */
  final boolean hasSpan() {
    return spanEnd > spanStart;
  }

  final double spanStart() {
    return spanStart;
  }

  final double spanEnd() {
    return spanEnd;
  }
}

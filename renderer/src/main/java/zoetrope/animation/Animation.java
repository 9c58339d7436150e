package zoetrope.animation;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import zoetrope.mobject.Mobject;

/**
 * A change of a mobject over time.
 *
 * <p>Its life on the stage: {@link #begin}, then {@link #interpolate} with alpha from 0 to 1 for
 * each frame, {@link #finish}, {@link #cleanUp}. Alpha is the share of the run time that passed.
 * Options are set before and chain:
 *
 * <pre>{@code
 * play(fadeIn(title).shift(UP).runTime(2).rate(LINEAR));
 * }</pre>
 *
 * @param <A> the concrete class itself
 */
public abstract class Animation<A extends Animation<A>> {
  private final Mobject<?> mobject;
  private Double runTime;
  private RateFunction rate = RateFunctions.SMOOTH;
  private double lagRatio;
  private boolean remover;
  private double spanStart;
  private double spanEnd;
  private boolean suspended;

  /** Whether what is shown is the state before its time. */
  private boolean waiting;

  /** What it takes since it began, whatever becomes of the object meanwhile; before, no number. */
  private double begun = Double.NaN;

  /** An animation of {@code mobject} with the defaults: 1 s, smooth, no lag. */
  protected Animation(Mobject<?> mobject) {
    this.mobject = Objects.requireNonNull(mobject, "there is nothing to animate: null");
  }

  // --- options ---

  /**
   * How long it takes, in seconds, 0 or more. Throws {@link IllegalArgumentException} otherwise.
   */
  public A runTime(double seconds) {
    runTime = requireTime(seconds, "run time");
    return self();
  }

  /** How progress follows time. */
  public A rate(RateFunction function) {
    rate = Objects.requireNonNull(function, "a rate function is needed, not null");
    return self();
  }

  /**
   * By how much of its own time each member of the family starts after the one before: 0 all at
   * once, 1 one after the other. The run time of the whole stays.
   */
  public A lagRatio(double ratio) {
    if (!(ratio >= 0 && ratio < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("lag ratio " + ratio + " is not 0 or more");
    }
    lagRatio = ratio;
    return self();
  }

  /**
   * Lets the change happen from second {@code start} to second {@code end} of the play; the run
   * time becomes at least {@code end}.
   */
  public A timeSpan(double start, double end) {
    spanStart = requireTime(start, "start of the time span");
    spanEnd = requireTime(end, "end of the time span");
    if (!(end > start)) {
      throw new IllegalArgumentException(
          "the time span from " + start + " s to " + end + " s has no length");
    }
    return self();
  }

  /** Whether the object leaves the stage at the end. */
  public A remover(boolean leaves) {
    remover = leaves;
    return self();
  }

  /** This animation, typed as itself. */
  @SuppressWarnings("unchecked") // A is the concrete class by contract
  protected final A self() {
    return (A) this;
  }

  private static double requireTime(double seconds, String what) {
    if (!(seconds >= 0 && seconds < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "a "
              + what
              + " of "
              + seconds
              + " s is not possible: it must be a number of seconds, 0 or more");
    }
    return seconds;
  }

  // --- asking ---

  /** Whether the object comes to the front of the stage although all of it stands there already. */
  public boolean bringsForward() {
    return true;
  }

  /** The animations that it plays at the same time: itself, unless it is a group of others. */
  public Stream<Animation<?>> together() {
    return Stream.of(this);
  }

  /**
   * Whether it sets in each frame where its object is, so that what another animation, played
   * before it in the same frame, did to that is not seen.
   */
  public boolean setsPlace() {
    return false;
  }

  /** Whether it sets in each frame all of its object, place, shape and style. */
  public boolean setsAll() {
    return false;
  }

  /** What is animated. */
  public Mobject<?> mobject() {
    return mobject;
  }

  /** How long it takes, in seconds; once it has begun, that stays. */
  public final double duration() {
    return Double.isNaN(begun) ? namedDuration() : begun;
  }

  private double namedDuration() {
    double own = runTime != null ? runTime : defaultRunTime();
    return Math.max(own, spanEnd);
  }

  /** The run time when none is named. */
  protected double defaultRunTime() {
    return 1;
  }

  /** The lag ratio. */
  public final double lagRatio() {
    return lagRatio;
  }

  /** The rate function. */
  public final RateFunction rate() {
    return rate;
  }

  /** Whether the object leaves the stage at the end. */
  public final boolean isRemover() {
    return remover;
  }

  /**
   * Whether a state depends on alpha alone, so that the stage may jump to the end. Animations that
   * call an author's function say no.
   */
  public boolean isStateless() {
    return true;
  }

  /** The animation in words, such as {@code FadeIn(Text)}. */
  public String describe() {
    return getClass().getSimpleName() + "(" + mobject().kind() + ")";
  }

  // --- life ---

  /** Starts: remembers what the change starts from, and shows alpha 0. */
  public final void begin(Host host) {
    begin(host, suspendsUpdaters());
  }

  /** {@link #begin}, where {@code suspending} says whether the object's updaters rest. */
  final void begin(Host host, boolean suspending) {
    begun = namedDuration();
    suspended = suspending && mobject().hasActiveUpdaters();
    if (suspended) {
      mobject().suspendUpdating();
    }
    start(host);
    interpolate(0);
  }

  /** Shows the state at {@code alpha} in [0, 1] of the run time; before and after, that then. */
  public final void interpolate(double alpha) {
    double share = Math.min(1, alpha);
    if (spanEnd > spanStart) {
      share = (share * duration() - spanStart) / (spanEnd - spanStart);
    }
    waiting = share < 0;
    show(Math.max(0, Math.min(1, share)));
  }

  /** Shows the end state, and lets what it kept still go on. */
  public final void finish() {
    interpolate(1);
    release();
  }

  /** Wakes the updaters that rested; called once, after the last state was shown. */
  protected void release() {
    if (suspended) {
      mobject().resumeUpdating();
    }
  }

  /** Puts on the stage and takes off what the end demands. */
  public void cleanUp(Host host) {
    if (remover) {
      host.remove(mobject());
    }
  }

  /** Whether the object's updaters rest while it is animated. */
  protected boolean suspendsUpdaters() {
    return true;
  }

  /** Called once by {@link #begin}, before the first state is shown. */
  protected abstract void start(Host host);

  /** Shows the state at {@code alpha} in [0, 1], linear in time. */
  protected abstract void show(double alpha);

  /**
   * The progress of member {@code index} of {@code count} at {@code alpha}: {@code rate(clip(alpha
   * ((count - 1) lag + 1) - index lag))}.
   */
  protected final double progress(double alpha, int index, int count) {
    return rate.at(Math.max(0, Math.min(1, ownAlpha(alpha, index, count))));
  }

  /** Whether the time of member {@code index} of {@code count} has begun at {@code alpha}. */
  protected final boolean hasBegun(double alpha, int index, int count) {
    return !waiting && ownAlpha(alpha, index, count) >= 0;
  }

  /** The alpha of a member's own time, below 0 before that and above 1 behind it. */
  private double ownAlpha(double alpha, int index, int count) {
    double full = (count - 1) * lagRatio + 1;
    return alpha * full - index * lagRatio;
  }

  /** The durations of several animations, in seconds. */
  static double[] durations(List<? extends Animation<?>> animations) {
    return animations.stream().mapToDouble(Animation::duration).toArray();
  }

  /** {@link #progress} for a list, applied to each. */
  protected final <T> void forEachMember(List<T> members, double alpha, MemberAction<T> action) {
    for (int i = 0; i < members.size(); i++) {
      action.apply(members.get(i), progress(alpha, i, members.size()));
    }
  }

  /** What happens to one member of a family at its own progress. */
  protected interface MemberAction<T> {
    /** Shows {@code member} at {@code progress}. */
    void apply(T member, double progress);
  }
}

package zoetrope.animation;

import java.util.List;
import java.util.Objects;
import java.util.function.ObjDoubleConsumer;
import java.util.stream.Stream;
import zoetrope.mobject.Mobject;
import zoetrope.sound.SpokenLine;

/**
 * A change of a mobject over time.
 *
 * <p>The stage calls {@link #begin}, then {@link #interpolate} with alpha from 0 to 1 for each
 * frame, {@link #finish}, {@link #cleanUp}. Alpha is the share of the run time that has passed.
 * Options are set before that and chain:
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
  private boolean crossing;

  /** Whether alpha is before the time span. */
  private boolean waiting;

  /** The duration since it began, fixed against later changes of the mobject; NaN before. */
  private double begun = Double.NaN;

  /** An animation of {@code mobject} with the defaults: 1 s, smooth, no lag. */
  protected Animation(Mobject<?> mobject) {
    this.mobject = Objects.requireNonNull(mobject, "there is nothing to animate: null");
  }

  // --- options ---

  /**
   * Sets the run time in seconds, 0 or more.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public A runTime(double seconds) {
    runTime = requireTime(seconds, "run time");
    return self();
  }

  /** Takes as long as a line of speech, which begins now. */
  public A during(SpokenLine line) {
    return runTime(line.seconds());
  }

  /** Sets the rate function. */
  public A rate(RateFunction function) {
    rate = Objects.requireNonNull(function, "a rate function is needed, not null");
    return self();
  }

  /**
   * Sets the lag ratio: the delay of each submobject after the one before, as a share of its own
   * run time, 0 or more; 0 is all at once, 1 one after the other. The run time of the whole does
   * not change.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public A lagRatio(double ratio) {
    if (!(ratio >= 0 && ratio < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("lag ratio " + ratio + " is not 0 or more");
    }
    lagRatio = ratio;
    return self();
  }

  /**
   * Sets the time span of the change within the play, in seconds; the run time becomes at least
   * {@code end}.
   *
   * @throws IllegalArgumentException if a time is negative or not finite, or the span has no length
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

  /** Sets whether the mobject is removed from the stage at the end. */
  public A remover(boolean leaves) {
    remover = leaves;
    return self();
  }

  /**
   * Says that what is animated is meant to lie on other texts on its way, as what flies into the
   * midst of a table does: {@code lint} tells of no crossing with it.
   *
   * <pre>{@code
   * play(laggedStartMap(cells, cell -> moveToTarget(cell)).mayCross());
   * }</pre>
   */
  public A mayCross() {
    crossing = true;
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

  // --- queries ---

  /**
   * Whether what is animated together is brought to the front although all of it is there; not for
   * what leaves the stage.
   */
  public boolean bringsForward() {
    return !remover;
  }

  /** Whether the mobject appears in this animation, as in a fade-in. */
  protected boolean introduces() {
    return false;
  }

  /** The animations that it plays simultaneously: itself, or the children of a group. */
  public Stream<Animation<?>> together() {
    return Stream.of(this);
  }

  /**
   * Whether it sets the position of its mobject in each frame, and so overwrites what an earlier
   * animation of the same play did to it.
   */
  public boolean setsPlace() {
    return false;
  }

  /** Whether it sets position, shape and style of its mobject in each frame. */
  public boolean setsAll() {
    return false;
  }

  /**
   * Whether it changes what is there and stays there, while the updaters of that rest: not what
   * appears or leaves.
   */
  public final boolean restsUpdaters() {
    return setsPlace() && suspendsUpdaters() && !introduces() && !remover;
  }

  /** The animated mobject. */
  public Mobject<?> mobject() {
    return mobject;
  }

  /** Those of its mobjects of which {@link #mayCross} was said. */
  public final Stream<Mobject<?>> crossing() {
    return crossing ? animated() : parts().flatMap(Animation::crossing);
  }

  private Stream<Mobject<?>> animated() {
    return Stream.concat(Stream.of(mobject()), parts().flatMap(Animation::animated));
  }

  /** The animations that it is made of; none by default. */
  Stream<Animation<?>> parts() {
    return Stream.empty();
  }

  /** The duration in seconds; fixed once it has begun. */
  public final double duration() {
    return Double.isNaN(begun) ? namedDuration() : begun;
  }

  private double namedDuration() {
    double own = runTime != null ? runTime : defaultRunTime();
    return Math.max(own, spanEnd);
  }

  /** The run time in seconds if none is set. */
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

  /** Whether the mobject is removed from the stage at the end. */
  public final boolean isRemover() {
    return remover;
  }

  /**
   * Whether the state depends on alpha alone, so that frames may be skipped. False for animations
   * that call an author's function.
   */
  public boolean isStateless() {
    return true;
  }

  /** Whether mobjects come onto the stage after it has begun. */
  public boolean addsInBetween() {
    return parts().anyMatch(Animation::addsInBetween);
  }

  /**
   * Whether what it shows at an alpha is fixed once it has begun, and of its own mobject alone: so
   * that before its beginning and after its end it need not be shown again, while nobody else
   * changes that.
   */
  protected boolean mayRest() {
    return false;
  }

  /** Nobody else changes what is animated until the end. */
  void settled() {}

  /** The share of the run time at which the next of its parts begins; infinite without one. */
  public final double nextEntrance() {
    double share = nextPart();
    return spanEnd > spanStart ? (spanStart + share * (spanEnd - spanStart)) / duration() : share;
  }

  /** {@link #nextEntrance}, as the alpha that {@link #show} is given. */
  public double nextPart() {
    return Double.POSITIVE_INFINITY;
  }

  /** Whether {@link #interpolate} would let that part begin at {@code alpha}. */
  public final boolean isDue(double alpha) {
    double share = share(alpha);
    return share >= 0 && nextEntrance() < Double.POSITIVE_INFINITY && hasDue(Math.min(1, share));
  }

  /** {@link #isDue}, for the alpha that {@link #show} is given. */
  public boolean hasDue(double alpha) {
    return false;
  }

  /** Lets that part begin and come to the stage. */
  public void enterPart() {}

  /** The animation as text, such as {@code FadeIn(Text)}. */
  public String describe() {
    return getClass().getSimpleName() + "(" + mobject().kind() + ")";
  }

  // --- life cycle ---

  /** Saves the state that the change starts from, and shows alpha 0. */
  public final void begin(Host host) {
    begin(host, suspendsUpdaters());
  }

  /** {@link #begin}; {@code suspending} says whether the mobject's updaters are suspended. */
  final void begin(Host host, boolean suspending) {
    begun = namedDuration();
    suspended = suspending && mobject().hasActiveUpdaters();
    if (suspended) {
      mobject().suspendUpdating();
    }
    start(host);
    interpolate(0);
  }

  /**
   * Puts what is animated on the stage, unless it is there; called after {@link #begin}. What is
   * there stays at its place in the order. An animation that {@link #introduces} its mobject shows
   * all of it, with the members that were taken off the stage before.
   */
  public void enter(Host host) {
    if (bringsForward() || !host.shows(mobject())) {
      if (mobject() instanceof LooseGroup group) {
        group.raise(host);
      } else {
        host.addIfMissing(mobject());
      }
    }
    introduce(host);
  }

  /** Shows all of what it {@link #introduces}. */
  void introduce(Host host) {
    if (introduces()) {
      host.restore(mobject());
    }
  }

  /** Shows the state at {@code alpha}, which is clipped to [0, 1]. */
  public final void interpolate(double alpha) {
    double share = share(alpha);
    waiting = share < 0;
    show(Math.max(0, Math.min(1, share)));
  }

  /** The share of the time span that has passed; below 0 before that. */
  private double share(double alpha) {
    double share = Math.min(1, alpha);
    return spanEnd > spanStart ? (share * duration() - spanStart) / (spanEnd - spanStart) : share;
  }

  /** Shows the end state, and resumes suspended updaters. */
  public final void finish() {
    interpolate(1);
    release();
  }

  /** Resumes suspended updaters; called once, after the end state was shown. */
  public void release() {
    if (suspended) {
      mobject().resumeUpdating();
    }
  }

  /** Adds and removes mobjects at the end. */
  public void cleanUp(Host host) {
    if (remover) {
      host.remove(mobject());
    }
  }

  /** Whether the mobject's updaters are suspended while it is animated. */
  protected boolean suspendsUpdaters() {
    return true;
  }

  /** Called once by {@link #begin}, before the first state is shown. */
  protected abstract void start(Host host);

  /** Shows the state at {@code alpha} in [0, 1], linear in time. */
  protected abstract void show(double alpha);

  /**
   * The progress of submobject {@code index} of {@code count} at {@code alpha}: {@code
   * rate(clip(alpha ((count - 1) lag + 1) - index lag))}.
   */
  protected final double progress(double alpha, int index, int count) {
    return rate.at(Math.max(0, Math.min(1, ownAlpha(alpha, index, count))));
  }

  /** Whether submobject {@code index} of {@code count} has started at {@code alpha}. */
  protected final boolean hasBegun(double alpha, int index, int count) {
    return !waiting && ownAlpha(alpha, index, count) >= 0;
  }

  /** A submobject's own alpha, below 0 before its start and above 1 after its end. */
  private double ownAlpha(double alpha, int index, int count) {
    double full = (count - 1) * lagRatio + 1;
    return alpha * full - index * lagRatio;
  }

  /** The durations of several animations, in seconds. */
  static double[] durations(List<? extends Animation<?>> animations) {
    return animations.stream().mapToDouble(Animation::duration).toArray();
  }

  /** Calls {@code action} for each member of a list with its {@link #progress}. */
  protected final <T> void forEachMember(
      List<T> members, double alpha, ObjDoubleConsumer<T> action) {
    for (int i = 0; i < members.size(); i++) {
      action.accept(members.get(i), progress(alpha, i, members.size()));
    }
  }
}

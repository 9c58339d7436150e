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
 * <p>The stage calls {@link #begin}, then {@link #interpolate} for each frame with alpha from 0 to
 * 1, then {@link #finish} and {@link #cleanUp}. Alpha is the share of the run time that has passed.
 * Set options before the animation is played; the methods can be chained:
 *
 * <pre>{@code
 * play(fadeIn(title).shift(UP).runTime(2).rate(LINEAR));
 * }</pre>
 *
 * @param <A> the concrete class
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

  /** Whether the time span has not begun. */
  private boolean waiting;

  /**
   * The duration in seconds, fixed when the animation begins, so that later changes of the mobject
   * do not affect it; NaN before.
   */
  private double begun = Double.NaN;

  /** Creates an animation of {@code mobject} with the defaults: 1 s, smooth, no lag. */
  protected Animation(Mobject<?> mobject) {
    this.mobject = Objects.requireNonNull(mobject, "there is nothing to animate: null");
  }

  /**
   * Sets the run time in seconds, 0 or more.
   *
   * @throws IllegalArgumentException if it is negative or not finite
   */
  public A runTime(double seconds) {
    runTime = requireTime(seconds, "run time");
    return self();
  }

  /** Sets the run time to the duration of a spoken line that begins now. */
  public A during(SpokenLine line) {
    return runTime(line.seconds());
  }

  /** Sets the rate function; {@link RateFunctions#SMOOTH} by default for most animations. */
  public A rate(RateFunction function) {
    rate = Objects.requireNonNull(function, "a rate function is needed, not null");
    return self();
  }

  /**
   * Sets the lag ratio: the delay between the starts of successive submobjects, as a share of the
   * run time of one submobject, 0 or more. With 0 all start at once, with 1 one after the other.
   * The total run time does not change.
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
   * Sets the time span of the change within the play, in seconds. The run time becomes at least
   * {@code end}.
   *
   * @throws IllegalArgumentException if a time is negative or not finite, or the span is empty
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
   * Declares that the animated mobjects may overlap texts while they move, such as values that fly
   * into a table. {@code render lint} then does not report these crossings.
   *
   * <pre>{@code
   * play(laggedStartMap(cells, cell -> moveToTarget(cell)).mayCross());
   * }</pre>
   */
  public A mayCross() {
    crossing = true;
    return self();
  }

  /** Returns this animation with its concrete type. */
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

  /**
   * Returns whether a group of mobjects is brought to the front even if all of it is on the stage;
   * false for animations that remove it.
   */
  public boolean bringsForward() {
    return !remover;
  }

  /** Returns whether the mobject appears in this animation, as in a fade-in. */
  protected boolean introduces() {
    return false;
  }

  /**
   * Returns the animations that are played simultaneously: this one, or the children of a group.
   */
  public Stream<Animation<?>> together() {
    return Stream.of(this);
  }

  /**
   * Returns whether it sets the position of its mobject in each frame, and so overwrites the
   * changes of an earlier animation in the same play.
   */
  public boolean setsPlace() {
    return false;
  }

  /** Returns whether it sets position, shape and style of its mobject in each frame. */
  public boolean setsAll() {
    return false;
  }

  /**
   * Returns whether it moves a mobject that is on the stage and stays there, while its updaters are
   * suspended. False if the mobject appears or leaves.
   */
  public final boolean restsUpdaters() {
    return setsPlace() && suspendsUpdaters() && !introduces() && !remover;
  }

  /** Returns the animated mobject. */
  public Mobject<?> mobject() {
    return mobject;
  }

  /** Returns the mobjects that may cross texts, by {@link #mayCross}. */
  public final Stream<Mobject<?>> crossing() {
    return crossing ? animated() : parts().flatMap(Animation::crossing);
  }

  private Stream<Mobject<?>> animated() {
    return Stream.concat(Stream.of(mobject()), parts().flatMap(Animation::animated));
  }

  /** Returns the animations that this one consists of; none by default. */
  Stream<Animation<?>> parts() {
    return Stream.empty();
  }

  /** Returns the duration in seconds. It is fixed once the animation has begun. */
  public final double duration() {
    return Double.isNaN(begun) ? namedDuration() : begun;
  }

  private double namedDuration() {
    double chosen = runTime != null ? runTime : defaultRunTime();
    return Math.max(chosen, spanEnd);
  }

  /** Returns the run time in seconds if none is set. */
  protected double defaultRunTime() {
    return 1;
  }

  /** Returns the lag ratio. */
  public final double lagRatio() {
    return lagRatio;
  }

  /** Returns the rate function. */
  public final RateFunction rate() {
    return rate;
  }

  /** Returns whether the mobject is removed from the stage at the end. */
  public final boolean isRemover() {
    return remover;
  }

  /**
   * Returns whether the state depends on alpha alone, so that frames may be skipped. False for
   * animations that call an author's function.
   */
  public boolean isStateless() {
    return true;
  }

  /** Returns whether mobjects are added to the stage after the animation has begun. */
  public boolean addsInBetween() {
    return parts().anyMatch(Animation::addsInBetween);
  }

  /**
   * Returns whether the state at an alpha is fixed once it has begun, and affects only its mobject.
   * Then the state need not be set again before the start and after the end, unless something else
   * changes the mobject.
   */
  protected boolean mayRest() {
    return false;
  }

  /** Called when nothing else changes the animated mobjects until the end. */
  void settled() {}

  /**
   * Returns the share of the run time at the beginning of the next part; infinite if there is none.
   */
  public final double nextEntrance() {
    double share = nextPart();
    return spanEnd > spanStart ? (spanStart + share * (spanEnd - spanStart)) / duration() : share;
  }

  /** Returns {@link #nextEntrance} as an alpha for {@link #show}. */
  public double nextPart() {
    return Double.POSITIVE_INFINITY;
  }

  /** Returns whether {@link #interpolate} would begin the next part at {@code alpha}. */
  public final boolean isDue(double alpha) {
    double share = share(alpha);
    return share >= 0 && nextEntrance() < Double.POSITIVE_INFINITY && hasDue(Math.min(1, share));
  }

  /** Returns {@link #isDue} for an alpha of {@link #show}. */
  public boolean hasDue(double alpha) {
    return false;
  }

  /** Begins the next part and adds it to the stage. */
  public void enterPart() {}

  /** Returns the animation as text, such as {@code FadeIn(Text)}. */
  public String describe() {
    return getClass().getSimpleName() + "(" + mobject().kind() + ")";
  }

  /** Saves the start state, and shows alpha 0. */
  public final void begin(Host host) {
    begin(host, suspendsUpdaters());
  }

  /**
   * Begins like {@link #begin}. {@code suspending} says whether the mobject's updaters are
   * suspended.
   */
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
   * Adds the animated mobject to the stage, unless it is there; called after {@link #begin}. A
   * mobject on the stage keeps its place in the order. An animation that {@link #introduces} its
   * mobject shows all of it, including members that were removed from the stage before.
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

  /** Shows all members of a mobject that this animation {@link #introduces}. */
  void introduce(Host host) {
    if (introduces()) {
      host.restore(mobject());
    }
  }

  /** Shows the state at {@code alpha}, which is clamped to [0, 1]. */
  public final void interpolate(double alpha) {
    double share = share(alpha);
    waiting = share < 0;
    show(Math.max(0, Math.min(1, share)));
  }

  /** Returns the share of the time span that has passed; negative before the span. */
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

  /** Returns whether the mobject's updaters are suspended during the animation. */
  protected boolean suspendsUpdaters() {
    return true;
  }

  /** Prepares the animation; called once by {@link #begin}, before the first state is shown. */
  protected abstract void start(Host host);

  /** Shows the state at {@code alpha} in [0, 1], linear in time. */
  protected abstract void show(double alpha);

  /**
   * Returns the progress of submobject {@code index} of {@code count} at {@code alpha}: {@code
   * rate(clip(alpha ((count - 1) lag + 1) - index lag))}.
   */
  protected final double progress(double alpha, int index, int count) {
    return rate.at(Math.max(0, Math.min(1, ownAlpha(alpha, index, count))));
  }

  /** Returns whether submobject {@code index} of {@code count} has started at {@code alpha}. */
  protected final boolean hasBegun(double alpha, int index, int count) {
    return !waiting && ownAlpha(alpha, index, count) >= 0;
  }

  /** Returns the alpha of a submobject: negative before its start, above 1 after its end. */
  private double ownAlpha(double alpha, int index, int count) {
    double full = (count - 1) * lagRatio + 1;
    return alpha * full - index * lagRatio;
  }

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

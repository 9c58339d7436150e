package zoetrope.animation;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.ObjDoubleConsumer;
import java.util.stream.Stream;
import zoetrope.internal.mobject.RunNotes;
import zoetrope.mobject.Mobject;

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
 */
public abstract class Animation<A extends Animation<A>> extends AnimationOptions<A> {
  private final Mobject<?> mobject;
  private boolean remover;
  private double shown;

  /** The active updaters of the mobject during the animation; null if there are none. */
  private AnimatedUpdaters updaters;

  /** The sum with earlier animations of the mobject in the play; null if there are none. */
  private SumOfChanges sum;

  private boolean crossing;

  /** Whether the time span has not begun. */
  private boolean waiting;

  /**
   * The duration in seconds, fixed when the animation begins, so that later changes of the mobject
   * do not affect it; NaN before.
   */
  private double fixedDuration = Double.NaN;

  /** Creates an animation of {@code mobject} with the defaults: 1 s, smooth, no lag. */
  protected Animation(Mobject<?> mobject) {
    this.mobject = Objects.requireNonNull(mobject, "there is nothing to animate: null");
  }

  /** Sets whether the mobject is removed from the stage at the end. */
  public A remover(boolean leaves) {
    remover = leaves;
    return self();
  }

  /**
   * Declares that the animated mobjects may overlap texts while they move, such as values that fly
   * into a table. {@code render check} then does not report these crossings.
   *
   * <pre>{@code
   * play(laggedStartMap(cells, cell -> moveToTarget(cell)).mayCross());
   * }</pre>
   */
  public A mayCross() {
    crossing = true;
    return self();
  }

  /**
   * Returns whether this animation brings its mobject to the front even if all members of the
   * mobject are on the stage. By default, animations do so unless they remove the mobject.
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
   * Returns whether this animation sets the position of its mobject in each frame, and so
   * overwrites the changes of an earlier animation in the same play.
   */
  public boolean setsPlace() {
    return false;
  }

  /**
   * Returns whether this animation sets the position, shape and style of its mobject in each frame.
   */
  public boolean setsAll() {
    return false;
  }

  /**
   * Returns whether this animation moves its mobject while the updaters of the mobject are
   * suspended. False if the mobject appears or leaves, because its updaters run then.
   */
  public final boolean restsUpdaters() {
    return setsPlace() && suspendsUpdaters() && !followsUpdaters();
  }

  public Mobject<?> mobject() {
    return mobject;
  }

  /**
   * Returns the state in which this animation leaves its mobject, if it is known before the
   * animation begins. A caller may move and scale it; the animation then ends there.
   */
  public Optional<Mobject<?>> knownEnd() {
    return Optional.empty();
  }

  /** Returns the mobjects, besides its own, that this animation brings onto the stage. */
  public Stream<Mobject<?>> reveals() {
    return Stream.empty();
  }

  /** Called before a play begins, with all animations that are played simultaneously. */
  protected void playedWith(List<? extends Animation<?>> all) {}

  /** Returns the mobjects that may cross texts, by {@link #mayCross}. */
  public final Stream<Mobject<?>> crossing() {
    return crossing ? animated() : children().flatMap(Animation::crossing);
  }

  final Stream<Mobject<?>> animated() {
    return Stream.concat(Stream.of(mobject()), children().flatMap(Animation::animated));
  }

  /** Returns the animations that make up this animation; none by default. */
  Stream<Animation<?>> children() {
    return Stream.empty();
  }

  /** Returns the duration in seconds. It is fixed once the animation has begun. */
  public final double duration() {
    return Double.isNaN(fixedDuration) ? chosenRunTime() : fixedDuration;
  }

  public final boolean isRemover() {
    return remover;
  }

  /**
   * Returns whether the state depends on alpha alone, so that frames may be skipped. False for
   * animations that call an author's function.
   */
  public boolean isStateless() {
    return children().allMatch(Animation::isStateless);
  }

  /** Returns whether mobjects are added to the stage after the animation has begun. */
  public boolean addsInBetween() {
    return children().anyMatch(Animation::addsInBetween);
  }

  /**
   * Returns whether this animation, once begun, has a fixed state at each alpha and changes only
   * its mobject. Such an animation need not be shown again before its start and after its end,
   * unless something else changes the mobject.
   */
  protected boolean mayRest() {
    return false;
  }

  /** Tells the animation that nothing else changes its mobjects until the end of the play. */
  void settled() {}

  /**
   * Returns the time when the next part begins, divided by the run time; infinite if no part
   * follows. A part is an animation that adds its mobjects to the stage after this animation has
   * begun, such as the next child of a succession.
   */
  public final double nextEntrance() {
    double share = nextPart();
    return hasSpan() ? (spanStart() + share * (spanEnd() - spanStart())) / duration() : share;
  }

  /**
   * Returns when the next part begins, as the alpha of {@link #show}; infinite if no part follows.
   */
  public double nextPart() {
    return Double.POSITIVE_INFINITY;
  }

  /** Returns whether {@link #interpolate} would begin the next part at {@code alpha}. */
  public final boolean isDue(double alpha) {
    double share = share(alpha);
    return share >= 0 && nextEntrance() < Double.POSITIVE_INFINITY && hasDue(Math.min(1, share));
  }

  /** Returns whether {@link #show} would begin the next part at {@code alpha}. */
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
   * suspended or followed.
   */
  final void begin(Host host, boolean suspending) {
    fixedDuration = chosenRunTime();
    if (!introduces()) {
      RunNotes.animates(mobject(), other -> host.shows((Mobject<?>) other), this::describe);
    }
    updaters = suspending ? AnimatedUpdaters.of(mobject(), followsUpdaters()) : null;
    if (sum != null) {
      sum.begin(() -> start(host));
    } else {
      start(host);
    }
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
    shown = Math.max(0, Math.min(1, share));
    if (sum != null) {
      sum.show(() -> show(shown));
    } else if (updaters == null || updaters.permitShow(shown)) {
      show(shown);
    }
  }

  /**
   * Makes this animation add its changes to those of earlier animations in the same play. Called
   * before the play begins.
   */
  final void addUp(SumOfChanges newSum) {
    sum = newSum;
  }

  /**
   * Derives the end state again from the present state, because an earlier child of a succession
   * has changed the mobject. Called before {@link #begin}.
   */
  protected void renew() {
    children().forEach(Animation::renew);
  }

  /**
   * Removes the look of this animation from its mobject, if the animation follows the updaters of
   * the mobject. Called before all animations of a play are shown and updaters run.
   */
  public final void uncover() {
    if (updaters != null) {
      updaters.uncover();
    }
    children().forEach(Animation::uncover);
  }

  /**
   * Called after updaters have run. If the animation follows the updaters of its mobject, puts the
   * look of the animation on the new state. Resumes suspended updaters if the animation has ended.
   */
  public final void updated(Host host) {
    if (updaters != null && updaters.ran(shown)) {
      start(host);
      show(shown);
    }
    children().forEach(child -> child.updated(host));
  }

  /**
   * Passes each time when suspended updaters resume to {@code times}. All times are in seconds; the
   * animation lasts from {@code start} for {@code length}.
   */
  void findWakeTimes(double start, double length, DoubleConsumer times) {
    if (updaters != null && updaters.areSuspended()) {
      times.accept(start + (hasSpan() ? length * spanEnd() / duration() : length));
    }
  }

  /** Returns the share of the time span that has passed; negative before the span. */
  private double share(double alpha) {
    double share = Math.min(1, alpha);
    return hasSpan() ? (share * duration() - spanStart()) / (spanEnd() - spanStart()) : share;
  }

  /** Shows the end state, and resumes suspended updaters. */
  public final void finish() {
    interpolate(1);
    release();
  }

  /** Resumes suspended updaters; called once, after the end state was shown. */
  public void release() {
    if (updaters != null) {
      updaters.wake();
      updaters = null;
    }
    sum = null;
  }

  /** Adds and removes mobjects at the end. */
  public void cleanUp(Host host) {
    if (remover) {
      host.remove(mobject());
    }
  }

  /** Returns whether the mobject's updaters are suspended or followed during the animation. */
  protected boolean suspendsUpdaters() {
    return true;
  }

  /**
   * Returns whether the animation follows the mobject's updaters, because it only shows or hides
   * the mobject. {@link #start} is then called again for each frame.
   */
  protected boolean followsUpdaters() {
    return introduces() || remover;
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
    return rate().at(Math.max(0, Math.min(1, ownAlpha(alpha, index, count))));
  }

  /** Returns whether submobject {@code index} of {@code count} has started at {@code alpha}. */
  protected final boolean hasBegun(double alpha, int index, int count) {
    return !waiting && ownAlpha(alpha, index, count) >= 0;
  }

  /** Returns the alpha of a submobject: negative before its start, above 1 after its end. */
  private double ownAlpha(double alpha, int index, int count) {
    double full = (count - 1) * lagRatio() + 1;
    return alpha * full - index * lagRatio();
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

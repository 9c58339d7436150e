package zoetrope.animation;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * The updaters of a mobject during its animation. The animation either suspends them until it ends,
 * or follows them.
 *
 * <p>An animation that follows them, such as a fade-in, changes only the look of its mobject.
 * Before each frame, the mobject gets back the state without this look. Then its updaters run, and
 * the animation puts its look on the new state.
 */
final class AnimatedUpdaters {
  private final Mobject<?> mobject;
  private final boolean followed;

  /** The state without the look of the animation; null while the mobject itself has this state. */
  private Mobject<?> whole;

  private boolean awake;

  private AnimatedUpdaters(Mobject<?> mobject, boolean followed) {
    this.mobject = mobject;
    this.followed = followed;
    sleep();
  }

  /** Returns the updaters of a mobject whose animation begins; null if none is active. */
  static AnimatedUpdaters of(Mobject<?> mobject, boolean followed) {
    return mobject.hasActiveUpdaters() ? new AnimatedUpdaters(mobject, followed) : null;
  }

  private void sleep() {
    awake = false;
    if (followed) {
      whole = (Mobject<?>) mobject.copy();
    } else {
      mobject.suspendUpdating();
    }
  }

  /** Returns whether the updaters are suspended until the end of the animation. */
  boolean areSuspended() {
    return !followed && !awake;
  }

  /**
   * Gives the mobject back the state without the look of the animation. Must be called before
   * followed updaters run.
   */
  void uncover() {
    if (whole != null) {
      MobjectTrees.assume(mobject, whole);
      whole = null;
    }
  }

  /**
   * Returns whether the animation may show its state now, at {@code share} of its time. False
   * before followed updaters have run, and after suspended updaters were resumed at the end.
   */
  boolean permitShow(double share) {
    if (awake && share < 1) {
      sleep();
    }
    return followed ? whole != null : !awake;
  }

  /**
   * Must be called after updaters have run. Returns whether the animation must put its look on the
   * new state. Resumes suspended updaters if the animation has ended.
   */
  boolean ran(double share) {
    if (followed) {
      boolean uncovered = whole == null;
      whole = uncovered ? (Mobject<?>) mobject.copy() : whole;
      return uncovered;
    }
    if (share >= 1) {
      wake();
    }
    return false;
  }

  void wake() {
    if (areSuspended()) {
      awake = true;
      mobject.resumeUpdating();
    }
  }
}

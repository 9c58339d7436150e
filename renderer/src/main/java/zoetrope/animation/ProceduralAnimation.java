package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * Shows an object, for each progress, as its start state changed by a rule: the base of rotations,
 * waves, flows and all that is not a mixture of two states.
 *
 * @param <A> the concrete class itself
 */
abstract class ProceduralAnimation<A extends ProceduralAnimation<A>> extends Animation<A> {
  private Mobject<?> before;
  private List<Mobject<?>> members;
  private List<Mobject<?>> starts;

  ProceduralAnimation(Mobject<?> mobject) {
    super(mobject);
  }

  @Override
  public boolean setsPlace() {
    return true;
  }

  @Override
  protected void start(Host host) {
    before = (Mobject<?>) mobject().copy();
    members = mobject().family();
    starts = before.family();
  }

  /** The state the animation started from; not to be changed. */
  final Mobject<?> before() {
    return before;
  }

  /** Puts the whole object back into its start state. */
  final void reset() {
    MobjectTrees.assume(mobject(), before);
  }

  /**
   * Puts paths back to where they are in {@code start}, a family of the same shape, and leaves
   * their styles, which another animation may be changing.
   */
  static void resetPlaces(Mobject<?> mobject, Mobject<?> start) {
    resetPlaces(mobject.family(), start.family());
  }

  private static void resetPlaces(List<Mobject<?>> members, List<Mobject<?>> starts) {
    for (int i = 0; i < members.size(); i++) {
      MobjectTrees.placeAlone(members.get(i), starts.get(i));
    }
  }

  @Override
  protected void show(double alpha) {
    resetPlaces(members, starts);
    for (int i = 0; i < members.size(); i++) {
      interpolateSubmobject(members.get(i), starts.get(i), progress(alpha, i, members.size()));
    }
  }

  /**
   * Changes {@code member} alone, which is in the state of {@code start}, to what it is at {@code
   * progress}; nothing for animations that show the object as a whole.
   */
  void interpolateSubmobject(Mobject<?> member, Mobject<?> start, double progress) {}
}

package zoetrope.animation;

import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * The base class of animations that compute the state at each progress from the start state, such
 * as rotations and waves, instead of interpolating between two states.
 */
public abstract class ProceduralAnimation<A extends ProceduralAnimation<A>> extends Animation<A> {
  private Mobject<?> before;
  private List<Mobject<?>> members;
  private List<Mobject<?>> starts;

  protected ProceduralAnimation(Mobject<?> mobject) {
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

  /** Returns the start state, which must not be changed. */
  protected final Mobject<?> before() {
    return before;
  }

  /** Resets the mobject to its start state. */
  protected final void reset() {
    MobjectTrees.assume(mobject(), before);
  }

  /**
   * Resets paths to those in {@code start}, a family of the same structure. Styles are not reset,
   * because another animation may be changing them.
   */
  public static void resetPlaces(Mobject<?> mobject, Mobject<?> start) {
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
   * Changes {@code member}, without its children, from the state {@code start} to its state at
   * {@code progress}. Does nothing by default, for animations that override {@link #show}.
   */
  protected void interpolateSubmobject(Mobject<?> member, Mobject<?> start, double progress) {}
}

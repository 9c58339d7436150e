package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;

/**
 * The simulations of families, added by {@link Mobject#simulate}, that are not suspended. The
 * caller that advances time stops for each step. So all steps are taken in chronological order, and
 * all other objects are in their states at the time of the step.
 */
public final class Simulations {
  private final List<Mobject<?>> running = new ArrayList<>();

  /** Collects the active simulations of families and their members. */
  public Simulations(CachedChildren families) {
    families.forEachActive(family -> family.visitSimulating(running::add));
  }

  /** Returns the time in flicks until the next step is due, at most {@code limit}. */
  public long untilNext(long limit) {
    long next = limit;
    for (Mobject<?> m : running) {
      next = m.untilNextStep(next);
    }
    return next;
  }

  /**
   * Advances only the simulations by {@code flicks}, and takes the steps that are due in the order
   * of the updaters. The next {@link Mobject#update}, which covers the same time, skips the
   * simulations. Returns whether the caller must run this update at once, because a step requested
   * it.
   */
  public boolean advance(long flicks) {
    boolean updating = false;
    for (Mobject<?> m : running) {
      updating |= m.simulateSelf(flicks);
    }
    return updating;
  }
}

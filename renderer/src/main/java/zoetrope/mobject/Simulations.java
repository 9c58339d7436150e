package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;

/**
 * The simulations of families: what {@link Mobject#simulate} adds, as far as it is not suspended.
 * Whoever keeps the time stops for each of their steps, so that all are taken in the order of time,
 * each while everything else is as it is at that moment.
 */
public final class Simulations {
  private final List<Mobject<?>> running = new ArrayList<>();

  /** What simulates now among families and their members. */
  public Simulations(CachedChildren families) {
    families.forEachActive(family -> family.visitSimulating(running::add));
  }

  /** After how many flicks the next step is due, at most {@code limit}. */
  public long untilNext(long limit) {
    long next = limit;
    for (Mobject<?> m : running) {
      next = m.untilNextStep(next);
    }
    return next;
  }

  /**
   * Lets time pass for the simulations, and only for them: each that is due takes its step, in the
   * order of updaters. The next {@link Mobject#update}, which tells all updaters of this time,
   * passes over them. Whether it has to come at once, as a step has been taken that asks for it.
   */
  public boolean advance(long flicks) {
    boolean updating = false;
    for (Mobject<?> m : running) {
      updating |= m.simulateSelf(flicks);
    }
    return updating;
  }
}

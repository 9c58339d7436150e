package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;

/**
 * The simulations of families: what {@link Mobject#simulate} adds, as far as it is not suspended.
 * Whoever keeps the time stops for each of their steps, so that all are taken in the order of time,
 * each while everything else is as it is at that moment.
 */
public final class Simulations {
  private Simulations() {}

  /** After how many flicks the next step is due, at most {@code limit}. */
  public static long untilNext(List<? extends Mobject<?>> families, long limit) {
    long next = limit;
    for (Mobject<?> m : running(families)) {
      next = m.untilNextStep(next);
    }
    return next;
  }

  /**
   * Lets time pass for the simulations, and only for them: each that is due takes its step, in the
   * order of updaters. The next {@link Mobject#update}, which tells all updaters of this time,
   * passes over them. Whether it has to come at once, as a step has been taken that asks for it.
   */
  public static boolean advance(List<? extends Mobject<?>> families, long flicks) {
    boolean updating = false;
    for (Mobject<?> m : running(families)) {
      updating |= m.simulateSelf(flicks);
    }
    return updating;
  }

  private static List<Mobject<?>> running(List<? extends Mobject<?>> families) {
    List<Mobject<?>> found = new ArrayList<>();
    for (int i = 0; i < families.size(); i++) {
      families.get(i).visitSimulating(found::add);
    }
    return found;
  }
}

package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.internal.mobject.Flicks;

/** The updaters of one mobject, which can be suspended. */
final class Updaters<M> {
  /** An immutable list, replaced at each change so that a running loop is not affected. */
  private List<Updater<M>> updaters;

  private boolean suspended;

  /** The local time of the updaters and of the simulations among them; usually null. */
  private Pace pace;

  private Pace.Clock updated;
  private Pace.Clock simulated;

  Updaters() {
    updaters = List.of();
  }

  /**
   * Copies {@code other}, including whether it is suspended; copied simulations are independent.
   */
  Updaters(Updaters<M> other) {
    updaters =
        other.simulates() ? other.updaters.stream().map(Updaters::copyOf).toList() : other.updaters;
    suspended = other.suspended;
  }

  private static <M> Updater<M> copyOf(Updater<M> updater) {
    return updater instanceof Simulation<M> simulation ? simulation.copy() : updater;
  }

  /** Returns the updaters as they were added, including those of {@link Mobject#simulate}. */
  List<Updater<M>> all() {
    return updaters.stream()
        .map(updater -> updater instanceof Simulation<M> local ? local.source() : updater)
        .toList();
  }

  void add(Updater<M> updater) {
    List<Updater<M>> more = new ArrayList<>(updaters);
    more.add(updater instanceof Updater.FixedRate<M> fixed ? new Simulation<>(fixed) : updater);
    updaters = List.copyOf(more);
  }

  void remove(Updater<M> updater) {
    List<Updater<M>> rest = new ArrayList<>(updaters.size());
    for (Updater<M> known : updaters) {
      if (known instanceof Simulation<M> simulation && simulation.isOf(updater)) {
        simulation.stop(true);
      } else if (known != updater) {
        rest.add(known);
      }
    }
    updaters = List.copyOf(rest);
  }

  void clear() {
    forEachSimulation(simulation -> simulation.stop(true));
    updaters = List.of();
  }

  void setSuspended(boolean newSuspended) {
    suspended = newSuspended;
    forEachSimulation(simulation -> simulation.stop(newSuspended));
  }

  void follow(Pace newPace) {
    pace = newPace;
    updated = newPace.new Clock();
    simulated = newPace.new Clock();
  }

  boolean areActive() {
    return !suspended && !updaters.isEmpty();
  }

  boolean simulates() {
    for (int i = 0; i < updaters.size(); i++) {
      if (updaters.get(i) instanceof Simulation) {
        return true;
      }
    }
    return false;
  }

  /** Runs all updaters; see {@link Mobject#update}. They may change the list while they run. */
  void run(M mobject, double dt) {
    if (suspended) {
      return;
    }
    double local = dt > 0 ? localTime(dt) : dt;
    for (Updater<M> updater : updaters) {
      if (local > 0 || updater instanceof Updater.Untimed) {
        updater.update(mobject, local);
      }
    }
  }

  private double localTime(double dt) {
    if (pace == null) {
      return dt;
    }
    double local = Flicks.seconds(updated.pass(Flicks.of(dt)));
    if (pace.isOver()) {
      pace = null;
    }
    return local;
  }

  // --- simulations ---

  private void forEachSimulation(Consumer<Simulation<M>> action) {
    for (Updater<M> updater : updaters) {
      if (updater instanceof Simulation<M> simulation) {
        action.accept(simulation);
      }
    }
  }

  /** Returns the time in flicks until the next simulation step is due, at most {@code limit}. */
  long untilNextStep(long limit) {
    long next = limit;
    for (int i = 0; !suspended && i < updaters.size(); i++) {
      if (updaters.get(i) instanceof Simulation<M> simulation) {
        long local = simulation.untilNext();
        next = Math.min(next, pace == null ? local : simulated.until(local, next));
      }
    }
    return next;
  }

  /**
   * Advances only the simulations; {@link #run} must be called later for the same time. Returns
   * whether a step was taken after which all updaters must run.
   */
  boolean simulate(M mobject, long flicks) {
    boolean updating = false;
    if (!suspended && flicks > 0) {
      long local = pace == null ? flicks : simulated.pass(flicks);
      for (Updater<M> updater : updaters) {
        updating |= updater instanceof Simulation<M> one && one.advance(mobject, local);
      }
    }
    return updating;
  }
}

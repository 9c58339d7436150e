package zoetrope.mobject;

import zoetrope.internal.mobject.CurrentRun;
import zoetrope.internal.mobject.FixedSteps;
import zoetrope.internal.mobject.Flicks;

/**
 * An updater of one mobject that takes steps at a fixed rate. It counts the steps and the time
 * since the last step.
 */
final class Simulation<M> implements Updater<M> {
  private final FixedRate<M> source;
  private final FixedSteps steps;

  /** Whether the time of the next update has already been simulated. */
  private boolean ahead;

  private boolean stopped;

  Simulation(FixedRate<M> source) {
    this.source = source;
    this.steps = new FixedSteps(source.stepsPerSecond());
  }

  private Simulation(Simulation<M> other) {
    source = other.source;
    steps = new FixedSteps(other.steps);
  }

  /** Returns a simulation for a copy of the mobject, which continues independently. */
  Simulation<M> copy() {
    return new Simulation<>(this);
  }

  FixedRate<M> source() {
    return source;
  }

  /**
   * Returns whether the simulation was created from {@code updater}, or from a {@link FixedRate}
   * whose step is {@code updater}.
   */
  boolean isOf(Updater<M> updater) {
    return source == updater || source.step() == updater;
  }

  void stop(boolean stop) {
    stopped = stop;
  }

  /** Returns the time until the next step in flicks, at least 1. */
  long untilNext() {
    return Math.max(1, steps.untilNext());
  }

  /**
   * Advances the simulation by {@code flicks}, before the updaters of {@code mobject} run for the
   * same time. Returns whether it took a step after which all updaters must run.
   */
  boolean advance(M mobject, long flicks) {
    ahead = true;
    return pass(mobject, flicks) && source.updating();
  }

  /** Advances the simulation, unless {@link #advance} has already done so for this time. */
  @Override
  public void update(M mobject, double dt) {
    if (!ahead) {
      pass(mobject, Flicks.of(dt));
    }
    ahead = false;
  }

  private boolean pass(M mobject, long flicks) {
    boolean stepped = false;
    long left = flicks;
    for (long next = steps.untilNext(); next <= left && !stopped; next = steps.untilNext()) {
      steps.pass(next);
      left -= next;
      CurrentRun.get().check();
      steps.taken();
      stepped = true;
      source.step().update(mobject, steps.length());
    }
    if (!stopped) {
      steps.pass(left);
    }
    return stepped;
  }
}

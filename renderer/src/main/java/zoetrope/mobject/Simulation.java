package zoetrope.mobject;

import zoetrope.internal.mobject.CurrentRun;
import zoetrope.internal.mobject.FixedSteps;
import zoetrope.internal.mobject.Flicks;

/** An updater of one mobject that takes its steps at a fixed rate, and how far it has got. */
final class Simulation<M> implements Updater<M> {
  private final FixedRate<M> source;
  private final FixedSteps steps;

  /** Whether the time that the next update tells of has been lived through already. */
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

  /** One for a copy of the mobject, which goes on from here by itself. */
  Simulation<M> copy() {
    return new Simulation<>(this);
  }

  /** What it was made from. */
  FixedRate<M> source() {
    return source;
  }

  /** Whether it was made from {@code updater}, or takes its steps. */
  boolean isOf(Updater<M> updater) {
    return source == updater || source.step() == updater;
  }

  /** Whether no time passes for it from now on. */
  void stop(boolean rests) {
    stopped = rests;
  }

  /** Flicks until the next step. */
  long untilNext() {
    return Math.max(1, steps.untilNext());
  }

  /**
   * Lets time pass for {@code mobject} before its updaters are told of it. Whether it took a step
   * after which all updaters are to be called.
   */
  boolean advance(M mobject, long flicks) {
    ahead = true;
    return pass(mobject, flicks) && source.updating();
  }

  /** Lets time pass, unless it has passed already. */
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

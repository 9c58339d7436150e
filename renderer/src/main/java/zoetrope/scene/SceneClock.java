package zoetrope.scene;

import zoetrope.frame.FrameRate;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.internal.scene.Cast;

/**
 * The clock of a running scene. It moves animations, simulations and updaters from frame to frame.
 * Between frames it stops for steps of simulations, for moments of an observer, and when an
 * animation resumes suspended updaters.
 */
final class SceneClock {
  private final FrameRate rate;
  private final Cast cast;
  private final FrameEmitter emitter;
  private final ObserverSchedule schedule;
  private final CurrentRun run;

  /** The beginning of the current play or pause; between calls, the end of the last one. */
  private Time now = Time.ZERO;

  /** The moment that is being computed. */
  private Time present = Time.ZERO;

  private Time lastMark = Time.ZERO;

  /** The time that simulations have reached. */
  private Time simulated = Time.ZERO;

  SceneClock(
      FrameRate rate, Cast cast, FrameEmitter emitter, ObserverSchedule schedule, CurrentRun run) {
    this.rate = rate;
    this.cast = cast;
    this.emitter = emitter;
    this.schedule = schedule;
    this.run = run;
  }

  /** The animated mobjects of a play, as functions of the time since its beginning. */
  interface State {
    void at(Time sinceStart);

    /** Called after updaters have run for the time of the last call of {@link #at}. */
    default void updated() {}

    /** Returns the next time before {@code t} when the clock must stop; null if none. */
    default Time nextBefore(Time t) {
      return null;
    }
  }

  Time now() {
    return now;
  }

  Time present() {
    return present;
  }

  /**
   * Emits the frames from now to before {@code end}. If {@code mayJump} and no updaters run,
   * unwanted frames are skipped. A last frame less than half a frame before {@code end} counts only
   * if the scene goes on.
   */
  void advance(Time end, boolean mayJump, State state) {
    long first = now.firstFrame(rate);
    long last = end.firstFrame(rate);
    long sure = Math.min(last, end.frameCount(rate));
    boolean idle = mayJump && !cast.hasActiveUpdaters();
    for (long k = first; k < last; k++) {
      if (idle && k < sure && !emitter.wants(k)) {
        long next = Math.min(sure, emitter.nextWanted(k));
        emitter.put(k, next - k);
        k = next - 1;
        stopBefore(Time.ofFrame(k, rate), state);
        lastMark = later(lastMark, Time.ofFrame(k, rate));
        simulated = lastMark;
        requireRunning();
        continue;
      }
      Time t = later(now, Time.ofFrame(k, rate));
      stopBefore(t, state);
      reach(t, state);
      if (k < sure) {
        emitter.put(k, 1);
      } else {
        emitter.putIfGoingOn(k, false);
      }
      schedule.reached(t);
      requireRunning();
    }
    stopBefore(end, state);
    simulateBefore(end, state);
    present = end;
  }

  /** Emits the frames from now to before {@code end} while nothing moves. */
  void rest(Time end) {
    long first = now.firstFrame(rate);
    long last = end.firstFrame(rate);
    long sure = Math.min(last, end.frameCount(rate));
    emitter.hold(first, sure - first);
    if (Math.max(first, sure) < last) {
      emitter.putIfGoingOn(last - 1, true);
    }
    requireRunning();
    stopBefore(end, time -> {});
    arrive(end);
  }

  /** Ends a play or pause at {@code end}. */
  void arrive(Time end) {
    now = end;
    present = end;
    step(end);
    requireRunning();
  }

  /** Stops at the moments before {@code t} of the observer and of the animations. */
  private void stopBefore(Time t, State state) {
    for (Time m = nextStop(t, state); m != null; m = nextStop(t, state)) {
      reach(m, state);
      schedule.reached(m);
    }
  }

  private Time nextStop(Time t, State state) {
    Time observed = schedule.nextBefore(t);
    Time limit = observed == null ? t : observed;
    Time animated = limit.compareTo(now) > 0 ? state.nextBefore(limit.minus(now)) : null;
    return animated == null ? observed : now.plus(animated);
  }

  /** Moves everything to the time {@code t}. */
  private void reach(Time t, State state) {
    simulateBefore(t, state);
    present = t;
    state.at(t.minus(now));
    step(t);
    state.updated();
  }

  /** Takes the steps of simulations that are due before {@code t}, each at its own time. */
  private void simulateBefore(Time t, State state) {
    while (cast.hasActiveUpdaters()) {
      long left = t.minus(simulated).flicks();
      long next = cast.simulations().untilNext(left);
      if (next >= left) {
        return;
      }
      present = simulated.plus(new Time(next));
      state.at(present.minus(now));
      if (simulate(present)) {
        update(present);
      }
      requireRunning();
    }
  }

  /**
   * Takes the steps of simulations that are due at {@code t}. Returns whether updaters must be
   * called after them.
   */
  private boolean simulate(Time t) {
    long flicks = t.minus(simulated).flicks();
    simulated = t;
    return cast.hasActiveUpdaters() && cast.simulations().advance(flicks);
  }

  private void step(Time t) {
    simulate(t);
    update(t);
  }

  private void update(Time t) {
    double dt = t.minus(lastMark).seconds();
    lastMark = t;
    cast.update(dt);
  }

  private void requireRunning() {
    run.check();
    run.advanced();
  }

  private static Time later(Time a, Time b) {
    return a.compareTo(b) >= 0 ? a : b;
  }
}

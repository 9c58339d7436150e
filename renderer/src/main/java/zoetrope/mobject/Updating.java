package zoetrope.mobject;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.internal.mobject.UpdaterLog;

/**
 * The updaters of a mobject, which change it as time passes.
 *
 * @param <S> the concrete class itself
 */
public interface Updating<S extends Mobject<S>> {
  /** The object. */
  S self();

  /**
   * Calls {@code updater} whenever time passes; a step is always longer than 0. It rests while the
   * object is animated itself.
   */
  default S addUpdater(Updater<S> updater) {
    UpdaterLog.added(self());
    self().changeUpdaters(u -> u.add(updater));
    if (updater instanceof Updater.Untimed) {
      updater.update(self(), 0);
    }
    return self();
  }

  /** Calls {@code updater} no more. Nothing happens when it is not an updater of this object. */
  default S removeUpdater(Updater<S> updater) {
    self().changeUpdaters(u -> u.remove(updater));
    return self();
  }

  /**
   * Calls {@code updater} for every frame, after the animations of the frame, and once now. It
   * rests while the object is animated itself.
   */
  default S addUpdater(Consumer<S> updater) {
    return addUpdater(new Updater.Untimed<>(updater));
  }

  /**
   * Calls {@code step} so many times a second, whatever the frame rate: a fixed time step, for what
   * is integrated or counted, such as springs, orbits, colliding bodies and cellular automata.
   *
   * <pre>{@code
   * add(ball.simulate(240, (b, dt) -> {
   *   velocity = velocity.plus(gravity.times(dt));
   *   b.shift(velocity.times(dt));
   * }));
   * }</pre>
   *
   * <p>An {@link #addUpdater(Updater) updater} is called for each frame; what it integrates ends
   * elsewhere at 15 frames a second than at 60. Of a simulation, exactly {@code floor(t
   * stepsPerSecond)} steps have been taken after t seconds, and each step is told the same {@code
   * dt}; so films at all frame rates and all stills show the same states at the same times, to the
   * last bit. Steps of several simulations are taken in the order of time; at the same moment,
   * children go first.
   *
   * <p>At the moment of a step the scene's {@code time()} is that moment and what is being animated
   * is where it is then; functions of animations are called for it too. Other updaters are called
   * for frames only, after the steps: what a step reads should be animated, or simulated, or
   * computed in the step.
   *
   * <p>Time passes for the object while it is on the stage and its updaters are not suspended, in
   * plays and pauses alike. {@link #removeUpdater} ends it, given {@code step}. A copy goes on by
   * itself; what {@code step} remembers in variables it shares.
   *
   * @param stepsPerSecond 1 to 1,000,000; a multiple of the frame rate moves most evenly, such as
   *     240 or 600
   * @throws IllegalArgumentException for another rate
   */
  default S simulate(int stepsPerSecond, Updater<S> step) {
    return addUpdater(new Updater.FixedRate<>(stepsPerSecond, step));
  }

  /**
   * This object's own updaters, in the order in which they run; each can be given to {@link
   * #removeUpdater}.
   */
  default List<Updater<S>> updaters() {
    return self().ownUpdaters().all();
  }

  /** Whether this object has updaters of its own, suspended or not. */
  default boolean hasUpdaters() {
    return !updaters().isEmpty();
  }

  /** Replaces this object's own updaters by those of {@code other}, which keeps them. */
  default S matchUpdaters(Mobject<S> other) {
    List<Updater<S>> others = other.updaters();
    self().changeUpdaters(Updaters::clear);
    others.forEach(this::addUpdater);
    return self();
  }

  /** Removes all updaters of the family. */
  default S clearUpdaters() {
    self().visit(m -> m.changeUpdaters(Updaters::clear));
    return self();
  }

  /** Lets the updaters of the family rest. */
  default S suspendUpdating() {
    self().visit(m -> m.changeUpdaters(u -> u.rest(true)));
    return self();
  }

  /** Wakes the updaters of the family again. */
  default S resumeUpdating() {
    self().visit(m -> m.changeUpdaters(u -> u.rest(false)));
    return self();
  }
}

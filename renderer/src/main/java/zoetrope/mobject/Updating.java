package zoetrope.mobject;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.internal.mobject.UpdaterLog;

/** The updaters of a mobject, which change it as time passes. */
public interface Updating<S extends Mobject<S>> {
  /** Returns this object. */
  S self();

  /**
   * Adds an updater that is called whenever time passes, with a step that is longer than 0 seconds.
   * It is suspended while an animation moves the object. It runs during animations that show or
   * hide the object, such as {@code fadeIn} and {@code write}.
   */
  default S addUpdater(Updater<S> updater) {
    UpdaterLog.added(self());
    self().changeUpdaters(u -> u.add(updater));
    if (updater instanceof Updater.Untimed) {
      updater.update(self(), 0);
    }
    return self();
  }

  /** Removes an updater. Does nothing if it is not an updater of this object. */
  default S removeUpdater(Updater<S> updater) {
    self().changeUpdaters(u -> u.remove(updater));
    return self();
  }

  /**
   * Adds an updater that is called once now, and then for each frame after the animations of the
   * frame. It is suspended while an animation moves the object. It runs during animations that show
   * or hide the object.
   */
  default S addUpdater(Consumer<S> updater) {
    return addUpdater(new Updater.Untimed<>(updater));
  }

  /**
   * Calls {@code step} a fixed number of times per second, independent of the frame rate. Use it
   * for states that are integrated or counted, such as those of springs, orbits, colliding bodies
   * and cellular automata.
   *
   * <pre>{@code
   * add(ball.simulate(240, (b, dt) -> {
   *   velocity = velocity.plus(gravity.times(dt));
   *   b.shift(velocity.times(dt));
   * }));
   * }</pre>
   *
   * <p>An {@link #addUpdater(Updater) updater} is called for each frame, so a position that it
   * integrates differs between 15 fps and 60 fps. A simulation has taken exactly {@code floor(t *
   * stepsPerSecond)} steps after t seconds, each with the same {@code dt}. Videos of all frame
   * rates and all stills therefore show the same states at the same times, to the last bit. The
   * steps of several simulations are taken in chronological order; at the same time, those of
   * children come first.
   *
   * <p>During a step, the scene's {@code time()} is the time of the step, and animated objects are
   * in their states at that time. The functions of animations are called for that time, too. Other
   * updaters run only at frames, after the steps. So a step should only read states that are
   * animated, simulated or computed in the step.
   *
   * <p>Time passes for the object while it is on the stage and its updaters are not suspended, both
   * in animations and in pauses. To end the simulation, pass {@code step} to {@link
   * #removeUpdater}. A copy of the object continues independently, but shares the variables that
   * {@code step} uses.
   *
   * @param stepsPerSecond 1 to 1,000,000; a multiple of the frame rate, such as 240 or 600, gives
   *     the smoothest motion
   * @throws IllegalArgumentException if the rate is out of range
   */
  default S simulate(int stepsPerSecond, Updater<S> step) {
    return addUpdater(new Updater.FixedRate<>(stepsPerSecond, step));
  }

  /**
   * Returns the updaters of this object, without its children's, in their order of execution. Each
   * can be passed to {@link #removeUpdater}.
   */
  default List<Updater<S>> updaters() {
    return self().updatersSelf().all();
  }

  /** Returns whether this object itself has updaters, suspended or not. */
  default boolean hasUpdaters() {
    return !updaters().isEmpty();
  }

  /** Replaces the updaters of this object by those of {@code other}, which keeps them. */
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

  /** Suspends the updaters of the family. */
  default S suspendUpdating() {
    self().visit(m -> m.changeUpdaters(u -> u.setSuspended(true)));
    return self();
  }

  /** Resumes the updaters of the family. */
  default S resumeUpdating() {
    self().visit(m -> m.changeUpdaters(u -> u.setSuspended(false)));
    return self();
  }
}

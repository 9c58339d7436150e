package zoetrope.mobject;

import java.util.Objects;
import java.util.function.Consumer;
import zoetrope.internal.diagnostics.Preconditions;

/** A function that changes a mobject as time passes. */
@FunctionalInterface
public interface Updater<M> {
  /** Changes {@code mobject} for a step of {@code dt} seconds. */
  void update(M mobject, double dt);

  /** An updater that follows the state of other objects and does not need the length of a step. */
  record Untimed<M>(Consumer<M> change) implements Updater<M> {
    @Override
    public void update(M mobject, double dt) {
      change.accept(mobject);
    }
  }

  /**
   * An updater whose steps have a fixed length, independent of the frame rate; see {@link
   * Mobject#simulate}. Each mobject that has it, and each copy of such a mobject, counts its steps
   * separately.
   *
   * @param stepsPerSecond 1 to 1,000,000
   * @param updating whether all updaters on the stage run after each step instead of only at
   *     frames; use it for steps that read objects moved by updaters
   * @param step called with the same {@code dt} each time, {@code 1.0 / stepsPerSecond}
   */
  record FixedRate<M>(int stepsPerSecond, boolean updating, Updater<M> step) implements Updater<M> {
    /** The largest number of steps per second. */
    public static final int MAX_STEPS_PER_SECOND = 1_000_000;

    /**
     * Checks the rate.
     *
     * @throws IllegalArgumentException if the rate is out of range
     */
    public FixedRate {
      Objects.requireNonNull(step, "a simulation needs a step, not null");
      Preconditions.require(
          stepsPerSecond >= 1 && stepsPerSecond <= MAX_STEPS_PER_SECOND,
          "a simulation takes 1 to %s steps a second, not %s%s",
          MAX_STEPS_PER_SECOND,
          stepsPerSecond,
          stepsPerSecond < 1
              ? ""
              : ": give it a lower rate, and let each step do the work of several");
    }

    /**
     * Creates an updater whose steps do not make other updaters run. Other updaters run at frames
     * only.
     */
    public FixedRate(int stepsPerSecond, Updater<M> step) {
      this(stepsPerSecond, false, step);
    }

    /** Takes all steps that fit into {@code dt}. */
    @Override
    public void update(M mobject, double dt) {
      new Simulation<>(this).update(mobject, dt);
    }
  }
}

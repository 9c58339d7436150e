package zoetrope.mobject;

import java.util.Objects;
import java.util.function.Consumer;

/** Changes a mobject as time passes. */
@FunctionalInterface
public interface Updater<M> {
  /** Changes {@code mobject} for a step of {@code dt} seconds. */
  void update(M mobject, double dt);

  /** An updater that follows the state of other things and does not ask how long a step is. */
  record Untimed<M>(Consumer<M> change) implements Updater<M> {
    @Override
    public void update(M mobject, double dt) {
      change.accept(mobject);
    }
  }

  /**
   * An updater whose steps have a fixed length, whatever the frame rate; see {@link
   * Mobject#simulate}. Each mobject that it is added to, and each copy of one, counts its own
   * steps.
   *
   * @param stepsPerSecond 1 to 1,000,000
   * @param updating whether all updaters on the stage are called at the moment of each step, after
   *     the steps, and not at frames only: for what samples things that updaters move
   * @param step is told the same {@code dt} each time, {@code 1.0 / stepsPerSecond}
   */
  record FixedRate<M>(int stepsPerSecond, boolean updating, Updater<M> step) implements Updater<M> {
    /** The most steps that a second can have. */
    public static final int MAX_STEPS_PER_SECOND = 1_000_000;

    /**
     * Checks the rate.
     *
     * @throws IllegalArgumentException when it is out of range
     */
    public FixedRate {
      Objects.requireNonNull(step, "a simulation needs a step, not null");
      if (stepsPerSecond < 1 || stepsPerSecond > MAX_STEPS_PER_SECOND) {
        throw new IllegalArgumentException(
            "a simulation takes 1 to "
                + MAX_STEPS_PER_SECOND
                + " steps a second, not "
                + stepsPerSecond
                + (stepsPerSecond < 1
                    ? ""
                    : ": give it a lower rate, and let each step do the work of several"));
      }
    }

    /** One that leaves the other updaters to the frames. */
    public FixedRate(int stepsPerSecond, Updater<M> step) {
      this(stepsPerSecond, false, step);
    }

    /** Takes as many steps as {@code dt} has room for. */
    @Override
    public void update(M mobject, double dt) {
      new Simulation<>(this).update(mobject, dt);
    }
  }
}

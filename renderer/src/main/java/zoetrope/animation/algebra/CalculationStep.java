package zoetrope.animation.algebra;

import java.util.function.Function;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.RateFunctions;

/**
 * A step of a {@link Calculation}. It reads the state of the calculation when the play begins, so
 * steps can be made before earlier steps are played. Steps of one calculation are played one after
 * the other.
 */
public final class CalculationStep extends Animation<CalculationStep> {
  private final Calculation<?> calculation;
  private final String name;
  private final double seconds;
  private final Function<StepTimeline, Runnable> plan;
  private StepTimeline timeline;
  private Runnable settle;

  /**
   * Creates a step.
   *
   * @param seconds the default run time
   * @param plan adds the changes to a timeline, and returns what sets the state after the step
   */
  CalculationStep(
      Calculation<?> calculation,
      String name,
      double seconds,
      Function<StepTimeline, Runnable> plan) {
    super(calculation);
    this.calculation = calculation;
    this.name = name;
    this.seconds = seconds;
    this.plan = plan;
    rate(RateFunctions.LINEAR);
  }

  @Override
  protected double defaultRunTime() {
    return seconds;
  }

  @Override
  protected void start(Host host) {
    calculation.requireIdle();
    timeline = new StepTimeline(seconds);
    settle = plan.apply(timeline);
    calculation.setBusy(true);
  }

  @Override
  protected void show(double alpha) {
    timeline.show(progress(alpha, 0, 1));
  }

  @Override
  public void cleanUp(Host host) {
    settle.run();
    calculation.setBusy(false);
    super.cleanUp(host);
  }

  @Override
  public String describe() {
    return name + "(" + mobject().kind() + ")";
  }
}

package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.attention.toy.NextWordLoss;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scenes.components.Commentary;

/** The act with several steps. The slopes are computed again after each step. */
final class DescentAct extends Act<DescentAct.Result> {
  private static final int STEPS = 8;

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final LossStage stage;
  private final List<NextWordLoss> models;
  private final ValueTracker step = valueTracker(1);
  private final Plot plot;

  /** The model after each step, and the chart of their losses. */
  record Result(List<NextWordLoss> models, Plot plot, Group<Mobject<?>> chart) {}

  DescentAct(LossStage stage) {
    this.stage = stage;
    models = Stream.iterate(stage.start(), m -> m.step(LossStage.RATE)).limit(STEPS + 1).toList();
    double top = Math.max(2, Math.ceil(stage.start().value()));
    plot = new Plot(stage.layout().model(), Range.of(0, STEPS, 2), 0, top, "\\small\\text{steps}");
  }

  /** Returns the prediction after a number of steps. The last step may be a part of one. */
  private NextWordLoss after(double steps) {
    int whole = (int) Math.min(STEPS, Math.floor(steps));
    double part = steps - whole;
    return part == 0 ? models.get(whole) : models.get(whole).step(part * LossStage.RATE);
  }

  @Override
  protected Result construct() {
    Group<Mobject<?>> chart = group(plot.all(), stage.title("the loss after each step"));
    narration.tell("Now the slopes are different. Find them again, and make another step.");
    Polyline curve = plot.graph(s -> after(s).value(), 0, 1);
    play(fadeIn(chart), fadeIn(curve));
    stage.follow(() -> after(step.value()));
    curve.addUpdater(c -> c.setPath(plot.graph(s -> after(s).value(), 0, step.value()).path()));
    List<Dot> dots = IntStream.rangeClosed(0, STEPS).mapToObj(this::dot).toList();
    play(fadeIn(dots.get(0)), fadeIn(dots.get(1)));
    for (int next = 2; next <= STEPS; next++) {
      int steps = next;
      play(animate(step, t -> t.setValue(steps)).runTime(next < 4 ? 1 : 0.5));
      play(fadeIn(dots.get(next)).runTime(0.2));
      if (next == 4) {
        narration.tell("Step by step, the loss falls.");
      }
    }
    narration.finish();
    curve.clearUpdaters();
    stage.follow(() -> models.get(STEPS));
    return new Result(models, plot, group(chart, curve, group(dots)));
  }

  private Dot dot(int steps) {
    return plot.dot(steps, models.get(steps).value());
  }
}

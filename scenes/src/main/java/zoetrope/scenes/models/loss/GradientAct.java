package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import zoetrope.attention.toy.NextWordLoss;
import zoetrope.attention.toy.ToyWeights.Name;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.text.Tex;
import zoetrope.scenes.components.Commentary;

/** The act with the slopes of all weights, and one step of all weights against them. */
final class GradientAct extends Act<Void> {
  private static final double SLOPE_REACH = 0.3;

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final LossStage stage;
  private final ValueTracker moved = valueTracker(0);

  GradientAct(LossStage stage) {
    this.stage = stage;
  }

  @Override
  protected Void construct() {
    NextWordLoss start = stage.start();
    var title = stage.title("the gradient: " + stage.weightCount() + " slopes");
    var slopes = new WeightMaps(stage.layout().model(), SLOPE_REACH, start::slopes);
    narration.tell("But each weight has a slope. Together they are the gradient.");
    play(fadeIn(slopes.all()), fadeIn(title));
    pause(2);
    narration.tell("Backpropagation finds all slopes in one pass back through the model.");
    pause(2.5);

    var weights = new WeightMaps(stage.layout().model(), 1, start.weights()::get);
    var next = stage.title("each weight: $w - \\eta \\cdot \\text{slope}$");
    narration.tell("One step: all weights move at once, each against its slope.");
    play(fadeOut(slopes.all()).runTime(0.5), fadeOut(title).runTime(0.5));
    Tex before = before();
    play(fadeIn(weights.all()), fadeIn(next), fadeIn(before));
    stage.follow(() -> start.step(LossStage.RATE * moved.value()));
    weights.all().addUpdater(m -> weights.show(stage.shown().weights()::get));
    play(animate(moved, t -> t.setValue(1)).runTime(4));
    NextWordLoss after = start.step(LossStage.RATE);
    stage.follow(() -> after);
    weights.all().clearUpdaters();
    states(stage.prediction().whole());
    states(stage.prediction().lossFollows());
    pause(1);
    narration.tell(
        String.format(
            Locale.ROOT,
            "No weight has moved by more than %.3f. Together they matter.",
            greatestMove(start)));
    narration.finish();
    pause(0.5);
    play(fadeOut(weights.all()), fadeOut(group(next, before)));
    return null;
  }

  /** Returns the line with the numbers before the step. */
  private Tex before() {
    double chance = LossStage.chance(stage.start());
    String p = String.format(Locale.ROOT, "%.3f", chance);
    String loss = String.format(Locale.ROOT, "%.2f", LossStage.valueOf(chance));
    var line = tex("\\text{before: } -\\ln " + p + " = " + loss).fontSize(38).setColor(GREY_B);
    return line.moveTo(stage.prediction().below());
  }

  /** Returns the greatest distance that a weight moves in one step. */
  private static double greatestMove(NextWordLoss start) {
    double greatest = 0;
    for (Name name : Name.values()) {
      for (double[] row : start.slopes(name).toRows()) {
        for (double slope : row) {
          greatest = Math.max(greatest, Math.abs(LossStage.RATE * slope));
        }
      }
    }
    return greatest;
  }
}

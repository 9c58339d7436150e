package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.coordinates.Range;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/** The act that measures how wrong the prediction is: −ln p of the true next word. */
final class LogarithmAct extends Act<Void> {
  private static final double LEAST = 0.01;

  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final LossStage stage;

  LogarithmAct(LossStage stage) {
    this.stage = stage;
  }

  @Override
  protected Void construct() {
    var title = stage.title("the loss: $-\\ln p$");
    var plot = new Plot(stage.layout().model(), Range.of(0, 1, 0.5), 1, 5, "p");
    ValueTracker p = valueTracker(1);
    var curve = plot.graph(LogarithmAct::loss, LEAST, 1);
    var dot = plot.dot(1, 0);
    var value = decimalNumber(0, 2).fontSize(36).setColor(YELLOW).nextTo(dot, UR, 0.1);
    dot.addUpdater(d -> d.moveTo(plot.point(p.value(), loss(p.value()))));
    value.addUpdater(v -> v.setValue(loss(p.value())).nextTo(dot, UR, 0.1));
    narration.tell("The loss says how wrong this is: minus the logarithm of p.");
    play(fadeIn(title), fadeIn(plot.all()));
    play(create(curve).runTime(3));
    narration.tell("For p = 1, when the model is sure, it is 0.");
    play(fadeIn(dot), fadeIn(value));
    pause(1);
    narration.tell("The smaller p, the larger the loss.");
    play(animate(p, t -> t.setValue(LEAST)).runTime(3));
    pause(0.5);

    double now = LossStage.chance(stage.start());
    var prediction = stage.prediction();
    narration.tell(
        String.format(Locale.ROOT, "Here p is %.3f. One number says how wrong the model is.", now));
    play(animate(p, t -> t.setValue(Math.max(LEAST, now))).runTime(2));
    dot.clearUpdaters();
    value.clearUpdaters();
    var down = dashedLine(dot.center(), plot.point(now, 0)).setStroke(TEAL, 3);
    var across = dashedLine(dot.center(), plot.point(0, loss(now))).setStroke(YELLOW, 3);
    play(create(down), create(across));
    play(fadeIn(prediction.loss()));
    states(prediction.lossFollows());
    states(Relation.same(Figure.of(prediction.nextNumber()), Figure.of(prediction.lossChance())));
    narration.finish();
    pause(0.5);
    play(
        fadeOut(group(title, down, across)),
        fadeOut(plot.all()),
        fadeOut(curve),
        fadeOut(group(dot, value)));
    return null;
  }

  private static double loss(double p) {
    return -StrictMath.log(Math.max(LEAST / 2, p));
  }
}

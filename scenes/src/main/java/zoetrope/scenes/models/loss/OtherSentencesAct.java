package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/** The act that asks what the steps cost the other sentences, and what did not change. */
final class OtherSentencesAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final LossStage stage;
  private final DescentAct.Result descent;
  private final List<Double> means;

  OtherSentencesAct(LossStage stage, DescentAct.Result descent) {
    this.stage = stage;
    this.descent = descent;
    means = descent.models().stream().map(model -> stage.training().loss(model.weights())).toList();
  }

  private int last() {
    return means.size() - 1;
  }

  @Override
  protected Void construct() {
    DecimalNumber end = number(last(), LossStage.value(stage.shown()), YELLOW, UP);
    var start = number(0, LossStage.value(stage.start()), YELLOW, UR);
    play(fadeIn(start), fadeIn(end));
    states(Relation.same(Figure.of(stage.prediction().lossValue()), Figure.of(end)));
    states(stage.prediction().lossFollows());
    pause(1.5);

    int sentences = stage.training().sentences().size();
    double before = Rounding.to(2, means.get(0));
    double after = Rounding.to(2, means.get(last()));
    narration.tell("And the others? This is the mean loss of all " + sentences + " sentences.");
    var curve =
        polyline(
            IntStream.rangeClosed(0, last())
                .mapToObj(step -> descent.plot().point(step, means.get(step)))
                .toList());
    curve.setStroke(RED_B, 4);
    var name = text("mean of " + sentences + " sentences").fontSize(34).setColor(RED_B);
    name.moveTo(descent.plot().point(4.6, means.get(4)).plus(at(0, 0.5)));
    play(create(curve).rate(LINEAR).runTime(2), fadeIn(name));
    Group<DecimalNumber> ends =
        group(number(0, before, RED_B, DR), number(last(), after, RED_B, UP));
    play(fadeIn(ends));
    pause(1.5);
    narration.tell(
        String.format(
            Locale.ROOT,
            after > before
                ? "It grows from %.2f to %.2f: the model forgets the others."
                : "It goes from %.2f to %.2f.",
            before,
            after));
    pause(2);
    narration.tell("So training steps down the slopes of this mean instead.");
    narration.finish();
    pause(0.5);
    play(fadeOut(descent.chart()), fadeOut(group(curve, name, start, end)), fadeOut(ends));
    close();
    return null;
  }

  private DecimalNumber number(int step, double value, Color color, Vec side) {
    var number = decimalNumber(value, 2).fontSize(36).setColor(color);
    return number.nextTo(descent.plot().point(step, value), side, 0.15);
  }

  /** Shows what did not change, and what did. */
  private void close() {
    var title = stage.title("what training changes");
    Group<Mobject<?>> rows = group();
    rows.add(row(0, "the text", "the same", GREY_A));
    rows.add(row(1, "the architecture", "the same", GREY_A));
    rows.add(row(2, stage.weightCount() + " weights", "changed", YELLOW));
    narration.tell("Text and plan stay. All that the model learns is in its weights.");
    play(fadeIn(title), fadeIn(rows.get(0)), fadeIn(rows.get(1)));
    pause(1);
    play(fadeIn(rows.get(2)));
    pause(3);
    narration.finish();
  }

  private Mobject<?> row(int i, String what, String how, Color color) {
    var left = text(what).fontSize(44).setMaxWidth(3.8);
    var right = text(how).fontSize(44).setColor(color);
    double y = stage.inModel(0, 1.2 - i * 1.15).y();
    left.setX(stage.inModel(-3, 0).x(), LEFT).shift(up(y - left.baseline().y()));
    right.setX(stage.inModel(2.9, 0).x(), RIGHT).shift(up(y - right.baseline().y()));
    return group(left, right);
  }
}

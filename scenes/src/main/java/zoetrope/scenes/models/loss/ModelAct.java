package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.scenes.components.Commentary;

/** The act with the sentence, the weights, and the probabilities that follow from them. */
final class ModelAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final LossStage stage;

  ModelAct(LossStage stage) {
    this.stage = stage;
  }

  @Override
  protected Void construct() {
    Group<Mobject<?>> sentence = stage.sentence();
    narration.tell("A language model reads these words and guesses the next one.");
    play(fadeIn(sentence.get(0)));
    pause(2.5);

    var weights = new WeightMaps(stage.layout().model(), 1, stage.start().weights()::get);
    var title = stage.title(stage.weightCount() + " weights");
    narration.tell(
        "It calculates with its weights: this toy has " + stage.weightCount() + " numbers.");
    play(fadeIn(weights.all()), fadeIn(title));
    pause(2.5);

    var arrow = arrow(stage.layout().from(), stage.layout().to()).buff(0).setColor(GREY_A);
    var name = LossStage.title("probability of the next word", stage.layout().prediction());
    Group<Group<Mobject<?>>> rows = stage.prediction().rows();
    narration.tell("Text and weights give each word a probability to come next.");
    play(create(arrow), fadeIn(name));
    play(laggedStart(rows, row -> fadeIn(row).shift(right(0.2))).lagRatio(0.2).runTime(2));
    add(rows);
    states(stage.prediction().whole());
    pause(1.5);

    narration.tell("The text really goes on with “" + stage.next() + "”.");
    var frame = surroundingRectangle(stage.prediction().next()).buff(0.09).setStroke(TEAL, 3);
    play(fadeIn(sentence.get(1)).shift(down(0.2)), create(frame));
    pause(2);
    narration.tell("Training changes neither the text nor the model's plan, only the weights.");
    var changed = surroundingRectangle(weights.all()).buff(0.1).setStroke(YELLOW, 3);
    play(create(changed));
    narration.finish();
    pause(0.5);
    play(fadeOut(group(changed, frame, title)), fadeOut(weights.all()), fadeOut(arrow));
    return null;
  }
}

package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.numbers.Relation;

/** The act where the decoder reads what it has written, and writes the other words. */
final class WritingAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final TranslationStage stage;

  WritingAct(TranslationStage stage) {
    this.stage = stage;
  }

  @Override
  protected Void construct() {
    narration.tell("Now the decoder reads what it has written, and asks for the next word.");
    Mobject<?> old = null;
    for (int i = 1; i < stage.steps().size(); i++) {
      old = write(i, old);
      if (i == 1) {
        narration.tell("With each word it looks at other words of the English sentence,");
      } else if (i == 3) {
        narration.tell("and not in their order, until it writes the sign for the end.");
      }
    }
    pause(1);
    play(fadeOut(old), fadeOut(stage.chartTitle()));
    narration.finish();
    return null;
  }

  /** Shows the weights and probabilities of a step and returns the chart. */
  private Mobject<?> write(int step, Mobject<?> old) {
    var row = stage.rows().get(step);
    var chart = new ChanceChart(stage, step);
    var back = stage.lookingBack(step);
    play(
        transformFromCopy(group(stage.french().get(step - 1)), group(stage.read(step))).mayCross(),
        create(back));
    List<Animation<?>> asking = new ArrayList<>();
    asking.add(fadeIn(row.cells()).lagRatio(0.1));
    asking.add(fadeIn(row.numbers()).lagRatio(0.1));
    if (old != null) {
      asking.add(fadeOut(old).runTime(0.4));
    }
    play(asking);
    states(Relation.whole(row.numbers()));
    play(fadeIn(chart.rows()).runTime(0.6));
    states(chart.whole());
    pause(0.4);
    play(transformFromCopy(chart.likeliest(), stage.french().get(step)).mayCross());
    return group(chart.rows(), back);
  }
}

package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.attention.toy.ToyWeights;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.PatternGrid;
import zoetrope.scenes.components.TokenGlyphs;

/**
 * The act that shows how the last word of the prompt attends to each word, before and after
 * training.
 */
final class LookingBackAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double MAX_RADIUS = 0.42;

  private final FrameShape shape = FrameShape.current();
  private final double beforeY = shape.choose(0.5, 0.7, 0.9);
  private final double afterY = shape.choose(-1, -1.3, -1.5);
  private final LearningAct.Result learned;
  private final ToyTraining training;
  private final Group<Group<Glyph>> words;

  LookingBackAct(LearningAct.Result learned) {
    this.learned = learned;
    training = learned.training();
    words =
        TokenGlyphs.of(learned.prompt(), shape.choose(11, 8, 5.6))
            .moveTo(shape.choose(at(0, 2), at(0.7, 2.6), at(0.9, 3)));
  }

  @Override
  protected Void construct() {
    play(fadeOut(learned.otherObjects()), lineBecomesWords());
    int last = words.size() - 1;
    var frame = surroundingRectangle(words.get(last)).buff(0.08).setStroke(YELLOW, 3);
    play(create(frame));
    narration.tell("Which words does the last one take from? By chance from all of them.");
    var before = row(0, beforeY);
    var beforeLabel = label("before", beforeY);
    var meaning = text("larger disc: more weight in one head").fontSize(28).setColor(GREY_B);
    meaning.moveTo(at(0, words.y() + shape.choose(0.9, 0.9, 1)));
    play(fadeIn(meaning), fadeIn(beforeLabel), laggedStart(before, disc -> growFromCenter(disc)));
    pause(2);

    int head = clearest();
    int key = strongest(head);
    narration.tell("After training a head looks at \"" + learned.prompt().get(key) + "\".");
    var after = row(training.steps(), afterY);
    var afterLabel = label("after", afterY);
    List<Animation<?>> grown = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      grown.add(transformFromCopy(before.get(i), after.get(i)));
    }
    play(fadeIn(afterLabel), laggedStart(grown).lagRatio(0.1));
    play(animate(words.get(key), w -> w.setColor(YELLOW)));
    pause(1.5);

    narration.tell("So it knows what comes next: \"" + learned.prediction() + "\".");
    double[] chances = training.chances(training.steps(), learned.prompt());
    long share = Math.round(100 * chances[training.vocabulary().indexOf(learned.prediction())]);
    var answer =
        text("next: " + learned.prediction() + ", " + share + " %")
            .fontSize(48)
            .moveTo(down(shape.choose(2.6, 3.4, 4)));
    answer.colorPart(learned.prediction(), TEAL);
    play(write(answer));
    pause(3);
    narration.finish();
    return null;
  }

  /** Returns a label to the left of a row of discs, at a distance from the first word. */
  private Text label(String when, double y) {
    return AxisNames.beside(text(when).fontSize(32).setColor(GREY_A), words.x(LEFT) - 0.6, y);
  }

  private Animation<?> lineBecomesWords() {
    List<Animation<?>> moves = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < words.size(); i++) {
      int until = from + learned.prompt().get(i).length();
      moves.add(replacementTransform(learned.line().part(from, until), words.get(i)));
      from = until + 1;
    }
    moves.add(fadeOut(learned.line().part(from, learned.line().source().length())));
    return animationGroup(moves);
  }

  /** Returns the head with the largest weight for the last word after training. */
  private int clearest() {
    int best = 0;
    for (int head = 1; head < ToyWeights.HEADS; head++) {
      if (weights(training.steps(), head)[strongest(head)]
          > weights(training.steps(), best)[strongest(best)]) {
        best = head;
      }
    }
    return best;
  }

  private int strongest(int head) {
    double[] weights = weights(training.steps(), head);
    int best = 0;
    for (int key = 1; key < weights.length; key++) {
      best = weights[key] > weights[best] ? key : best;
    }
    return best;
  }

  private double[] weights(int step, int head) {
    AttentionTrace trace = training.trace(step, learned.prompt()).attention().heads().get(head);
    return trace.weights().row(trace.weights().rows() - 1);
  }

  private Group<Dot> row(int step, double y) {
    double[] weights = weights(step, clearest());
    Group<Dot> discs = group();
    for (int key = 0; key < weights.length; key++) {
      double radius = Math.max(0.01, PatternGrid.radius(weights[key], MAX_RADIUS));
      discs.add(dot().setFill(GREY_A, 1).setWidth(2 * radius).moveTo(at(words.get(key).x(), y)));
    }
    return discs;
  }
}

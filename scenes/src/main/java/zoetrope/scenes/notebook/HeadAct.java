package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.toy.ToyModel;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.ValueColors;
import zoetrope.scenes.numbers.Relation;

/** The act where queries and keys replace the zeros: now every word chooses its weights. */
final class HeadAct extends Act<Void> {
  private static final double FULL_COLOR = 3;
  private static final Color VALUES = Conventions.VALUE;

  private final AttentionTrace head;
  private final MaskedSoftmaxAct.Result softmax;
  private final Commentary narration;

  /** The colours of numbers. Red is reserved for masked values. */
  private final ValueColors colors = new ValueColors(BLUE_E, BLUE_B, GOLD_E, GOLD_B, FULL_COLOR);

  private final Heading heading =
      Heading.of(
          "4. A head, trained on " + ToyModel.sentences().size() + " sentences",
          "W = \\mathrm{softmax}(q k^{\\top} + \\mathrm{mask})");
  private final Text asked;
  private final Group<Text> names;

  HeadAct(Averages averages, MaskedSoftmaxAct.Result softmax, Commentary narration) {
    this.narration = narration;
    head = averages.head();
    this.softmax = softmax;
    heading.formula().colorPart("q", Conventions.QUERY).colorPart("k^{\\top}", Conventions.KEY);
    asked = MaskedSoftmaxAct.caption("what it asks · what it answers", softmax.scores());
    asked.colorPart("asks", Conventions.QUERY).colorPart("answers", Conventions.KEY);
    names = names();
  }

  @Override
  protected Void construct() {
    narration.tell(
        "Now every word asks, and the others answer: a head of a toy model has learned how.");
    askAndAnswer();
    Group<Mobject<?>> aside = weigh();
    narration.tell("Its weights mix values, which are learned as well.");
    sumTheValues(aside);
    narration.tell("Four ways, of which the last can learn.");
    lineUpAllFour();
    return null;
  }

  private void askAndAnswer() {
    var scores = softmax.scores();
    play(
        heading.replace(softmax.heading()),
        fadeOut(softmax.captions()),
        fadeIn(asked),
        laggedStart(names, name -> fadeIn(name)).lagRatio(0.05).runTime(1));
    List<Animation<?>> changes = new ArrayList<>();
    for (int i = 0; i < scores.rows(); i++) {
      for (int j = 0; j <= i; j++) {
        double score = head.scores().get(i, j);
        changes.add(change(scores.number(i, j), score, colors.of(score)));
      }
    }
    play(laggedStart(changes).lagRatio(0.05).runTime(2));
    pause();
  }

  /**
   * Returns the query's word before each row of the scores and the key's word above each column.
   */
  private Group<Text> names() {
    var scores = softmax.scores();
    int last = scores.rows() - 1;
    List<Text> all = new ArrayList<>();
    for (int i = 0; i <= last; i++) {
      var asking =
          text(Averages.WORDS.get(i)).fontSize(22).setMaxWidth(0.42).setColor(Conventions.QUERY);
      all.add(asking.nextTo(scores.brackets(), LEFT, 0.08).matchY(scores.cell(i, i)));
    }
    for (int j = 0; j <= last; j++) {
      var answering = text(Averages.WORDS.get(j)).fontSize(24).setColor(Conventions.KEY);
      answering.setX(scores.cell(last, j).x());
      double baseline = scores.brackets().y(UP) + 0.15;
      all.add(answering.shift(up(baseline - answering.baseline().y())));
    }
    return group(all);
  }

  private static Animation<?> change(DecimalNumber number, double value, Color color) {
    double start = number.value();
    Color from = number.first().fillColor();
    return updateFromAlpha(
        number, (n, a) -> n.setValue(start + a * (value - start)).setColor(from.lerp(color, a)));
  }

  /** Changes all weights, and returns the objects that are then no longer used. */
  private Group<Mobject<?>> weigh() {
    var weights = softmax.weights();
    List<Animation<?>> changes = new ArrayList<>();
    for (int i = 0; i < weights.rows(); i++) {
      for (int j = 0; j <= i; j++) {
        double weight = head.weights().get(i, j);
        changes.add(change(weights.number(i, j), weight, shade(weight)));
      }
    }
    play(indicate(softmax.function()), laggedStart(changes).lagRatio(0.05).runTime(2));
    var row = strongest();
    var frame = surroundingRectangle(weights.toDiagonal(row)).buff(0.07);
    var caption = MaskedSoftmaxAct.caption("no longer all the same", weights).setColor(YELLOW);
    play(showCreation(frame.setStroke(YELLOW, 2)), write(caption));
    for (int i = 0; i < weights.rows(); i++) {
      states(Relation.softmax(softmax.scores().figures(i), 1, weights.figures(i)));
    }
    pause();
    return group(frame, caption, asked, names, softmax.arrow(), softmax.function());
  }

  /** Returns grey for small weights, and white from 0.5 on. */
  private static Color shade(double weight) {
    return GREY_C.lerp(WHITE, Math.min(1, 2 * weight));
  }

  /** Returns the word whose largest weight exceeds equal weights the most. */
  private int strongest() {
    int best = 1;
    double maxSurplus = 0;
    for (int i = 1; i < head.weights().rows(); i++) {
      for (int j = 0; j <= i; j++) {
        double surplus = head.weights().get(i, j) - 1.0 / (i + 1);
        if (surplus > maxSurplus) {
          maxSurplus = surplus;
          best = i;
        }
      }
    }
    return best;
  }

  private void sumTheValues(Group<Mobject<?>> aside) {
    var weights = softmax.weights();
    Vec way = EightWordsAct.weightsPlace().minus(MaskedSoftmaxAct.weightsPlace());
    play(
        fadeOut(aside).timeSpan(0, 0.4),
        fadeOut(softmax.scores().allRows()).timeSpan(0, 0.4),
        fadeOut(softmax.scores().brackets()).timeSpan(0, 0.4),
        animate(weights.allRows(), m -> m.shift(way)).timeSpan(0.4, 1),
        animate(weights.brackets(), m -> m.shift(way)).timeSpan(0.4, 1));
    var product =
        new WeightedSum(
            weights,
            EightWordsAct.tiles(head.values(), 0.2),
            EightWordsAct.tiles(head.output(), 0.2));
    var captions = product.captions("W \\;\\; [8, 8]", "v \\;\\; [8, 16]", "W v \\;\\; [8, 16]");
    captions.get(1).setColor(VALUES);
    var frame = product.frame(0);
    play(fadeIn(product.right), fadeIn(captions), fadeIn(product.equals), showCreation(frame));
    play(lasting(3), product.growth(), product.walk(frame));
    pause();
    play(
        fadeOut(group(product.right, product.equals, product.result, captions, frame)),
        fadeOut(weights.allRows()),
        fadeOut(weights.brackets()),
        fadeOut(heading.all()));
  }

  private void lineUpAllFour() {
    var lines =
        group(
            tex("\\frac{1}{t + 1} \\sum_{s \\le t} x_s"),
            tex("=", "\\big(\\mathrm{triangle} / \\mathrm{sums}\\big)\\, x"),
            tex("=", "\\mathrm{softmax}(0 + \\mathrm{mask})\\, x"),
            tex("\\longrightarrow", "\\mathrm{softmax}(q k^{\\top} + \\mathrm{mask})\\, v"));
    lines.arrange(DOWN, 0.6, LEFT);
    lines.first().shift(right(0.55));
    lines
        .last()
        .colorPart("q", Conventions.QUERY)
        .colorPart("k^{\\top}", Conventions.KEY)
        .colorPart("v", VALUES);
    play(laggedStart(lines, line -> write(line)).lagRatio(0.75).runTime(3));
    var frame = surroundingRectangle(lines.last()).buff(0.2).setStroke(TEAL, 3);
    play(showCreation(frame));
    pause();
  }
}

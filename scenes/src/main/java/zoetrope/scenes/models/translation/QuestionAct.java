package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.toy.ToyTranslator;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/** The act where the decoder writes its first word: scores, weights and probabilities. */
final class QuestionAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);
  private final TranslationStage stage;

  QuestionAct(TranslationStage stage) {
    this.stage = stage;
  }

  @Override
  protected Void construct() {
    var start = stage.written(ToyTranslator.START, -1).setColor(GREY_A);
    narration.tell("A decoder writes the translation. It begins with a sign for the start.");
    play(fadeIn(start).shift(right(0.3)));
    pause(2);
    Group<DecimalNumber> scores = scores();
    Text scoresName = name("scores", 0).setColor(Conventions.QUERY);
    narration.tell("Its query meets the keys of the English words, which gives a score for each.");
    play(
        fadeIn(scoresName),
        laggedStart(scores, score -> fadeIn(score).shift(down(0.4))).lagRatio(0.15).runTime(2));
    pause(2);
    showTheWeights(scores, scoresName);
    writeTheFirstWord();
    narration.finish();
    return null;
  }

  private Group<DecimalNumber> scores() {
    double[] values = stage.scores(0);
    List<DecimalNumber> scores = new ArrayList<>();
    for (int j = 0; j < values.length; j++) {
      var score = decimalNumber(values[j], 2).fontSize(28).setColor(Conventions.QUERY);
      scores.add(score.moveTo(stage.layout().cell(0, j)));
    }
    return group(scores);
  }

  private Text name(String word, int row) {
    var name = text(word).fontSize(30);
    double y = stage.layout().cell(row, 0).y();
    return Baselines.before(name, stage.layout().writtenEnd(), y, 0.25);
  }

  private void showTheWeights(Group<DecimalNumber> scores, Text scoresName) {
    var row = stage.rows().get(0);
    var all = group(row.cells(), row.numbers());
    double drop = 1.4 * stage.layout().rowPitch();
    all.shift(down(drop));
    Text weightsName = name("weights", 0).shift(down(drop));
    var arrow = arrow(scoresName.bottom(), weightsName.top()).buff(0.08);
    narration.tell("The softmax makes weights of them, which add up to 1.");
    play(fadeIn(weightsName), growArrow(arrow));
    play(fadeIn(row.cells()), transformFromCopy(scores, row.numbers()));
    add(row.cells(), row.numbers());
    states(Relation.apportionedSoftmax(Figure.all(scores), Figure.all(row.numbers())));
    states(Relation.whole(row.numbers()));
    pause(2);
    play(
        fadeOut(scores).runTime(0.5),
        fadeOut(group(scoresName, weightsName)).runTime(0.5),
        fadeOut(arrow).runTime(0.5),
        animate(all, a -> a.shift(up(drop))).timeSpan(0.4, 1.4));
  }

  private void writeTheFirstWord() {
    var chart = new ChanceChart(stage, 0);
    narration.tell(
        "The values of the words, weighted so, give each French word a probability to come next.");
    play(fadeIn(stage.chartTitle()));
    play(
        laggedStart(chart.rows(), row -> fadeIn(row).shift(right(0.2))).lagRatio(0.2).runTime(1.5));
    states(chart.whole());
    pause(2.5);
    narration.tell("The likeliest one is written.");
    play(transformFromCopy(chart.likeliest(), stage.french().first()).mayCross());
    pause(1);
    play(fadeOut(chart.rows()));
  }
}

package zoetrope.scenes.models.translation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
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

  /** The rows where scores and weights are shown before their place in the table. */
  private static final int SCORES = 2;

  private static final int WEIGHTS = 5;

  private final TranslationStage stage;
  private final Group<Group<Rectangle>> vectors;
  private Text weightsName;
  private Arrow arrow;

  QuestionAct(TranslationStage stage, Group<Group<Rectangle>> vectors) {
    this.stage = stage;
    this.vectors = vectors;
  }

  @Override
  protected Void construct() {
    var start = stage.read(0).shift(drop(SCORES));
    narration.tell("A decoder writes the translation. It begins with a sign for the start.");
    play(fadeIn(start).shift(right(0.3)));
    pause(2);
    Group<DecimalNumber> scores = scores();
    Text scoresName = name("scores", SCORES).setColor(Conventions.QUERY);
    Group<Line> lines =
        group(
            IntStream.range(0, scores.size())
                .mapToObj(j -> line(vectors.get(j).bottom(), scores.get(j).top()).buff(0.1)));
    lines.setStroke(Conventions.KEY, 2);
    narration.tell("Its query meets the keys of the English words, which gives a score for each.");
    play(
        fadeIn(scoresName),
        laggedStart(lines, line -> create(line)).lagRatio(0.15).runTime(2),
        laggedStart(scores, score -> fadeIn(score).shift(down(0.4))).lagRatio(0.15).runTime(2));
    pause(2);
    showTheWeights(scores, scoresName);
    writeTheFirstWord(start, group(scores, lines, group(scoresName)));
    narration.finish();
    return null;
  }

  private Group<DecimalNumber> scores() {
    double[] values = stage.scores(0);
    List<DecimalNumber> scores = new ArrayList<>();
    for (int j = 0; j < values.length; j++) {
      var score = decimalNumber(values[j], 2).fontSize(32).setColor(Conventions.QUERY);
      scores.add(score.moveTo(stage.layout().cell(SCORES, j)));
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
    group(row.cells(), row.numbers()).shift(drop(WEIGHTS));
    weightsName = name("weights", WEIGHTS);
    arrow = arrow(scoresName.bottom(), at(scoresName.x(), weightsName.y(UP))).buff(0.08);
    narration.tell("The softmax makes weights of them, which add up to 1.");
    play(fadeIn(weightsName), growArrow(arrow));
    play(fadeIn(row.cells()), transformFromCopy(scores, row.numbers()));
    add(row.cells(), row.numbers());
    states(Relation.apportionedSoftmax(Figure.all(scores), Figure.all(row.numbers())));
    states(Relation.whole(row.numbers()));
    pause(2);
  }

  private Vec drop(int rows) {
    return down(rows * stage.layout().rowPitch());
  }

  /** Writes the likeliest word, and moves all to the first row of the table. */
  private void writeTheFirstWord(Group<Mobject<?>> start, Group<Mobject<?>> asked) {
    var chart = new ChanceChart(stage, 0);
    narration.tell(
        "The values of the words, weighted so, give each French word a probability to come next.");
    play(fadeIn(stage.chartTitle()));
    play(
        laggedStart(chart.rows(), row -> fadeIn(row).shift(right(0.2))).lagRatio(0.2).runTime(1.5));
    states(chart.whole());
    pause(2.5);
    narration.tell("The likeliest one is written.");
    var row = stage.rows().get(0);
    var vectorsName = name("encoder", 0).setColor(GREY_A);
    vectorsName.setY(stage.layout().memory());
    var small = stage.vectors(stage.layout().memory(), 0.4);
    play(
        fadeOut(asked).runTime(0.5),
        fadeOut(group(weightsName, arrow)).runTime(0.5),
        transform(vectors, small).timeSpan(0.4, 1.4),
        animate(start, s -> s.shift(drop(-SCORES))).timeSpan(0.4, 1.4),
        animate(group(row.cells(), row.numbers()), r -> r.shift(drop(-WEIGHTS))).timeSpan(0.4, 1.4),
        fadeIn(vectorsName).timeSpan(0.9, 1.4));
    play(transformFromCopy(chart.likeliest(), stage.french().first()).mayCross());
    pause(1);
    play(fadeOut(chart.rows()));
  }
}

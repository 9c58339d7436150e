package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.attention.toy.ToyWeights.Name;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.lines.Polyline;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.HeatMap;

/** The act where the loss falls step by step, beside a matrix and the model's predictions. */
final class LearningAct extends Act<LearningAct.Result> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private static final double TOP_LOSS = 3;
  private static final double PITCH = 0.8;
  private static final double MAX_BAR_WIDTH = 3.2;
  private static final double MIN_BAR_WIDTH = 0.01;
  private static final int ROWS = 5;

  private final FrameShape shape = FrameShape.current();
  private final double chartX = shape.choose(-3.6, 0.2, 0.2);
  private final double chartY = shape.choose(-2.9, 0.9, -0.8);
  private final double chartWidth = shape.choose(5.4, 8.8, 6.2);
  private final double chartHeight = shape.choose(3.0, 3.6, 3.2);
  private final double barX = shape.choose(2.6, 1.3, -1.3);
  private final double barY = shape.choose(1.15, -1.6, -3.2);

  private final ToyTraining training;
  private final List<String> prompt;
  private final ValueTracker step = valueTracker(0);
  private final double[][] chances;
  private final int[] rows;

  /** The objects that later acts use. */
  record Result(
      ToyTraining training,
      List<String> prompt,
      Text line,
      Group<Mobject<?>> otherObjects,
      String prediction) {}

  LearningAct(ToyTraining training, List<String> prompt) {
    this.training = training;
    this.prompt = prompt;
    chances =
        IntStream.rangeClosed(0, training.steps())
            .mapToObj(s -> training.chances(s, prompt))
            .toArray(double[][]::new);
    rows = rows();
  }

  /**
   * Returns the likeliest words after training. Near ties are ordered by the probabilities at step
   * 12.
   */
  private int[] rows() {
    double[] last = chances[chances.length - 1];
    return IntStream.range(0, last.length)
        .boxed()
        .sorted(Comparator.comparingDouble(word -> -last[word] - 0.01 * chances[12][word]))
        .limit(ROWS)
        .mapToInt(Integer::intValue)
        .toArray();
  }

  @Override
  protected Result construct() {
    narration.tell("At first its weights are chance, and all words are about as likely.");
    var line = text(String.join(" ", prompt) + " …").fontSize(36);
    line.moveTo(at(barX + shape.choose(0.9, 1.3, 1.3), shape.choose(2.2, -0.5, -2.1)));
    var bars = bars();
    play(fadeIn(line), fadeIn(bars));
    var matrix = matrix();
    play(fadeIn(matrix));
    var chart = chart();
    play(fadeIn(chart));
    pause();

    narration.tell("Each step moves every weight a little, down the slope of the loss.");
    play(animate(step, s -> s.setValue(12)).rate(LINEAR).runTime(4));
    pause(0.5);
    narration.tell("First it learns which words follow which.");
    play(animate(step, s -> s.setValue(45)).rate(LINEAR).runTime(5));
    pause(0.5);
    narration.tell("Then it finds out where to look.");
    play(animate(step, s -> s.setValue(training.steps())).rate(LINEAR).runTime(5));
    pause();

    var leastLossLine = leastLossLine();
    narration.tell("Lower it cannot get: which animal comes, and what it does, is chance.");
    play(fadeIn(leastLossLine));
    pause(3);
    Group<Mobject<?>> otherObjects = group(chart, matrix, leastLossLine, bars);
    narration.finish();
    return new Result(training, prompt, line, otherObjects, training.vocabulary().get(rows[0]));
  }

  // --- what it predicts ---

  private Group<Mobject<?>> bars() {
    Group<Mobject<?>> all = group();
    for (int i = 0; i < rows.length; i++) {
      int word = rows[i];
      double y = barY - i * PITCH;
      var name = text(training.vocabulary().get(word)).fontSize(36);
      name.setX(barX - 0.2, RIGHT).shift(up(y - 0.1 - name.baseline().y()));
      Rectangle bar = rectangle(width(word), 0.46).moveTo(at(barX, y), LEFT);
      bar.setFill(i == 0 ? TEAL : BLUE_E, 1).setStroke(WHITE, 1);
      bar.addUpdater(b -> b.stretchToWidth(width(word), LEFT));
      DecimalNumber chance = decimalNumber(100 * chance(word), 0).fontSize(32).setColor(GREY_A);
      chance.unit("\\ \\%").nextTo(bar, RIGHT, 0.12);
      chance.addUpdater(n -> n.setValue(100 * chance(word)).nextTo(bar, RIGHT, 0.12));
      all.add(name);
      all.add(bar);
      all.add(chance);
    }
    return all;
  }

  private double width(int word) {
    return Math.max(MIN_BAR_WIDTH, MAX_BAR_WIDTH * chance(word));
  }

  private double chance(int word) {
    return between(s -> chances[s][word]);
  }

  /** Returns a number at the present step, interpolated between two steps. */
  private double between(java.util.function.IntToDoubleFunction atStep) {
    int before = (int) Math.min(step.value(), training.steps() - 1);
    double share = step.value() - before;
    return (1 - share) * atStep.applyAsDouble(before) + share * atStep.applyAsDouble(before + 1);
  }

  // --- a matrix ---

  private Group<Mobject<?>> matrix() {
    HeatMap map = new HeatMap(0.17, 0.17).reach(0.8);
    var tiles = map.of(training.weights(0).get(Name.KEY).toRows());
    tiles.moveTo(shape.choose(at(-3.6, 2.0), at(-3, -2.6), at(0, 4.9)));
    for (int i = 0; i < tiles.size(); i++) {
      for (int j = 0; j < tiles.get(i).size(); j++) {
        int row = i;
        int column = j;
        tiles
            .get(i)
            .get(j)
            .addUpdater(
                tile ->
                    tile.setFill(
                        map.color(between(s -> training.weights(s).get(Name.KEY).get(row, column))),
                        1));
      }
    }
    var name = tex("W_K").fontSize(44).nextTo(tiles, LEFT, 0.25);
    var own = training.weights(0).get(Name.KEY);
    int all = training.weights(0).count();
    var count =
        text(String.format(
                Locale.ROOT, "%,d of the model's\n%,d weights", own.rows() * own.columns(), all))
            .fontSize(26);
    count.setColor(GREY_B).nextTo(tiles, shape == FrameShape.SQUARE ? DOWN : RIGHT, 0.25);
    return group(tiles, name, count);
  }

  // --- the loss ---

  private Vec point(double atStep, double loss) {
    return at(
        chartX - chartWidth / 2 + chartWidth * atStep / training.steps(),
        chartY + chartHeight * loss / TOP_LOSS);
  }

  private Group<Mobject<?>> chart() {
    var axes =
        group(line(point(0, 0), point(training.steps(), 0)), line(point(0, 0), point(0, TOP_LOSS)));
    axes.setStroke(GREY_B, 2);
    List<Vec> points = new ArrayList<>();
    for (int s = 0; s <= training.steps(); s++) {
      points.add(point(s, training.losses().get(s)));
    }
    Polyline whole = polyline(points).setStroke(YELLOW, 4);
    Polyline curve = polyline(points).setStroke(YELLOW, 4);
    curve.addUpdater(c -> c.becomePart(whole, 0, Math.max(1e-3, step.value() / training.steps())));
    var loss = texText("loss: average $-\\ln p$ of the true next word").fontSize(30);
    loss.setColor(YELLOW).moveTo(point(0, TOP_LOSS).plus(at(0.15, 0.25)), LEFT);
    Group<Mobject<?>> ticks = group();
    for (int value = 1; value < TOP_LOSS; value++) {
      Vec place = point(0, value);
      ticks.add(line(place.plus(left(0.08)), place.plus(right(0.08))).setStroke(GREY_B, 2));
      ticks.add(integerNumber(value).fontSize(28).nextTo(place, LEFT, 0.18));
    }
    var steps = text("steps").fontSize(30).setColor(GREY_A);
    steps.moveTo(at(chartX + chartWidth / 2 - 0.4, chartY - 0.3));
    var count = integerNumber(0).fontSize(34).nextTo(steps, LEFT, 0.2);
    count.shift(up(steps.baseline().y() - count.baseline().y()));
    count.edgeToFix(RIGHT);
    count.addUpdater(c -> c.setValue(Math.floor(step.value())));
    return group(axes, ticks, curve, loss, steps, count);
  }

  private Group<Mobject<?>> leastLossLine() {
    double floor = training.leastLoss();
    var dashes = dashedLine(point(0, floor), point(training.steps(), floor)).setStroke(RED, 3);
    var words = text("what no model can know").fontSize(26).setColor(RED);
    words.moveTo(at(chartX + 0.9, chartY + 0.75));
    return group(dashes, words);
  }
}

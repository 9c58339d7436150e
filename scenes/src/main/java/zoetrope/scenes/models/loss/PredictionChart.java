package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.toy.NextWordLoss;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scenes.components.Baselines;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/** The half of the frame with the probabilities of words as bars, and the loss under them. */
final class PredictionChart {
  private static final int WORDS = 4;
  private static final double TOP = 1.75;
  private static final double PITCH = 0.75;
  private static final double BAR_X = -1.3;
  private static final double MAX_BAR = 3.2;
  private static final double MIN_BAR = 0.01;
  private static final double LOSS_Y = -2.1;

  private final LossStage stage;
  private final List<Integer> ids;
  private final List<Rectangle> bars = new ArrayList<>();
  private final List<DecimalNumber> numbers = new ArrayList<>();
  private final Group<Group<Mobject<?>>> rows = group();
  private final DecimalNumber chance;
  private final DecimalNumber value;
  private final Group<Mobject<?>> loss;

  PredictionChart(LossStage stage) {
    this.stage = stage;
    ids = likeliest(stage.start(), stage.vocabulary().indexOf(stage.next()));
    for (int i = 0; i <= WORDS; i++) {
      rows.add(row(i));
    }
    chance = decimalNumber(LossStage.chance(stage.start()), 3).fontSize(44).setColor(TEAL);
    value = decimalNumber(LossStage.value(stage.start()), 2).fontSize(44).setColor(YELLOW);
    loss = lossLine();
    rows.addUpdater(all -> update());
  }

  /** Returns the likeliest words in descending order; the next word is always among them. */
  private static List<Integer> likeliest(NextWordLoss start, int next) {
    double[] chances = start.chances();
    Comparator<Integer> descending = Comparator.comparingDouble(word -> -chances[word]);
    List<Integer> best =
        IntStream.range(0, chances.length)
            .boxed()
            .sorted(descending)
            .filter(word -> word != next)
            .limit(WORDS - 1)
            .toList();
    List<Integer> all = new ArrayList<>(best);
    all.add(next);
    all.sort(descending);
    return all;
  }

  private Vec place(double x, double y) {
    return stage.layout().prediction().plus(at(x, y));
  }

  private Group<Mobject<?>> row(int i) {
    boolean others = i == WORDS;
    boolean isNext = !others && stage.vocabulary().get(ids.get(i)).equals(stage.next());
    Vec start = place(BAR_X, TOP - i * PITCH);
    String word = others ? "all others" : stage.vocabulary().get(ids.get(i));
    var name = text(word.equals(ToyTraining.END) ? "the end: ." : word).fontSize(40);
    name.setColor(others ? GREY_B : isNext ? TEAL : WHITE).setMaxWidth(1.85);
    Baselines.before(name, start.x() - 0.15, start.y(), 0.25);
    var bar = rectangle(MAX_BAR, 0.5).setStroke(WHITE, 1);
    bar.setFill(others ? GREY_D : isNext ? TEAL_D : BLUE_E, 1);
    double share = shares()[i];
    bar.stretchToWidth(width(share)).moveTo(start, LEFT);
    var number = decimalNumber(share, 3).fontSize(38).nextTo(bar, RIGHT, 0.14);
    number.setColor(isNext ? TEAL : GREY_A);
    bars.add(bar);
    numbers.add(number);
    return group(name, bar, number);
  }

  private static double width(double share) {
    return Math.max(MIN_BAR, MAX_BAR * share);
  }

  /** Returns the shares of the words and of all others, which add up to 1. */
  private double[] shares() {
    double[] chances = stage.shown().chances();
    double[] all =
        IntStream.rangeClosed(0, WORDS)
            .mapToDouble(i -> i < WORDS ? chances[ids.get(i)] : 0)
            .toArray();
    all[WORDS] = Math.max(0, 1 - Arrays.stream(all).sum());
    return Rounding.shares(3, all);
  }

  private Group<Mobject<?>> lossLine() {
    var name = tex("\\text{loss} = -\\ln p = -\\ln").fontSize(44);
    var equal = tex("=").fontSize(44);
    Group<Mobject<?>> line = group(name, chance, equal, value);
    line.arrange(RIGHT, 0.14);
    line.moveTo(place(0, LOSS_Y));
    chance.alignBaseline(name);
    value.alignBaseline(name);
    return line;
  }

  /** Shows the probabilities and the loss for the present weights. */
  private void update() {
    double[] shares = shares();
    for (int i = 0; i <= WORDS; i++) {
      bars.get(i).stretchToWidth(width(shares[i]), LEFT);
      numbers.get(i).setValue(shares[i]).nextTo(bars.get(i), RIGHT, 0.14);
    }
    double next = shares[nextRow()];
    chance.setValue(next);
    value.setValue(LossStage.valueOf(next));
  }

  private int nextRow() {
    return ids.indexOf(stage.vocabulary().indexOf(stage.next()));
  }

  /** Returns the rows of the words and their bars. */
  Group<Group<Mobject<?>>> rows() {
    return rows;
  }

  /** Returns the row of the word that really follows. */
  Group<Mobject<?>> next() {
    return rows.get(nextRow());
  }

  /** Returns the number p beside the bar of the word that really follows. */
  DecimalNumber nextNumber() {
    return numbers.get(nextRow());
  }

  /** Returns the line “loss = −ln p = …”. */
  Group<Mobject<?>> loss() {
    return loss;
  }

  /** Returns the number p in the line of the loss. */
  DecimalNumber lossChance() {
    return chance;
  }

  /** Returns the number of the loss. */
  DecimalNumber lossValue() {
    return value;
  }

  /** Returns the place under the line of the loss. */
  Vec below() {
    return place(0, LOSS_Y - 0.6);
  }

  /** Returns the statement that the probabilities add up to 1. */
  Relation whole() {
    return Relation.whole(numbers);
  }

  /** Returns the statement that the loss follows from the probability of the next word. */
  Relation lossFollows() {
    return logarithm(Figure.of(nextNumber()), Figure.of(value));
  }

  /** Returns the statement that {@code value} is minus the natural logarithm of {@code chance}. */
  static Relation logarithm(Figure chance, Figure value) {
    return Relation.of(
        "minus the logarithm",
        List.of(chance),
        value,
        all -> new double[] {-StrictMath.log(all[0])});
  }
}

package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/**
 * The act that shows the softmax as a table: numbers, their powers of e, and the shares of the sum.
 */
final class NormalizingAct extends Act<NormalizingAct.Result> {
  private final FrameShape shape = FrameShape.current();
  private final double headY = shape.choose(2.9, 4, 5.4);
  private final double firstRow = shape.choose(1.75, 2.6, 3.6);
  private final double lowestRow = shape.choose(-1.6, -2.2, -3.4);
  private final double scoreX = shape.choose(-5.2, -4.1, -3.3);
  private final double powerX = shape.choose(1, 0.8, 0.75);
  private final double shareX = shape.choose(6.4, 5, 3.95);
  private final double rightEnd = shape.choose(6.7, 5.2, 4.1);
  private final double textSize = shape.choose(44, 34, 27);

  private final double[] numbers;
  private final double pitch;

  /** The number of decimal places of the powers and of their sum. */
  private final int decimals;

  private final double size;

  private final Group<Tex> scores;
  private final Group<DecimalNumber> values;
  private final Group<Tex> powers;
  private final List<Mobject<?>> scaffold = new ArrayList<>();

  /**
   * The objects that later acts use.
   *
   * @param scores the numbers, from top to bottom
   * @param shares their shares at T = 1, with eight decimal places, which add up to 1
   * @param scaffold all other objects on the stage
   */
  record Result(Group<Tex> scores, Group<DecimalNumber> shares, List<Mobject<?>> scaffold) {}

  NormalizingAct(double[] numbers) {
    this.numbers = numbers.clone();
    pitch = Math.min(shape.choose(1.2, 1.5, 2), (firstRow - lowestRow) / (numbers.length - 1));
    size = Math.min(shape.choose(54, 42, 36), 60 * pitch / 0.7);
    scores =
        group(
            IntStream.range(0, numbers.length)
                .mapToObj(
                    i -> tex(Scores.label(numbers[i])).fontSize(size).moveTo(at(scoreX, row(i)))));
    decimals = decimals();
    values = column(powers(), decimals, 0);
    values.setX(powerX, RIGHT);
    powers =
        group(IntStream.range(0, numbers.length).mapToObj(i -> powerOfE(i, values.x(LEFT) - 0.3)));
  }

  /** Returns "e to the number =", which ends at {@code right}. */
  private Tex powerOfE(int i, double right) {
    var power = tex("e^{" + Scores.label(numbers[i]) + "} =").fontSize(size);
    return power.shift(at(right - power.x(RIGHT), row(i) - power.part("=").y()));
  }

  @Override
  protected Result construct() {
    showScores();
    exponentiate();
    Group<DecimalNumber> shares = divide(addUp());
    return new Result(scores, shares, scaffold);
  }

  private Text heading(String words, double x) {
    var heading = text(words).fontSize(textSize).setColor(GREY_A).moveTo(at(x, headY));
    if (heading.x(RIGHT) > rightEnd) {
      heading.setX(rightEnd, RIGHT);
    }
    scaffold.add(heading);
    return heading;
  }

  private double row(int i) {
    // The middle of the rows does not depend on their number.
    double middle = (firstRow + lowestRow) / 2;
    return middle + pitch * ((numbers.length - 1) / 2.0 - i);
  }

  private Group<DecimalNumber> column(double[] values, int decimals, double x) {
    return group(
        IntStream.range(0, values.length)
            .mapToObj(
                i ->
                    decimalNumber(values[i], decimals)
                        .fontSize(size)
                        .moveTo(at(x, row(i)), RIGHT)));
  }

  private void showScores() {
    play(
        fadeIn(heading("Any numbers", scoreX)).lagRatio(0.1),
        laggedStartMap(scores, score -> fadeIn(score).shift(up(0.5))).lagRatio(0.3));
    pause();
  }

  private void exponentiate() {
    scaffold.add(powers);
    scaffold.add(values);
    double middle = (powers.x(LEFT) + powerX) / 2;
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < numbers.length; i++) {
      rows.add(
          animationGroup(
              fadeIn(powers.get(i)).shift(right(0.3)), fadeIn(values.get(i)).shift(right(0.3))));
    }
    play(
        fadeIn(heading("All positive", middle)).lagRatio(0.1),
        laggedStart(rows).lagRatio(0.3).runTime(2));
    pause();
  }

  /**
   * Returns the number of decimal places of the powers. The largest power gets at least six digits.
   */
  private int decimals() {
    double greatest = Arrays.stream(numbers).max().orElseThrow();
    return 6 + (int) Math.ceil(Math.max(0, -greatest) / StrictMath.log(10));
  }

  private double[] powers() {
    return Rounding.to(decimals, Arrays.stream(numbers).map(StrictMath::exp).toArray());
  }

  private double total() {
    return Rounding.to(decimals, Arrays.stream(powers()).sum());
  }

  private DecimalNumber addUp() {
    double y = row(numbers.length - 1) - 0.75 * Math.max(pitch, 0.8);
    var rule = line(at(powers.x(LEFT), y), at(powerX + 0.1, y)).setStroke(GREY_B, 3);
    var sum = decimalNumber(total(), decimals).fontSize(Math.max(textSize, size)).setColor(YELLOW);
    sum.nextTo(rule, DOWN, 0.25).setX(powerX, RIGHT);
    var name = text("Sum").fontSize(textSize).setColor(YELLOW).nextTo(sum, LEFT, 0.4);
    scaffold.addAll(List.of(rule, sum, name));
    play(showCreation(rule), fadeIn(name), fadeIn(sum).shift(down(0.5)));
    for (int i = 0; i < numbers.length; i++) {
      states(Relation.exponential(Figure.of(scores.get(i)), Figure.of(values.get(i))));
    }
    states(Relation.sum(values, sum));
    pause();
    return sum;
  }

  private double[] shares() {
    return Rounding.shares(8, Arrays.stream(powers()).map(power -> power / total()).toArray());
  }

  private Group<DecimalNumber> divide(DecimalNumber sum) {
    Group<DecimalNumber> shares = column(shares(), 8, 0);
    shares.setX(shareX, RIGHT);
    Group<Arrow> arrows =
        group(
            IntStream.range(0, numbers.length)
                .mapToObj(i -> arrow(at(powerX + 0.1, row(i)), at(shares.x(LEFT) - 0.1, row(i)))));
    var divisor = sum.copy().fontSize(shape.choose(30, 24, 20));
    var by = tex("\\div").fontSize(shape.choose(30, 24, 20)).setColor(YELLOW);
    group(by, divisor).arrange(RIGHT, 0.1).nextTo(arrows.first(), UP, 0.1);
    var one = tex("1").fontSize(Math.max(textSize, size)).setColor(YELLOW).matchY(sum);
    var rule = line(at(shares.x(LEFT), 0), at(shareX + 0.1, 0)).setStroke(GREY_B, 3);
    rule.setY(sum.y(UP) + 0.25);
    one.setX(shareX, RIGHT);
    scaffold.addAll(List.of(arrows, divisor, by, one, rule));
    var title = heading("Probability distribution", shares.x());
    play(
        fadeIn(title).lagRatio(0.1),
        fadeIn(group(by, divisor)),
        laggedStartMap(arrows, arrow -> growArrow(arrow)).lagRatio(0.3),
        laggedStartMap(shares, share -> fadeIn(share).shift(RIGHT)).lagRatio(0.3).runTime(2));
    play(showCreation(rule), fadeIn(one).shift(down(0.5)));
    states(Relation.shares(Figure.all(values), Figure.of(divisor), Figure.all(shares)));
    states(Relation.whole(shares));
    pause(2);
    return shares;
  }
}

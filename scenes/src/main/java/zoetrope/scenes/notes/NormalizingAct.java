package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.Softmax;
import zoetrope.mobject.Arrow;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Group;
import zoetrope.mobject.Line;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;

/** The softmax as a table: numbers, their powers of e, and the shares of the sum of these. */
final class NormalizingAct extends Act {
  private static final double HEAD = 2.9;
  private static final double FIRST_ROW = 1.75;
  private static final double LOWEST_ROW = -1.6;
  private static final double SCORE_X = -5.2;
  private static final double POWER_X = 0.6;
  private static final double SHARE_X = 6;
  private static final double RIGHT_END = 6.7;

  private final double[] numbers;
  private final double pitch;
  private final double size;

  /** The numbers, from top to bottom. */
  Group<Tex> scores;

  /** Their shares at T = 1, to eight decimal places. */
  Group<DecimalNumber> shares;

  /** All else on the stage. */
  final List<Mobject<?>> scaffold = new ArrayList<>();

  private Group<Tex> powers;
  private Group<DecimalNumber> values;
  private DecimalNumber sum;

  NormalizingAct(double[] numbers) {
    this.numbers = numbers.clone();
    pitch = Math.min(1.2, (FIRST_ROW - LOWEST_ROW) / (numbers.length - 1));
    size = Math.min(60, 60 * pitch / 0.7);
  }

  @Override
  protected void construct() {
    showScores();
    exponentiate();
    addUp();
    divide();
  }

  private Text heading(String words, double x) {
    var heading = new Text(words).fontSize(44).setColor(GREY_A).moveTo(at(x, HEAD));
    if (heading.x(RIGHT) > RIGHT_END) {
      heading.setX(RIGHT_END, RIGHT);
    }
    scaffold.add(heading);
    return heading;
  }

  private double row(int i) {
    // The middle of few rows stands where that of many does.
    double middle = (FIRST_ROW + LOWEST_ROW) / 2;
    return middle + pitch * ((numbers.length - 1) / 2.0 - i);
  }

  private Group<DecimalNumber> column(double[] values, int decimals, double x) {
    return Group.of(
        IntStream.range(0, values.length)
            .mapToObj(
                i ->
                    new DecimalNumber(values[i], decimals)
                        .fontSize(size)
                        .moveTo(at(x, row(i)), RIGHT)));
  }

  private void showScores() {
    scores =
        Group.of(
            IntStream.range(0, numbers.length)
                .mapToObj(
                    i ->
                        new Tex(Scores.label(numbers[i]))
                            .fontSize(size)
                            .moveTo(at(SCORE_X, row(i)))));
    play(
        fadeIn(heading("Any numbers", SCORE_X)).lagRatio(0.1),
        laggedStartMap(scores, score -> fadeIn(score).shift(up(0.5))).lagRatio(0.3));
    pause();
  }

  private void exponentiate() {
    values = column(IntStream.range(0, numbers.length).mapToDouble(this::power).toArray(), 2, 0);
    values.setX(POWER_X, RIGHT);
    double left = values.x(LEFT) - 0.3;
    powers =
        Group.of(
            IntStream.range(0, numbers.length)
                .mapToObj(
                    i -> {
                      var power = new Tex("e^{" + Scores.label(numbers[i]) + "} =").fontSize(size);
                      double equals = power.part("=").y();
                      return power.shift(at(left - power.x(RIGHT), row(i) - equals));
                    }));
    scaffold.add(powers);
    scaffold.add(values);
    double middle = (powers.x(LEFT) + POWER_X) / 2;
    List<Animation<?>> rows = new ArrayList<>();
    for (int i = 0; i < numbers.length; i++) {
      rows.add(
          animationGroup(
              transformFromCopy(scores.get(i), powers.get(i)), fadeIn(values.get(i)).shift(RIGHT)));
    }
    play(
        fadeIn(heading("All positive", middle)).lagRatio(0.1),
        laggedStart(rows).lagRatio(0.3).runTime(2));
    pause();
  }

  private double power(int i) {
    return StrictMath.exp(numbers[i]);
  }

  private void addUp() {
    double total = 0;
    for (int i = 0; i < numbers.length; i++) {
      total += power(i);
    }
    double y = row(numbers.length - 1) - 0.75 * Math.max(pitch, 0.8);
    var rule = new Line(at(powers.x(LEFT), y), at(POWER_X + 0.1, y)).setStroke(GREY_B, 3);
    sum = new DecimalNumber(total, 2).fontSize(Math.max(44, size)).setColor(YELLOW);
    sum.nextTo(rule, DOWN, 0.25).setX(POWER_X, RIGHT);
    var name = new Text("Sum").fontSize(44).setColor(YELLOW).nextTo(sum, LEFT, 0.4);
    scaffold.addAll(List.of(rule, sum, name));
    play(showCreation(rule), fadeIn(name), fadeIn(sum).shift(down(0.5)));
    pause();
  }

  private void divide() {
    shares = column(Softmax.of(numbers), 8, 0);
    shares.setX(SHARE_X, RIGHT);
    Group<Arrow> arrows =
        Group.of(
            IntStream.range(0, numbers.length)
                .mapToObj(
                    i -> new Arrow(at(POWER_X + 0.1, row(i)), at(shares.x(LEFT) - 0.1, row(i)))));
    var divisor = sum.copy().fontSize(36);
    var by = new Tex("\\div").fontSize(36).setColor(YELLOW);
    new Group<Mobject<?>>(by, divisor).arrange(RIGHT, 0.1).nextTo(arrows.first(), UP, 0.1);
    var one = new Tex("1").fontSize(Math.max(44, size)).setColor(YELLOW).matchY(sum);
    var rule = new Line(at(shares.x(LEFT), 0), at(SHARE_X + 0.1, 0)).setStroke(GREY_B, 3);
    rule.setY(sum.y(UP) + 0.25);
    one.setX(SHARE_X, RIGHT);
    scaffold.addAll(List.of(arrows, divisor, by, one, rule));
    var title = heading("Probability distribution", shares.x());
    play(
        fadeIn(title).lagRatio(0.1),
        transformFromCopy(sum, divisor),
        fadeIn(by),
        laggedStartMap(arrows, arrow -> growArrow(arrow)).lagRatio(0.3),
        laggedStartMap(shares, share -> fadeIn(share).shift(RIGHT)).lagRatio(0.3).runTime(2));
    play(showCreation(rule), fadeIn(one).shift(down(0.5)));
    pause(2);
  }
}

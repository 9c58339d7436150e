package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.Softmax;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Glyph;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/**
 * The act where the shares become bars, which grow and shrink as the temperature goes up and down.
 * In the end, numbers are drawn from the shares.
 */
final class TemperatureAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();
  private final double floor = shape.choose(-2.5, -3.2, -1.4);
  private final double height = shape.choose(4.6, 6.2, 5);
  private final double leftEnd = shape.choose(-5.9, -4.5, -3.1);
  private final double rightEnd = shape.choose(0.6, 0.1, 3.6);

  /** Where the formula, the number line with its number, and the remarks are. */
  private final Vec formulaPlace = shape.choose(at(4, 2), at(2.9, 2.6), at(0.2, 6));

  private final Vec linePlace = shape.choose(at(4, -1.4), at(2.9, -1.6), at(0.2, -4.5));
  private final Vec remarkPlace = shape.choose(at(4, -2.9), at(2.9, -3.5), at(0.2, -6.1));

  /**
   * The smallest height of a bar, in units. A bar of this height is a visible line, and it can be
   * stretched again, unlike a bar of height 0.
   */
  private static final double MIN_BAR_HEIGHT = 0.01;

  /** The temperature of the second draws, unless the film's highest temperature is lower. */
  private static final double HIGH_TEMPERATURE = 4;

  private static final int DRAWS = 20;
  private static final double DRAW_RADIUS = 0.08;

  private final double[] numbers;
  private final double coldest;
  private final double hottest;
  private final NormalizingAct.Result table;

  private final ValueTracker temperature = valueTracker(1);

  private final Group<Line> axes =
      group(
          line(at(leftEnd, floor), at(rightEnd, floor)),
          line(at(leftEnd, floor), at(leftEnd, floor + height + 0.3)));
  private final Group<Rectangle> bars;
  private final Group<DecimalNumber> heights;

  /** The temperature that the film shows. */
  private DecimalNumber value;

  TemperatureAct(double[] numbers, double coldest, double hottest, NormalizingAct.Result table) {
    this.numbers = numbers.clone();
    this.coldest = coldest;
    this.hottest = hottest;
    this.table = table;
    axes.setStroke(GREY_A, 2);
    double[] shares = shares();
    bars =
        group(
            IntStream.range(0, numbers.length)
                .mapToObj(
                    i ->
                        rectangle(0.7 * slot(), barHeight(shares[i]))
                            .moveTo(at(center(i), floor), DOWN)));
    bars.setColorsByGradient(BLUE_D, TEAL).setFillOpacity(0.8).setStrokeWidth(2);
    heights =
        bars.mapIndexed(
            (bar, i) ->
                decimalNumber(shares[i], 3)
                    .fontSize(labelSize() * 0.8)
                    .edgeToFix(ORIGIN)
                    .nextTo(bar, UP, 0.12));
  }

  @Override
  protected Void construct() {
    turnIntoBars();
    bringInTheTemperature(writeTheFormula());
    Text remark = heat();
    remark = cool(remark);
    sample(remark);
    return null;
  }

  private double[] shares() {
    return Softmax.at(temperature.value(), numbers);
  }

  private double center(int i) {
    return leftEnd + 0.4 + (i + 0.5) * slot();
  }

  private double slot() {
    return (rightEnd - leftEnd - 0.6) / numbers.length;
  }

  // --- bars ---

  private void turnIntoBars() {
    List<Animation<?>> moves = new ArrayList<>();
    List<Animation<?>> shortened = new ArrayList<>();
    moves.add(fadeOut(group(table.scaffold())).timeSpan(0, 1));
    moves.add(fadeIn(marks()));
    moves.add(showCreation(axes.get(0)));
    moves.add(showCreation(axes.get(1)));
    for (int i = 0; i < numbers.length; i++) {
      double x = center(i);
      moves.add(
          animate(table.scores().get(i), s -> s.fontSize(labelSize()).moveTo(at(x, floor - 0.4)))
              .timeSpan(0, 1.5));
      moves.add(fadeOut(lastDigits(i)).timeSpan(0, 1));
      shortened.add(replacementTransform(firstDigits(i), heights.get(i)));
      moves.add(growFromEdge(bars.get(i), DOWN).timeSpan(0.5, 2));
    }
    moves.add(laggedStart(shortened).lagRatio(0.1));
    play(lasting(2), moves.toArray(new Animation<?>[0]));
    pause();
  }

  /** Returns the first digits of a share, as many as the number above its bar has. */
  private Group<Glyph> firstDigits(int i) {
    return table.shares().get(i).to(heights.get(i).size());
  }

  private Group<Glyph> lastDigits(int i) {
    return table.shares().get(i).from(heights.get(i).size());
  }

  private double labelSize() {
    return numbers.length > 5 ? 36 : 48;
  }

  private double barHeight(double share) {
    return Math.max(MIN_BAR_HEIGHT, share * height);
  }

  private Group<Mobject<?>> marks() {
    List<Mobject<?>> marks = new ArrayList<>();
    for (String value : List.of("0.5", "1")) {
      double y = floor + height * Double.parseDouble(value);
      marks.add(line(at(leftEnd - 0.1, y), at(rightEnd, y)).setStroke(GREY_D, 1));
      marks.add(tex(value).fontSize(36).setColor(GREY_A).moveTo(at(leftEnd - 0.25, y), RIGHT));
    }
    return group(marks);
  }

  /** Lets bars and numbers follow the temperature from now on. */
  private void follow() {
    for (int i = 0; i < numbers.length; i++) {
      int index = i;
      bars.get(i).addUpdater(bar -> bar.stretchToHeight(barHeight(shares()[index]), DOWN));
      heights
          .get(i)
          .addUpdater(number -> number.setValue(shares()[index]).nextTo(bars.get(index), UP, 0.12));
    }
  }

  // --- formula ---

  private Tex writeTheFormula() {
    var formula = tex("{e^{x_i} \\over \\sum_j e^{x_j}}").fontSize(72).moveTo(formulaPlace);
    play(write(formula));
    pause();
    return formula;
  }

  private void bringInTheTemperature(Tex formula) {
    var warm = tex("{e^{x_i / T} \\over \\sum_j e^{x_j / T}}").fontSize(72);
    warm.moveTo(formula).colorPart("T", RED);
    play(transformMatchingTex(formula, warm));

    double end = Math.ceil(hottest);
    var line = numberLine(Range.of(0, end, tickStep(end)));
    line.setWidth(4.6).setColor(GREY_B).moveTo(linePlace);
    line.addNumbers();
    if (shape == FrameShape.PORTRAIT) {
      line.resizeNumbers(32);
    }
    var pointer = triangle().setFill(RED, 1).setStroke(RED, 0).setHeight(0.22);
    pointer.rotate(PI).moveTo(line.n2p(1), DOWN);
    var label = tex("T = 1.00").fontSize(48).colorPart("T", RED);
    value = label.makeNumberChangeable("1.00");
    label.moveTo(linePlace.plus(up(1)));
    play(fadeIn(line), fadeIn(pointer).shift(down(0.5)), fadeIn(label));
    follow();
    value.addUpdater(v -> v.setValue(temperature.value()));
    pointer.addUpdater(p -> p.moveTo(line.n2p(temperature.value()), DOWN));
    pause();
  }

  private static double tickStep(double end) {
    double step = 1;
    for (double factor = 2; end / step > 8; factor = factor == 2 ? 2.5 : 2) {
      step *= factor;
    }
    return step;
  }

  // --- what the temperature does ---

  /** States that the shares are the softmax at a temperature, which the number below them shows. */
  private void statesSoftmax(double shown) {
    List<Figure> scores = table.scores().stream().map(Figure::of).toList();
    states(Relation.softmax(scores, shown, Figure.all(heights)));
    states(Relation.same(new Figure(value, Double.toString(shown)), Figure.of(value)));
  }

  private Text heat() {
    Text remark = tell("Higher T: less extreme,\nmore varied text");
    play(animate(temperature, t -> t.setValue(hottest)).runTime(4));
    statesSoftmax(hottest);
    pause();
    return remark;
  }

  private Text cool(Text old) {
    play(fadeOut(old), animate(temperature, t -> t.setValue(1)).runTime(2));
    Text remark =
        tell(
            coldest == 0
                ? "As T goes to 0, the greatest\ntakes everything: arg max"
                : "Lower T: more extreme");
    // At 0 itself, the formula divides by 0. What is shown here is the smallest T with two digits.
    double end = Math.max(0.01, coldest);
    play(animate(temperature, t -> t.setValue(end)).runTime(4));
    if (coldest == 0) {
      play(flashAround(table.scores().get(greatest())));
    }
    statesSoftmax(end);
    pause();
    return remark;
  }

  private Text tell(String words) {
    var remark = text(words).fontSize(40).setColor(YELLOW).setMaxWidth(shape.choose(6, 4.8, 7));
    remark.moveTo(remarkPlace);
    remark.colorPart("T", RED);
    play(fadeIn(remark).lagRatio(0.05));
    return remark;
  }

  private int greatest() {
    double[] shares = Softmax.at(0, numbers);
    return IntStream.range(0, shares.length).filter(i -> shares[i] == 1).findFirst().orElseThrow();
  }

  /**
   * Draws numbers at T = 1 and at a higher temperature. They pile up beside the bars, about as high
   * as these are. Then the temperature goes back to 1.
   */
  private void sample(Text old) {
    play(fadeOut(old), animate(temperature, t -> t.setValue(1)).runTime(2));
    tell("Random draws at T: about as\noften as the bars say");
    Group<Dot> draws = draw();
    double high = Math.min(HIGH_TEMPERATURE, hottest);
    play(fadeOut(draws), animate(temperature, t -> t.setValue(high)));
    draws = draw();
    pause(0.5);
    play(fadeOut(draws), animate(temperature, t -> t.setValue(1)));
    statesSoftmax(1);
    pause();
  }

  /** Draws numbers at the present temperature. Each is a dot in the pile beside its bar. */
  private Group<Dot> draw() {
    double[] shares = shares();
    int[] counts = new int[shares.length];
    List<Dot> dots = new ArrayList<>();
    for (int k = 0; k < DRAWS; k++) {
      int drawn = drawn(shares, random().nextDouble());
      double y = floor + (counts[drawn]++ + 0.5) * height / DRAWS;
      dots.add(dot(at(center(drawn) - 0.43 * slot(), y), DRAW_RADIUS).setColor(YELLOW));
    }
    var all = group(dots);
    play(laggedStart(all, dot -> fadeIn(dot).shift(down(0.3))).lagRatio(0.5).runTime(2));
    return all;
  }

  private static int drawn(double[] shares, double chance) {
    double rest = chance;
    for (int i = 0; i < shares.length - 1; i++) {
      rest -= shares[i];
      if (rest < 0) {
        return i;
      }
    }
    return shares.length - 1;
  }
}

package zoetrope.scenes.notebook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.code.Code;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/**
 * The act with three words of two numbers each: averages by loops, then by a triangle of weights.
 * The result is the heading, which stays on the stage.
 */
final class ThreeWordsAct extends Act<Heading> {
  private final FrameShape shape = FrameShape.current();

  /** The places of the triangle, the words, their averages, the program and the sums. */
  private final Vec trianglePlace = shape.choose(at(-3.1, 0.35), at(-1, 2.1), at(-1, 2.6));

  private final Vec wordsPlace = shape.choose(at(0.4, 0.35), at(2.6, 2.1), at(2.6, 2.6));
  private final Vec averagesPlace = shape.choose(at(4.4, 0.35), at(0.6, -1.6), at(0.6, -1.8));
  private final Vec programPlace = shape.choose(at(-4.1, 0.35), at(-2.2, 2.1), at(-1.3, 2.6));
  private final Vec equalsPlace = shape.choose(at(2.1, 0.35), at(-1.4, -1.6), at(-1.4, -1.8));
  private final double sumY = shape.choose(-2.4, -4.2, -4.8);

  private final RealMatrix digits = Averages.DIGITS;
  private final RealMatrix means = Averages.byLoops(digits);
  private final RealMatrix weights = Averages.normalized(Averages.triangle(digits.rows()));

  private final NumberGrid words = new NumberGrid(digits, NumberGrid.Look.DIGITS);
  private final NumberGrid averages = new NumberGrid(means, NumberGrid.Look.SMALL_EXAMPLE);
  private final NumberGrid triangle =
      NumberGrid.ofFractions(weights, NumberGrid.Look.SMALL_EXAMPLE).dimAboveDiagonal();
  private final Tex x = tex("x").fontSize(60);
  private final Text mean = text("the words so far,\non average").fontSize(32).setColor(TEAL);
  private final Tex name = tex("W").fontSize(60);
  private final Tex equals = tex("=").fontSize(60).moveTo(equalsPlace);

  private final Commentary narration;

  ThreeWordsAct(Commentary narration) {
    this.narration = narration;
    words.whole().moveTo(wordsPlace);
    averages.whole().moveTo(averagesPlace);
    triangle.whole().moveTo(trianglePlace);
    x.nextTo(words.whole(), UP);
    mean.nextTo(averages.whole(), UP);
    name.nextTo(triangle.whole(), UP).alignTo(x, DOWN);
  }

  @Override
  protected Heading construct() {
    var loops = Heading.of("1. Loops", "\\bar x_t = \\frac{1}{t + 1} \\sum_{s \\le t} x_s");
    var heading = Heading.of("2. A triangle", "\\bar x = W x");
    narration.tell("What was said so far?");
    showTheWords(loops);
    narration.tell("At first, their average, by loops.");
    Group<Mobject<?>> program = averageByLoops();
    narration.tell("A triangle of weights gives the same.");
    turnOnesIntoWeights(loops, program, heading);
    multiply();
    return heading;
  }

  private void showTheWords(Heading heading) {
    play(write(heading.name()), fadeIn(words.whole()).shift(UP.times(0.5)), fadeIn(x));
    play(
        fadeIn(averages.brackets()),
        fadeIn(mean).shift(up(0.25)),
        write(heading.formula()).runTime(1));
  }

  /** Shows the loops. Returns what the next step fades out: the program, a frame and a sum. */
  private Group<Mobject<?>> averageByLoops() {
    Code program = program();
    play(fadeIn(program));
    SurroundingRectangle around = null;
    Tex sum = null;
    for (int t = 0; t < words.rows(); t++) {
      var next = frame(IntStream.rangeClosed(0, t).mapToObj(words::row).toList());
      var terms = sum(t).moveTo(at(shape.choose(2.2, 0, 0), sumY));
      List<Animation<?>> step = new ArrayList<>();
      step.add(around == null ? showCreation(next) : animate(around, r -> r.become(next)));
      around = around == null ? next : around;
      if (sum != null) {
        step.add(fadeOut(sum).timeSpan(0, 0.4));
      }
      step.add(fadeIn(terms).shift(down(0.25)).timeSpan(0.4, 1));
      play(step);
      play(transformFromCopy(terms, averages.row(t)));
      statesMean(t);
      sum = terms;
    }
    pause(0.5);
    return group(around, sum, program);
  }

  private Code program() {
    return code(
            """
            for t in range(T):
                for s in range(t + 1):
                    mean[t] += x[s] / (t + 1)
            """,
            "python")
        .fontSize(26)
        .moveTo(programPlace);
  }

  private static SurroundingRectangle frame(List<Group<Mobject<?>>> rows) {
    return surroundingRectangle(group(rows)).buff(0.12).setStroke(YELLOW, 3);
  }

  /** Returns the sum of the rows up to {@code t}, divided by their number. */
  private Tex sum(int t) {
    String terms =
        IntStream.rangeClosed(0, t).mapToObj(this::digitsOf).collect(Collectors.joining(" + "));
    String source = t == 0 ? terms : "\\frac{1}{" + (t + 1) + "} \\big(" + terms + "\\big)";
    return tex(source).fontSize(48);
  }

  private String digitsOf(int row) {
    return String.format(Locale.ROOT, "[%.0f \\;\\; %.0f]", digits.get(row, 0), digits.get(row, 1));
  }

  private void turnOnesIntoWeights(Heading old, Group<Mobject<?>> program, Heading next) {
    var ones = new NumberGrid(Averages.triangle(3), NumberGrid.Look.ONES).dimAboveDiagonal();
    ones.whole().moveTo(triangle.whole());
    play(
        fadeOut(program),
        next.replace(old),
        fadeIn(ones.whole()),
        animate(averages.allRows(), r -> r.setOpacity(0.25)),
        fadeIn(name));
    var divisors = divisors();
    play(laggedStart(divisors, d -> fadeIn(d).shift(right(0.25))).lagRatio(0.3).runTime(1));
    List<Animation<?>> divisions = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      divisions.add(
          animationGroup(fadeOut(ones.row(i)), fadeIn(triangle.row(i)), fadeOut(divisors.get(i))));
    }
    play(
        laggedStart(divisions).lagRatio(0.4).runTime(1.5),
        replacementTransform(ones.brackets(), triangle.brackets()));
  }

  /** Returns the divisor of each row of ones: the sum of the row. */
  private Group<Tex> divisors() {
    return group(
        IntStream.range(0, 3)
            .mapToObj(
                i ->
                    tex("\\div " + (i + 1))
                        .setColor(YELLOW)
                        .nextTo(triangle.whole(), LEFT, 0.4)
                        .matchY(triangle.row(i))));
  }

  private void multiply() {
    SurroundingRectangle around = null;
    SurroundingRectangle hit = null;
    Tex sum = null;
    for (int t = 0; t < 3; t++) {
      var row = frame(List.of(triangle.row(t)));
      var result = frame(List.of(averages.row(t))).setStroke(TEAL, 3);
      var terms = weightedSum(t).moveTo(at(shape.choose(-1.2, 0, 0), sumY));
      List<Animation<?>> step = new ArrayList<>();
      if (around == null) {
        around = row;
        hit = result;
        step.addAll(List.of(showCreation(row), showCreation(result), fadeIn(equals)));
      } else {
        step.add(animate(around, r -> r.become(row)));
        step.add(animate(hit, r -> r.become(result)));
        step.add(fadeOut(sum).timeSpan(0, 0.4));
      }
      var averagesRow = averages.row(t);
      step.add(fadeIn(terms).shift(down(0.25)).timeSpan(0.4, 1));
      step.add(animate(averagesRow, r -> r.setOpacity(1)));
      play(lasting(1.5), step.toArray(new Animation<?>[0]));
      statesWeightedSum(t);
      sum = terms;
    }
    pause();
    play(
        fadeOut(group(around, hit, sum, equals, x, mean, name)),
        fadeOut(words.whole()),
        fadeOut(averages.allRows()),
        fadeOut(averages.brackets()),
        fadeOut(triangle.allRows()),
        fadeOut(triangle.brackets()));
  }

  private static String factor(double weight) {
    return weight == 1 ? "" : "\\frac{1}{" + Math.round(1 / weight) + "}\\,";
  }

  /** States that row {@code t} of the averages is the sum of the rows of x, with weights of W. */
  private void statesWeightedSum(int t) {
    for (int c = 0; c < words.columns(); c++) {
      List<Figure> factors = new ArrayList<>(triangle.figures(t));
      for (int s = 0; s < words.rows(); s++) {
        factors.add(words.figures(s).get(c));
      }
      states(Relation.dotProduct(factors, 1, averages.figures(t).get(c)));
    }
  }

  /** States that row {@code t} of the averages is the mean of the rows of x up to row {@code t}. */
  private void statesMean(int t) {
    for (int c = 0; c < words.columns(); c++) {
      List<Figure> terms = new ArrayList<>();
      for (int s = 0; s <= t; s++) {
        terms.add(words.figures(s).get(c));
      }
      states(Relation.mean(terms, averages.figures(t).get(c)));
    }
  }

  /** Returns the sum of the rows of x weighted by row {@code t}, without terms of weight 0. */
  private Tex weightedSum(int t) {
    return tex(IntStream.rangeClosed(0, t)
            .mapToObj(s -> factor(weights.get(t, s)) + digitsOf(s))
            .collect(Collectors.joining(" + ")))
        .fontSize(48);
  }
}

package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/**
 * The act of steps 6 and 7: the weights of a word scale the values, and their sum is the output,
 * which is added to the vectors that came in.
 */
final class WeightedSumsAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();

  /** The right end of the words of the rows. */
  private final double wordsEnd = shape.choose(-5.35, -4.2, -3.1);

  private final SmallAttention attention;
  private final StepTitle title;
  private final ProjectionsAct.Result maps;
  private final PatternAct.Result pattern;
  private final Commentary narration;
  private final int n;
  private final double scale;

  /** The scale of the last sum, which has three blocks. */
  private final double sumScale;

  /** The word with the computed output: the last one, which sees all words. */
  private final int hero;

  private final DecimalMatrix values;
  private final Group<DecimalNumber> shares;
  private final DecimalMatrix terms;
  private final DecimalMatrix sum;
  private final Line rule;
  private final Group<Mobject<?>> signs = group();

  WeightedSumsAct(
      SmallAttention attention,
      StepTitle title,
      ProjectionsAct.Result maps,
      PatternAct.Result pattern,
      Commentary narration) {
    this.narration = narration;
    this.attention = attention;
    this.title = title;
    this.maps = maps;
    this.pattern = pattern;
    n = attention.size();
    hero = n - 1;
    double shrink = shape == FrameShape.LANDSCAPE ? 1 : Math.min(1, 6.0 / n);
    scale = shape.choose(0.72, 0.66, 0.9) * shrink;
    sumScale = shape.choose(0.55, 0.62, 0.66) * shrink;
    values = maps.projections().get(2);
    values.scale(scale / maps.scale());
    values.moveTo(shape.choose(at(-1.9, 0.3), at(-1.05, 0.3), at(0.9, 3)));
    shares = group(IntStream.range(0, n).mapToObj(this::share));
    terms = Blocks.precise(attention.weightedValues(hero));
    terms.scale(scale).moveTo(shape.choose(at(3.2, 0.3), at(3.2, 0.3), at(0.9, -2.7)));
    sum = Blocks.precise(attention.trace().output().sliceRows(hero, hero + 1)).scale(scale);
    sum.nextTo(terms, DOWN, 0.35);
    sum.entries().setColor(YELLOW);
    rule = line(at(terms.x(LEFT), 0), at(terms.x(RIGHT), 0)).setStroke(GREY_B, 3);
    rule.setY((terms.y(DOWN) + sum.y(UP)) / 2);
  }

  private double weight(int word) {
    return attention.trace().weights().get(hero, word);
  }

  private DecimalNumber share(int word) {
    return decimalNumber(weight(word), 2)
        .fontSize(40)
        .setColor(YELLOW)
        .moveTo(at(values.x(LEFT) - 0.95, Blocks.rowY(values, word)));
  }

  @Override
  protected Void construct() {
    takeTheWeightsOfOneWord();
    weightTheValues();
    addUp();
    showAllOutputs();
    return null;
  }

  // --- step 6 ---

  private void takeTheWeightsOfOneWord() {
    narration.tell("The weights of the last word take their shares of the values.");
    Tex name = maps.names().get(2).nextTo(values, UP, 0.15);
    signs.add(name);
    var weights = pattern.weights();
    var frame = Blocks.frame(weights.get(hero));
    List<Animation<?>> first =
        new ArrayList<>(title.next(6, "Weights times values", "\\text{weight}_j \\, \\vec{v}_j"));
    first.add(showCreation(frame));
    play(first);
    List<Animation<?>> all = new ArrayList<>();
    for (int j = 0; j < n; j++) {
      double y = Blocks.rowY(values, j);
      all.add(animate(maps.words().get(j), w -> Blocks.before(w, wordsEnd, y)));
      all.add(replacementTransform(weights.get(hero).get(j), shares.get(j)));
    }
    List<Mobject<?>> old = new ArrayList<>(pattern.scaffold());
    old.addAll(weights.stream().limit(hero).toList());
    all.add(fadeOut(group(old)).timeSpan(0, 1));
    all.add(fadeOut(frame).timeSpan(0, 1));
    all.add(fadeIn(group(values, name)).timeSpan(1.4, 2));
    play(lasting(2), all.toArray(new Animation<?>[0]));
    pause();
  }

  private void weightTheValues() {
    var question = text("for “" + attention.words().get(hero) + "”").fontSize(32).setColor(YELLOW);
    question.setMaxWidth(3).moveTo(at(shares.x(), values.y(UP) + 0.35));
    List<Animation<?>> rows = new ArrayList<>();
    for (int j = 0; j < n; j++) {
      double y = Blocks.rowY(values, j);
      var times = tex("\\times").fontSize(34).moveTo(at(values.x(LEFT) - 0.25, y));
      Group<Mobject<?>> equals = group(tex("=").fontSize(34));
      equals.moveTo(at((values.x(RIGHT) + terms.x(LEFT)) / 2, y));
      if (shape == FrameShape.PORTRAIT) {
        nameTheTerm(j, equals);
      }
      // Values with small weights are dim.
      terms.rowOf(j).setOpacity(0.7 + 0.3 * Math.sqrt(weight(j)));
      Blocks.hideSignsOfZeros(terms.rowOf(j));
      rows.add(
          animationGroup(fadeIn(times), fadeIn(equals), fadeIn(terms.rowOf(j)).shift(right(0.25))));
      signs.add(times, equals);
    }
    play(fadeIn(question), fadeIn(terms.brackets()));
    signs.add(question);
    play(laggedStart(rows).lagRatio(0.4).runTime(2.5));
    add(terms);
    for (int j = 0; j < n; j++) {
      for (int c = 0; c < terms.columnCount(); c++) {
        var factors = List.of(Figure.of(shares.get(j)), Figure.of(values.get(j, c)));
        states(Relation.product(factors, Figure.of(terms.get(j, c))));
      }
    }
    pause();
  }

  /** Moves an equals sign to the left of a row of the terms, and the row's word before it. */
  private void nameTheTerm(int j, Group<Mobject<?>> equals) {
    double y = Blocks.rowY(terms, j);
    equals.moveTo(at(terms.x(LEFT) - 0.25, y));
    equals.add(Blocks.before(maps.words().get(j).copy(), equals.x(LEFT) - 0.2, y));
  }

  // --- step 7 ---

  private void addUp() {
    narration.tell("Their sum is what the word is given.");
    var plus = tex("+").fontSize(40).nextTo(rule, LEFT, 0.15);
    signs.add(plus);
    List<Animation<?>> first =
        new ArrayList<>(
            title.next(7, "Output: the sums", "\\sum_j \\text{weight}_j \\, \\vec{v}_j"));
    first.add(showCreation(rule));
    first.add(fadeIn(plus));
    play(first);
    List<Animation<?>> falls = new ArrayList<>();
    for (int c = 0; c < terms.columnCount(); c++) {
      falls.add(
          animationGroup(
              laggedStartMap(
                      terms.columnOf(c),
                      n -> animate(n, m -> m.setColor(YELLOW)).rate(THERE_AND_BACK))
                  .lagRatio(0.2)
                  .runTime(1),
              fadeIn(sum.get(0, c)).shift(down(0.3)).timeSpan(0.5, 1)));
    }
    play(laggedStart(falls).lagRatio(0.2).runTime(2), fadeIn(sum.brackets()));
    add(sum);
    for (int c = 0; c < terms.columnCount(); c++) {
      states(Relation.sum(terms.columnOf(c), sum.get(0, c)));
    }
    pause();
  }

  private void showAllOutputs() {
    narration.tell("So does every word, all at the same time.");
    var output = Blocks.precise(attention.trace().output()).scale(scale);
    output.moveTo(shape.choose(at(4.2, -0.3), at(3.2, -0.3), at(0.6, -3.1)));
    var name = text("Output").fontSize(40).setColor(YELLOW).nextTo(output, UP, 0.2);
    DecimalMatrix input = maps.input().scale(scale / maps.scale());
    input.moveTo(shape.choose(at(-2.8, -0.3), at(-2.4, -0.3), at(0.6, 3)));
    var inputName = tex("X").fontSize(44).nextTo(input, UP, 0.2);
    List<Animation<?>> all = new ArrayList<>();
    all.add(fadeOut(group(shares, values, terms, signs, rule)).timeSpan(0, 1));
    for (int j = 0; j < n; j++) {
      double y = Blocks.rowY(input, j);
      all.add(animate(maps.words().get(j), w -> Blocks.before(w, input.x(LEFT) - 0.25, y)));
    }
    all.add(replacementTransform(sum.rowOf(0), output.rowOf(hero)));
    all.add(fadeOut(sum.brackets()).timeSpan(0, 1));
    all.add(fadeIn(group(input, inputName)).timeSpan(1, 2));
    all.add(fadeIn(name).timeSpan(1, 2));
    all.add(fadeIn(output.brackets()).timeSpan(1, 2));
    play(lasting(2), all.toArray(new Animation<?>[0]));
    boolean portrait = shape == FrameShape.PORTRAIT;
    var way = portrait ? arrow(input.bottom(), name.top()) : arrow(input.right(), output.left());
    var arrow = way.buff(portrait ? 0.1 : 0.3).setColor(YELLOW);
    var label = text("self-attention").fontSize(shape.choose(36, 30, 44));
    label.nextTo(arrow, portrait ? RIGHT : UP, 0.15);
    play(
        growArrow(arrow),
        fadeIn(label).lagRatio(0.05),
        fadeIn(output.rows().to(hero)).lagRatio(0.05).runTime(2));
    add(output);
    pause(1.5);
    addToTheInput(input, inputName, output, name, group(arrow, label));
  }

  private void addToTheInput(
      DecimalMatrix input, Tex inputName, DecimalMatrix output, Text name, Mobject<?> gone) {
    narration.tell("It is added to the vector that came in.");
    play(title.next(8, "Added to what came in", "X' = X + \\text{Output}"));
    RealMatrix result = attention.input().plus(attention.trace().output());
    var changed = Blocks.precise(Rounding.to(2, result)).scale(sumScale);
    perform(
        new ResidualAct(
            new ResidualAct.Part(input, group(inputName), 0.15),
            new ResidualAct.Part(output, group(name), 0.2),
            changed,
            maps.words(),
            gone,
            shape != FrameShape.LANDSCAPE,
            sumScale / scale));
  }
}

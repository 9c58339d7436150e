package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;
import zoetrope.scenes.numbers.Rounding;

/**
 * The act where the output matrix mixes the outputs of the heads. The result has the size of the
 * embeddings.
 */
final class OutputProjectionAct extends Act<Void> {
  private final FrameShape shape = FrameShape.current();

  /** The scale of the product. */
  private final double scale = shape.choose(0.53, 0.62, 0.72);

  /** The scale of X and the output while they are compared. */
  private final double pairScale = shape.choose(0.66, 0.8, 0.87);

  /** The scale of the last sum, which has three blocks. */
  private final double sumScale = shape.choose(0.66, 0.56, 0.8);

  private final double captionY = shape.choose(-2.4, -4.5, -6.7);
  private final SmallHeads small;
  private final ParallelHeadsAct.Result heads;
  private final ConcatenationAct.Result before;
  private final Commentary narration;

  /** The row of the entry that is computed slowly: the entry farthest from 0. */
  private final int row;

  private final int column;

  private final DecimalMatrix matrix;
  private final DecimalMatrix output;
  private final Text caption;
  private final List<DecimalNumber> shares = new ArrayList<>();
  private DecimalNumber total;

  OutputProjectionAct(
      SmallHeads small,
      ParallelHeadsAct.Result heads,
      ConcatenationAct.Result before,
      Commentary narration) {
    this.small = small;
    this.narration = narration;
    this.heads = heads;
    this.before = before;
    RealMatrix result = small.trace().output();
    int farthest = 0;
    for (int k = 1; k < result.rows() * result.columns(); k++) {
      farthest = Math.abs(entry(result, k)) > Math.abs(entry(result, farthest)) ? k : farthest;
    }
    row = farthest / result.columns();
    column = farthest % result.columns();
    matrix = Blocks.weights(small.projection()).scale(scale);
    output = Blocks.sums(result).scale(scale);
    String who = small.count() == 1 ? "the head has" : "all heads have";
    caption = text("Each number mixes what " + who + " found").fontSize(44);
    caption.setMaxWidth(frameWidth() - 0.8).moveTo(at(0, captionY));
  }

  private static double entry(RealMatrix matrix, int k) {
    return matrix.get(k / matrix.columns(), k % matrix.columns());
  }

  @Override
  protected Void construct() {
    Group<Mobject<?>> labels = bringTheMatrix();
    workOutOneEntry(labels.get(2));
    Group<Mobject<?>> outputLabels = fillTheRest();
    compareWithTheInput(labels, outputLabels);
    return null;
  }

  /**
   * Shows the matrix. Returns its name, its size, and the equals sign, which is not yet visible.
   */
  private Group<Mobject<?>> bringTheMatrix() {
    narration.tell("One more matrix mixes them.");
    DecimalMatrix joined = before.joined();
    Group<Brace> braces = before.braces();
    Group<Text> names = heads.names();
    joined.generateTarget().scale(scale / ConcatenationAct.scale());
    var equals = tex("=");
    arrange(joined.target(), equals);

    braces.generateTarget();
    names.generateTarget();
    double shrink = joined.target().width() / joined.width();
    for (int h = 0; h < small.count(); h++) {
      var brace = braces.target().get(h);
      double offset = (brace.x() - joined.x()) * shrink;
      brace.stretchToWidth(brace.width() * shrink);
      brace.setX(joined.target().x() + offset).setY(joined.target().y(UP) + 0.1, DOWN);
      var name = names.target().get(h);
      name.setMaxWidth(Math.max(brace.width() * 0.95, 0.4)).nextTo(brace, UP, 0.1);
    }
    before
        .shape()
        .generateTarget()
        .fontSize(shape.choose(30, 30, 36))
        .nextTo(joined.target(), DOWN, 0.15);
    var name = Blocks.name("W_O", PURPLE_B, matrix);
    Group<Mobject<?>> labels = group(name, Blocks.shape(matrix), equals);
    play(
        moveToTarget(joined).runTime(2),
        moveToTarget(braces).runTime(2),
        moveToTarget(names).runTime(2),
        moveToTarget(before.shape()).runTime(2),
        fadeOut(before.caption()),
        fadeIn(matrix).lagRatio(0.01).timeSpan(1, 2),
        fadeIn(group(labels.get(0), labels.get(1))).timeSpan(1, 2));
    pause();
    return labels;
  }

  /** Places the factors, the equals sign and the output. */
  private void arrange(DecimalMatrix joined, Tex equals) {
    switch (shape) {
      case LANDSCAPE -> group(joined, matrix, equals, output).arrange(RIGHT, 0.25).setY(0.1);
      case SQUARE -> {
        group(group(joined, matrix).arrange(RIGHT, 0.3), output)
            .arrange(DOWN, 1.2)
            .moveTo(at(0, 0.1));
        equals.nextTo(output, LEFT, 0.25);
      }
      case PORTRAIT -> {
        group(joined, matrix, output).arrange(DOWN, 1.2).moveTo(at(0, 0.3));
        equals.nextTo(output, LEFT, 0.25);
      }
    }
  }

  private void workOutOneEntry(Mobject<?> equals) {
    narration.tell("Every number is a sum over all heads.");
    Group<SurroundingRectangle> vector = frames(before.joined().rowOf(row));
    Group<SurroundingRectangle> weights = frames(matrix.columnOf(column));
    DecimalNumber entry = output.get(row, column);
    play(
        showCreation(vector).lagRatio(0.3),
        showCreation(weights).lagRatio(0.3),
        fadeIn(equals),
        fadeIn(output.brackets()));
    Group<Mobject<?>> sum = sum();
    List<Animation<?>> terms = new ArrayList<>();
    for (Mobject<?> term : sum) {
      terms.add(fadeIn(term).shift(up(0.2)));
    }
    play(laggedStart(terms).lagRatio(0.5).runTime(3));
    SurroundingRectangle frame = Blocks.frame(entry);
    play(transformFromCopy(sum.last(), entry), showCreation(frame));
    statesSum();
    pause();
    play(fadeOut(group(vector, weights, frame, sum)));
  }

  /** Returns a frame around the numbers of each head. */
  private Group<SurroundingRectangle> frames(Group<DecimalNumber> numbers) {
    return numbers
        .inGroupsOf(small.headSize())
        .mapIndexed(
            (part, h) -> surroundingRectangle(part).buff(0.05).setStroke(SmallHeads.color(h), 3));
  }

  /** Returns the contribution of each head, in its colour, and the sum. */
  private Group<Mobject<?>> sum() {
    double fontSize = shape.choose(40, 44, 48);
    int decimals = addsUp(1) ? 1 : 2;
    var terms = group();
    for (int h = 0; h < small.count(); h++) {
      if (h > 0) {
        terms.add(tex("+").fontSize(fontSize));
      }
      DecimalNumber share =
          decimalNumber(Rounding.to(decimals, share(h)), decimals).includeSign().fontSize(fontSize);
      share.setColor(SmallHeads.color(h));
      shares.add(share);
      var name = text("head " + (h + 1)).fontSize(0.7 * fontSize).setColor(SmallHeads.color(h));
      terms.add(group(share, name.nextTo(share, DOWN, 0.15)));
    }
    terms.add(tex("=").fontSize(fontSize));
    total =
        decimalNumber(Rounding.to(decimals, total()), decimals)
            .includeSign()
            .fontSize(fontSize)
            .setColor(YELLOW);
    terms.add(total);
    terms.arrange(RIGHT, 0.3, UP).setMaxWidth(frameWidth() - 0.8);
    terms.moveTo(at(0, shape.choose(-2.6, -4.5, -6.7)));
    // Operator signs are vertically centred on the digits.
    double middle = terms.last().y();
    for (Mobject<?> term : terms) {
      if (term instanceof Tex sign) {
        sign.setY(middle);
      }
    }
    return terms;
  }

  private double share(int head) {
    return small.share(head, row, column);
  }

  /** Returns the sum of the contributions, with two decimal places. */
  private double total() {
    return Rounding.to(2, IntStream.range(0, small.count()).mapToDouble(this::share).sum());
  }

  /** Whether the contributions add up when they are rounded to {@code decimals} places. */
  private boolean addsUp(int decimals) {
    double rounded =
        IntStream.range(0, small.count()).mapToDouble(h -> Rounding.to(decimals, share(h))).sum();
    return Math.abs(rounded - Rounding.to(decimals, total())) < 1e-9;
  }

  private void statesSum() {
    int size = small.headSize();
    for (int h = 0; h < small.count(); h++) {
      var left = before.joined().rowOf(row).slice(h * size, (h + 1) * size);
      var right = matrix.columnOf(column).slice(h * size, (h + 1) * size);
      states(Relation.dotProduct(left, right, 1, shares.get(h)));
    }
    states(Relation.sum(shares, total));
    states(Relation.same(Figure.of(total), Figure.of(output.get(row, column))));
  }

  private Group<Mobject<?>> fillTheRest() {
    Group<Mobject<?>> outputLabels =
        group(
            text("Output").fontSize(40).setColor(YELLOW).nextTo(output, UP, 0.2),
            Blocks.shape(output));
    List<Animation<?>> rest = new ArrayList<>();
    for (int i = 0; i < output.rowCount(); i++) {
      for (int j = 0; j < output.columnCount(); j++) {
        if (i != row || j != column) {
          rest.add(fadeIn(output.get(i, j)).shift(right(0.2)));
        }
      }
    }
    play(
        laggedStart(rest).lagRatio(0.1).runTime(2),
        fadeIn(caption).lagRatio(0.05),
        fadeIn(outputLabels));
    add(output);
    Blocks.statesProduct(this::states, before.joined(), matrix, output);
    pause();
    return outputLabels;
  }

  private void compareWithTheInput(Group<Mobject<?>> labels, Group<Mobject<?>> outputLabels) {
    narration.tell("What comes out has the shape of what went in.");
    DecimalMatrix input = heads.input();
    output.generateTarget().scale(pairScale / scale);
    output.target().moveTo(shape.choose(at(3.9, 0.1), at(0.5, -2), at(0.5, -2.4)));
    outputLabels.generateTarget();
    outputLabels.target().get(0).nextTo(output.target(), UP, 0.2);
    outputLabels.target().get(1).nextTo(output.target(), DOWN, 0.15);
    input.scale(pairScale / ParallelHeadsAct.scale());
    input.moveTo(shape.choose(at(-2.9, 0.1), at(0.5, 2.3), at(0.5, 3.8)));
    Blocks.namesOfRows(heads.words(), input, 0.2);
    heads.inputLabels().get(0).nextTo(input, UP, 0.15);
    heads.inputLabels().get(1).nextTo(input, DOWN, 0.15);
    var beginning = group(heads.words(), input, heads.inputLabels());
    var way =
        shape == FrameShape.LANDSCAPE
            ? arrow(input.right(), output.target().left()).buff(0.2)
            : arrow(heads.inputLabels().bottom(), outputLabels.target().top()).buff(0.1);
    var arrow = way.setColor(YELLOW);
    var same = text("As many numbers for each word as before").fontSize(44);
    same.setMaxWidth(frameWidth() - 0.8).moveTo(at(0, shape.choose(-2.7, -4.5, -6)));
    play(
        fadeOut(
                group(
                    before.joined(),
                    before.braces(),
                    heads.names(),
                    before.shape(),
                    matrix,
                    labels,
                    caption))
            .timeSpan(0, 1),
        moveToTarget(output).runTime(2),
        moveToTarget(outputLabels).runTime(2),
        fadeIn(beginning).timeSpan(1, 2),
        growArrow(arrow).timeSpan(1, 2),
        fadeIn(same).timeSpan(1, 2));
    pause(2);
    addToTheInput(group(arrow, same), outputLabels);
  }

  private void addToTheInput(Group<Mobject<?>> gone, Group<Mobject<?>> outputLabels) {
    narration.tell("So it can be added to the vectors that came in.");
    var sum =
        Blocks.sums(Rounding.to(1, small.input().plus(small.trace().output()))).scale(sumScale);
    perform(
        new ResidualAct(
            new ResidualAct.Part(heads.input(), heads.inputLabels(), 0.15),
            new ResidualAct.Part(output, outputLabels, 0.2),
            sum,
            heads.words(),
            gone,
            true,
            sumScale / pairScale));
  }
}

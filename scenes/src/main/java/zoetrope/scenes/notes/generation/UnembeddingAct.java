package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.animation.Animation;
import zoetrope.attention.RealMatrix;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.ValueColors;
import zoetrope.scenes.components.WeightMatrix;
import zoetrope.scenes.notes.Blocks;

/**
 * The act where the unembedding matrix computes a number for each word of the vocabulary from the
 * last vector.
 */
final class UnembeddingAct extends Act<UnembeddingAct.Result> {
  private static final int ROWS = 12;

  private final FrameShape shape = FrameShape.current();
  private final double scale = shape.choose(0.52, 0.52, 0.57);
  private final WordPredictor model;
  private final double[] logits;

  /** The index of each row's word in the vocabulary. */
  private final List<Integer> rows;

  private final LastVectorAct.Result before;
  private final WeightMatrix matrix;
  private final Group<Mobject<?>> labels;
  private final Group<Mobject<?>> heading;

  /**
   * The objects that later acts use.
   *
   * @param logits the logits of the shown words, in the order of the vocabulary
   * @param names the words to the right of the logits; dots stand for hidden words
   * @param words for each row, the index of its word in the vocabulary, -1 for dots
   * @param otherObjects the objects that later acts remove
   */
  record Result(
      NumericEmbedding logits,
      Group<Mobject<?>> names,
      List<Integer> words,
      Group<Mobject<?>> otherObjects) {
    /** Returns the row of {@code word}, or -1 if it is not shown. */
    int row(int word) {
      return words.indexOf(word);
    }
  }

  UnembeddingAct(Generation generation, LastVectorAct.Result before) {
    model = generation.model();
    logits = generation.first().logits();
    rows = model.rows(ROWS, generation.steps().get(0).ranking());
    this.before = before;
    matrix = matrix();
    labels = labels(matrix, LEFT);
    heading = heading().nextTo(matrix, UP, 0.15).setX(labels.x(LEFT), LEFT);
  }

  private WeightMatrix matrix() {
    double[][] values = new double[ROWS][];
    for (int row = 0; row < ROWS; row++) {
      values[row] = LastVectorAct.shown(model.unembedding().row(word(row)));
    }
    var shown = new WeightMatrix(values).scale(scale);
    double reach =
        model.unembedding() instanceof RealMatrix whole
            ? whole.maxAbs()
            : RealMatrix.ofRows(values).maxAbs();
    Blocks.tint(shown.numbers(), ValueColors.WEIGHTS, reach);
    return shown.moveTo(shape.choose(at(-2, -1), at(-1.6, -0.5), at(0.7, 2.2)));
  }

  @Override
  protected Result construct() {
    bringTheMatrix();
    return multiply();
  }

  private int word(int row) {
    return rows.get(row);
  }

  private Group<Mobject<?>> heading() {
    var name = tex("W_U").fontSize(48).setColor(PURPLE_B);
    var title = text("Unembedding matrix").fontSize(40).setColor(PURPLE_B);
    var size =
        text(String.format(
                Locale.ROOT,
                "%,d %ss × %,d numbers",
                model.size(),
                model.unit(),
                model.unembedding().columns()))
            .fontSize(32)
            .setColor(GREY_B);
    if (shape == FrameShape.PORTRAIT) {
      Group<Mobject<?>> lines = group(group(title, name).arrange(RIGHT, 0.3), size);
      return lines.arrange(DOWN, 0.15, LEFT);
    }
    Group<Mobject<?>> heading = group(title, name, size);
    return heading.arrange(RIGHT, 0.3);
  }

  private void bringTheMatrix() {
    NumericEmbedding vector = before.last();
    double factor = scale * matrixEntry() / vector.get(0, 0).height();
    vector.generateTarget().scale(factor).nextTo(matrix, RIGHT, 0.3);
    if (shape == FrameShape.PORTRAIT) {
      vector.target().moveTo(at(-1.4, -4.1));
    }
    play(
        fadeOut(before.otherObjects()),
        moveToTarget(vector).runTime(2),
        fadeIn(matrix).lagRatio(0.01).timeSpan(0.5, 2),
        fadeIn(labels).lagRatio(0.1).timeSpan(0.5, 2),
        fadeIn(heading).timeSpan(0.5, 2));
    pause();
  }

  /** Returns the height that the numbers of the matrix had before it was scaled. */
  private double matrixEntry() {
    return matrix.get(0, 0).height() / scale;
  }

  private Group<Mobject<?>> labels(Mobject<?> beside, Vec side) {
    var labels = group();
    for (int row = 0; row < ROWS; row++) {
      double y = matrix.get(row, 0).y() + beside.y() - matrix.y();
      if (row == matrix.ellipsesRow()) {
        labels.add(tex("\\vdots").fontSize(32).nextTo(beside, side, 0.2).setY(y));
      } else {
        var word =
            text(model.word(word(row)).strip())
                .fontSize(32)
                .setMaxWidth(shape.choose(1.6, 1.2, 1.6));
        labels.add(Blocks.level(word.nextTo(beside, side, 0.2), y));
      }
    }
    return labels;
  }

  private Result multiply() {
    double[] numbers = new double[ROWS];
    for (int row = 0; row < ROWS; row++) {
      numbers[row] = logits[word(row)];
    }
    NumericEmbedding vector = before.last();
    var equals = tex("=").fontSize(48).nextTo(vector, RIGHT, 0.25);
    var result = new NumericEmbedding(numbers).scale(scale).nextTo(equals, RIGHT, 0.25);
    result.setY(shape.choose(matrix.y(), matrix.y(), vector.y()));
    Group<Mobject<?>> names = labels(result, RIGHT);
    SurroundingRectangle row = Blocks.frame(matrix.rowOf(0));
    SurroundingRectangle column = Blocks.frame(vector.cells());
    play(fadeIn(equals), fadeIn(result.brackets()), showCreation(row), showCreation(column));
    List<Animation<?>> results = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      DecimalNumber logit = result.get(i, 0);
      results.add(animationGroup(fadeIn(logit).shift(right(0.3)), fadeIn(names.get(i))));
    }
    double end = matrix.get(ROWS - 1, 0).y();
    play(
        animate(row, r -> r.setY(end)).rate(LINEAR).runTime(3),
        laggedStart(results).lagRatio(0.6).rate(LINEAR).runTime(3));
    add(result);
    play(fadeOut(row), fadeOut(column));
    List<Integer> words =
        IntStream.range(0, ROWS).mapToObj(i -> i == result.ellipsesRow() ? -1 : word(i)).toList();
    var otherObjects = group(matrix, labels, heading, vector, equals, result.brackets());
    return new Result(result, names, words, otherObjects);
  }
}

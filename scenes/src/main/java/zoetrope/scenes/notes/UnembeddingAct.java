package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.SurroundingRectangle;
import zoetrope.mobject.Tex;
import zoetrope.mobject.Text;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.ValueColors;
import zoetrope.scenes.components.WeightMatrix;

/** The unembedding matrix makes a number for each word of the vocabulary out of the last vector. */
final class UnembeddingAct extends Act {
  private static final int ROWS = 12;
  private static final double SCALE = 0.52;
  private static final double Y = -1.0;

  private final TinyLanguageModel model;
  private final Generation.Step step;
  private final LastVectorAct before;

  /** The numbers of the shown words, in the order of the vocabulary. */
  NumericEmbedding logits;

  /** The words right of them; dots for those that are not shown. */
  Group<Mobject<?>> names;

  /** What else is to go. */
  Group<Mobject<?>> rest;

  private WeightMatrix matrix;
  private Group<Mobject<?>> labels;
  private Group<Mobject<?>> heading;

  UnembeddingAct(TinyLanguageModel model, Generation.Step step, LastVectorAct before) {
    this.model = model;
    this.step = step;
    this.before = before;
  }

  @Override
  protected void construct() {
    bringTheMatrix();
    multiply();
  }

  /** The word of row {@code row}: the first ones, and in the last row the last one. */
  int word(int row) {
    return row == ROWS - 1 ? model.vocabulary().size() - 1 : row;
  }

  /** The row in which {@code word} is shown, or -1. */
  int row(int word) {
    for (int row = 0; row < ROWS; row++) {
      if (row != logits.ellipsesRow() && word(row) == word) {
        return row;
      }
    }
    return -1;
  }

  private void bringTheMatrix() {
    double[][] values = new double[ROWS][];
    for (int row = 0; row < ROWS; row++) {
      values[row] = LastVectorAct.shown(model.unembedding().row(word(row)));
    }
    matrix = new WeightMatrix(values).scale(SCALE);
    Blocks.tint(matrix.numbers(), ValueColors.WEIGHTS, model.unembedding().maxAbs());
    matrix.moveTo(at(-2, Y));
    labels = labels(matrix, LEFT);
    var name = new Tex("W_U").fontSize(48).setColor(PURPLE_B);
    var title = new Text("Unembedding matrix").fontSize(40).setColor(PURPLE_B);
    var shape =
        new Text(model.vocabulary().size() + " words × " + TinyLanguageModel.CHANNELS + " numbers")
            .fontSize(32)
            .setColor(GREY_B);
    heading = new Group<>(title, name, shape);
    heading.arrange(RIGHT, 0.3).nextTo(matrix, UP, 0.15).setX(labels.x(LEFT), LEFT);
    NumericEmbedding vector = before.last;
    double scale = SCALE * matrixEntry() / vector.get(0, 0).height();
    vector.generateTarget().scale(scale).nextTo(matrix, RIGHT, 0.3);
    play(
        fadeOut(before.rest),
        moveToTarget(vector).runTime(2),
        fadeIn(matrix).lagRatio(0.01).timeSpan(0.5, 2),
        fadeIn(labels).lagRatio(0.1).timeSpan(0.5, 2),
        fadeIn(heading).timeSpan(0.5, 2));
    pause();
  }

  /** The height of the numbers of the matrix before it was scaled. */
  private double matrixEntry() {
    return matrix.get(0, 0).height() / SCALE;
  }

  private Group<Mobject<?>> labels(Mobject<?> beside, Vec side) {
    var labels = new Group<Mobject<?>>();
    for (int row = 0; row < ROWS; row++) {
      double y = matrix.get(row, 0).y();
      if (row == matrix.ellipsesRow()) {
        labels.add(new Tex("\\vdots").fontSize(32).nextTo(beside, side, 0.2).setY(y));
      } else {
        var word = new Text(model.vocabulary().get(word(row))).fontSize(32);
        labels.add(Blocks.level(word.nextTo(beside, side, 0.2), y));
      }
    }
    return labels;
  }

  private void multiply() {
    double[] numbers = new double[ROWS];
    for (int row = 0; row < ROWS; row++) {
      numbers[row] = step.prediction().logits()[word(row)];
    }
    NumericEmbedding vector = before.last;
    var equals = new Tex("=").fontSize(48).nextTo(vector, RIGHT, 0.25);
    logits = new NumericEmbedding(numbers).scale(SCALE).nextTo(equals, RIGHT, 0.25).setY(Y);
    names = labels(logits, RIGHT);
    SurroundingRectangle row = Blocks.frame(matrix.rowOf(0));
    SurroundingRectangle column = Blocks.frame(vector.cells());
    play(fadeIn(equals), fadeIn(logits.brackets()), showCreation(row), showCreation(column));
    List<Animation<?>> results = new ArrayList<>();
    for (int i = 0; i < ROWS; i++) {
      DecimalNumber logit = logits.get(i, 0);
      results.add(animationGroup(fadeIn(logit).shift(right(0.3)), fadeIn(names.get(i))));
    }
    double end = matrix.get(ROWS - 1, 0).y();
    play(
        animate(row, r -> r.setY(end)).rate(LINEAR).runTime(3),
        laggedStart(results).lagRatio(0.6).rate(LINEAR).runTime(3));
    add(logits);
    play(fadeOut(row), fadeOut(column));
    rest = new Group<>(matrix, labels, heading, vector, equals, logits.brackets());
  }
}

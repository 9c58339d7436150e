package zoetrope.scenes.architecture;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.matrix.DecimalMatrix;
import zoetrope.mobject.matrix.MatrixLayout;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/**
 * The four steps of scaled dot-product attention from left to right, or in two rows. Each has a
 * formula, a remark, and its result for a small example.
 */
final class AttentionSteps {
  private static final double WIDTH = 12.4;
  private static final double FORMULA_Y = 2.05;
  private static final double REMARK_Y = 1.25;
  private static final double MATRIX_Y = 0.15;
  private static final double FORMULA_SIZE = 38;
  private static final double NUMBER_SIZE = 32;
  private static final MatrixLayout LAYOUT = matrixLayout().buff(0.17, 0.25).bracketBuff(0.12, 0.2);

  final List<Step> steps;

  /** Q, K and V of the example, and d_k, below the steps. */
  final Group<Mobject<?>> given;

  private final FrameShape shape = FrameShape.current();
  private final DecimalMatrix queries = matrix(AttentionExample.queries(), 0);
  private final DecimalMatrix keys = matrix(AttentionExample.keys(), 0);
  private final DecimalMatrix values = matrix(AttentionExample.values(), 0);

  /** One step: the computation, its purpose, and its result in the example. */
  record Step(Tex formula, Text remark, DecimalMatrix result) {}

  AttentionSteps(Lettering lettering) {
    steps =
        List.of(
            step(
                "1.\\ QK^T",
                lettering.note("（计算相似度）", "(similarities)"),
                matrix(AttentionExample.scores(), 0)),
            step(
                "2.\\ \\frac{QK^T}{\\sqrt{d_k}}",
                lettering.note("（缩放，稳定梯度）", "(stable gradients)"),
                matrix(AttentionExample.scaledScores(), 1)),
            step(
                "3.\\ \\text{softmax}\\left(\\frac{QK^T}{\\sqrt{d_k}}\\right)",
                lettering.note("（归一化为概率）", "(probabilities)"),
                weights()),
            step(
                "4.\\ \\text{softmax}(\\cdots)V",
                lettering.note("（加权求和）", "(weighted sum)"),
                matrix(AttentionExample.output(), 2).setColor(Roles.VALUE)));
    spread();
    given = given();
  }

  private Group<Mobject<?>> given() {
    Group<Mobject<?>> all =
        group(
            named("Q", queries),
            named("K", keys),
            named("V", values),
            tex("d_k = 4").fontSize(FORMULA_SIZE));
    if (shape == FrameShape.PORTRAIT) {
      all.arrangeInGrid(2, 2, 0.7);
    } else {
      all.arrange(RIGHT, 0.7).setMaxWidth(frameWidth() - 1);
    }
    return all.moveTo(at(0, shape.choose(-1.9, -3.9, -5.2)));
  }

  private static Group<Mobject<?>> named(String letter, DecimalMatrix matrix) {
    Group<Mobject<?>> all =
        group(AttentionFormulas.formula(letter + " =").fontSize(FORMULA_SIZE), matrix);
    return all.arrange(RIGHT, 0.2);
  }

  /** Returns the relations between Q, K, V and the results of all steps. */
  List<Relation> relations() {
    List<Relation> all = new ArrayList<>();
    DecimalMatrix products = steps.get(0).result;
    DecimalMatrix scores = steps.get(1).result;
    DecimalMatrix weights = steps.get(2).result;
    DecimalMatrix output = steps.get(3).result;
    double root = Math.sqrt(queries.columnCount());
    for (int i = 0; i < queries.rowCount(); i++) {
      for (int j = 0; j < keys.rowCount(); j++) {
        all.add(Relation.dotProduct(queries.rowOf(i), keys.rowOf(j), 1, products.get(i, j)));
        Figure product = Figure.of(products.get(i, j));
        all.add(Relation.quotient(product, root, Figure.of(scores.get(i, j))));
      }
      all.add(Relation.softmax(Figure.all(scores.rowOf(i)), 1, Figure.all(weights.rowOf(i))));
      all.add(Relation.whole(weights.rowOf(i)));
      for (int c = 0; c < values.columnCount(); c++) {
        all.add(Relation.dotProduct(weights.rowOf(i), values.columnOf(c), 1, output.get(i, c)));
      }
    }
    return all;
  }

  /**
   * Puts the steps side by side with equal gaps, from the left margin to the right one, or in two
   * rows if the frame is not wide.
   */
  private void spread() {
    Group<Group<Mobject<?>>> columns =
        group(steps.stream().map(s -> group(s.formula, s.remark, s.result)).toList());
    if (shape == FrameShape.LANDSCAPE) {
      columns.arrangeToFitWidth(WIDTH);
      return;
    }
    for (int i = 0; i < columns.size(); i++) {
      double x = frameWidth() / 4 * (i % 2 == 0 ? -1 : 1);
      double y = i < 2 ? shape.choose(0, 1.75, 3.5) : shape.choose(0, -1.6, -0.9);
      columns.get(i).scale(shape.choose(1, 1, 1.25)).shift(at(x, y));
    }
  }

  /** Creates a step. All formulas share one baseline height. */
  private static Step step(String source, Text remark, DecimalMatrix result) {
    Tex formula = AttentionFormulas.formula(source).fontSize(FORMULA_SIZE);
    formula.shift(at(-formula.x(), FORMULA_Y - formula.get(0).y()));
    return new Step(
        formula, remark.setColor(GREY_B).moveTo(at(0, REMARK_Y)), result.moveTo(at(0, MATRIX_Y)));
  }

  private static DecimalMatrix matrix(double[][] values, int decimals) {
    return decimalMatrix(
        values, value -> decimalNumber(value, decimals).fontSize(NUMBER_SIZE), LAYOUT);
  }

  /** Returns the weights; larger ones are brighter. */
  private static DecimalMatrix weights() {
    DecimalMatrix weights = matrix(AttentionExample.weights(), 2);
    for (DecimalNumber entry : weights.entries()) {
      entry.setColor(GREY_B.mix(Roles.ATTENTION, entry.value()));
    }
    return weights;
  }
}

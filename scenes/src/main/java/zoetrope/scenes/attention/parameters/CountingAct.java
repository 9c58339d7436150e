package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.WeightMatrix;
import zoetrope.scenes.numbers.Figure;
import zoetrope.scenes.numbers.Relation;

/**
 * An act that counts and multiplies rows and columns.
 *
 * @param <R> the result of the act
 */
abstract class CountingAct<R> extends Act<R> {
  /** The font size of counting numbers. */
  static final double FONT_SIZE = 36;

  /**
   * Sweeps rectangles over the columns for 2 s, while a number above them counts up to {@code n}.
   */
  final MatrixDimension countColumns(WeightMatrix matrix, int n, Animation<?>... added) {
    var columns = matrix.columns();
    var sweep = columns.map(column -> surroundingRectangle(columns.first(), buff()).matchX(column));
    var brace = brace(sweep, UP, SMALL_BUFF);
    var number = integerNumber(n).fontSize(FONT_SIZE).nextTo(brace, UP);
    return count(sweep, new MatrixDimension(brace, number), added);
  }

  /**
   * Sweeps rectangles over the rows for 2 s, while a number to the left of them counts up to {@code
   * n}.
   */
  final MatrixDimension countRows(WeightMatrix matrix, int n, Animation<?>... added) {
    var rows = matrix.rows();
    var sweep = rows.map(row -> surroundingRectangle(rows.first(), buff()).matchY(row));
    var brace = brace(matrix, LEFT, SMALL_BUFF);
    var number = integerNumber(n).fontSize(FONT_SIZE).nextTo(brace, LEFT);
    return count(sweep, new MatrixDimension(brace, number), added);
  }

  /** Returns the distance of a rectangle from its column or row, whose numbers differ in width. */
  private static double buff() {
    return FrameShape.current().choose(0, 0, 0.05);
  }

  private MatrixDimension count(
      Group<SurroundingRectangle> sweep, MatrixDimension count, Animation<?>... added) {
    sweep.setStroke(WHITE, 1, 0.5).setFill(GREY_D, 0.5);
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(growFromCenter(count.brace()));
    animations.add(countUp(count.number()));
    animations.add(fadeIn(sweep).lagRatio(0.25));
    animations.addAll(List.of(added));
    play(animations);
    play(fadeOut(sweep));
    return count;
  }

  /** Counts up from 0. The number is hidden before it begins, because a single 0 would pop up. */
  private static Animation<?> countUp(IntegerNumber number) {
    double end = number.value();
    return updateFromAlpha(
        number,
        (n, alpha) -> {
          n.setValue(Math.rint(alpha * end));
          n.setFillOpacity(Math.min(1, 4 * alpha));
        });
  }

  /** Moves the two numbers together above the matrix and shows their product. This takes 2 s. */
  final ParameterProduct multiply(
      MatrixDimension rows, MatrixDimension columns, Animation<?>... added) {
    return multiply(rows, columns, ParameterProduct.of(rows, columns), added);
  }

  /** Moves the two numbers together as the parts of {@code product}, and shows it. */
  final ParameterProduct multiply(
      MatrixDimension rows,
      MatrixDimension columns,
      ParameterProduct product,
      Animation<?>... added) {
    List<Animation<?>> animations = new ArrayList<>();
    animations.add(transformFromCopy(rows.number(), product.rows()));
    animations.add(fadeIn(product.times()));
    animations.add(transformFromCopy(columns.number(), product.columns()));
    animations.add(fadeIn(product.equals()));
    animations.addAll(List.of(added));
    play(animations);
    play(
        fadeTransform(product.rows().copy(), product.result()).mayCross(),
        fadeTransform(product.columns().copy(), product.result()).mayCross());
    List<Figure> factors = Figure.all(List.of(product.rows(), product.columns()));
    states(Relation.product(factors, Figure.of(product.result())));
    return product;
  }
}

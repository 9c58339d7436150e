package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.matrix.NumberMatrix;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.Tex;

/**
 * The product of a matrix and a vector, computed row by row from the numbers on the stage.
 * Rectangles move along the row and down the vector while the sum of the products grows.
 *
 * <pre>{@code
 * var product = new MatrixVectorProduct(matrix, vector);
 * for (var step : product.steps()) {
 *   play(step);                       // 1 s each: "= [ ]", every row, a fade
 * }
 * }</pre>
 *
 * <p>Numbers are used as shown, rounded to one decimal place, including those behind dots.
 * Everything is fixed in the frame if the vector is.
 */
public final class MatrixVectorProduct {
  /** The widest result, which reserves the width of the column. */
  private static final double WIDEST_RESULT = 999;

  private final WeightMatrix matrix;
  private final NumericEmbedding vector;
  private final Tex equals;
  private final NumericEmbedding result;

  /**
   * Creates the product of {@code matrix} {@code [m, n]} and {@code vector} {@code [n]}, to the
   * right of the vector.
   *
   * @throws IllegalArgumentException if the sizes do not fit
   */
  public MatrixVectorProduct(WeightMatrix matrix, NumericEmbedding vector) {
    this(matrix, vector, 0.25);
  }

  /** Creates the product with {@code buff} to the left and right of the equals sign. */
  public MatrixVectorProduct(WeightMatrix matrix, NumericEmbedding vector, double buff) {
    if (matrix.columnCount() != vector.rowCount()) {
      throw new IllegalArgumentException(
          "a matrix of "
              + matrix.rowCount()
              + " x "
              + matrix.columnCount()
              + " cannot be applied to a vector of "
              + vector.rowCount()
              + " numbers: the vector needs as many numbers as the matrix has columns");
    }
    this.matrix = matrix;
    this.vector = vector;
    equals = tex("=").setWidth(0.5 * vector.width()).nextTo(vector, RIGHT, buff);
    result = emptyResult().nextTo(equals, RIGHT, buff);
    if (vector.fixedInFrame() == 1) {
      equals.fixInFrame();
      result.fixInFrame();
    }
  }

  private NumericEmbedding emptyResult() {
    double[] values = new double[matrix.rowCount()];
    Arrays.fill(values, WIDEST_RESULT);
    var column = new NumericEmbedding(values);
    column.scale(vector.get(0, 0).height() / column.get(0, 0).height());
    for (DecimalNumber number : column.numbers()) {
      number.edgeToFix(ORIGIN);
    }
    return column;
  }

  /** Returns the equals sign. */
  public Tex equalsSign() {
    return equals;
  }

  /** Returns the result, {@code [m]}. */
  public NumericEmbedding result() {
    return result;
  }

  /** Returns the steps to play, one after the other; 1 s each. */
  public List<Animation<?>> steps() {
    List<Animation<?>> steps = new ArrayList<>();
    steps.add(fadeIn(equals, result.brackets()));
    List<Animation<?>> before = List.of();
    for (int i = 0; i < matrix.rowCount(); i++) {
      if (i == result.ellipsesRow()) {
        before = new ArrayList<>(before);
        before.add(still(result.get(i, 0)));
        continue;
      }
      Group<SurroundingRectangle> rectangles = rectangles(i);
      List<Animation<?>> step = new ArrayList<>(before);
      step.addAll(row(i, rectangles));
      steps.add(animationGroup(step));
      before = List.of(fadeOut(rectangles));
    }
    steps.add(animationGroup(before));
    return steps;
  }

  /** Returns rectangles around the numbers of row {@code i}, then around those of the vector. */
  private Group<SurroundingRectangle> rectangles(int i) {
    double width = Double.POSITIVE_INFINITY;
    for (int j = 1; j < matrix.columnCount(); j++) {
      width = Math.min(width, Math.abs(matrix.get(0, j).x() - matrix.get(0, j - 1).x()));
    }
    List<SurroundingRectangle> all = new ArrayList<>();
    for (Mobject<?> number : matrix.rowOf(i)) {
      all.add(around(number, width, rowPitch(matrix)));
    }
    for (Mobject<?> number : vector.cells()) {
      all.add(around(number, Double.POSITIVE_INFINITY, rowPitch(vector)));
    }
    return group(all);
  }

  /** Returns the smallest distance of two rows. */
  private static double rowPitch(NumberMatrix<?, ?> numbers) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 1; i < numbers.rowCount(); i++) {
      least = Math.min(least, Math.abs(numbers.get(i, 0).y() - numbers.get(i - 1, 0).y()));
    }
    return least;
  }

  /** Returns a rectangle that does not reach into the cells beside it. */
  private static SurroundingRectangle around(Mobject<?> number, double width, double height) {
    var rectangle = surroundingRectangle(number).buff(0.1).setStroke(YELLOW, 2);
    if (rectangle.width() > width) {
      rectangle.stretchToWidth(width);
    }
    return rectangle.height() > height ? rectangle.stretchToHeight(height) : rectangle;
  }

  private List<Animation<?>> row(int i, Group<SurroundingRectangle> rectangles) {
    int n = matrix.columnCount();
    DecimalNumber entry = result.get(i, 0);
    double[] sums = partialSums(i);
    var sum =
        updateFromAlpha(
            entry,
            (number, alpha) -> {
              int terms = (int) Math.min(StrictMath.rint(alpha * (n + 1)), n);
              number.setValue(sums[terms]).setColor(WHITE);
              // The empty sum is hidden: otherwise it would be visible before the first rectangle.
              number.setFillOpacity(terms == 0 ? 0 : 1);
              if (ColoredNumbers.isZero(sums[terms])) {
                number.first().setFillOpacity(0);
              }
            });
    return List.of(
        showIncreasingSubsets(rectangles.to(n)).rate(LINEAR),
        showIncreasingSubsets(rectangles.from(n)).rate(LINEAR),
        sum.rate(LINEAR));
  }

  /** Returns the sums of the first 0, 1, ... n products of row {@code i}. */
  private double[] partialSums(int i) {
    double[] sums = new double[matrix.columnCount() + 1];
    for (int j = 0; j < matrix.columnCount(); j++) {
      sums[j + 1] =
          sums[j]
              + ColoredNumbers.shown(matrix.value(i, j)) * ColoredNumbers.shown(vector.value(j, 0));
    }
    return sums;
  }
}

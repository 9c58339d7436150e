package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.MatrixVectorProduct;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WeightMatrix;

/** The value matrix maps embeddings to embeddings: as many rows as columns, and far too many. */
final class ValueAct extends CountingAct<ValueAct.Result> {
  private final HeadNumbers numbers;

  private final Text title;
  private final WeightMatrix matrix;

  /**
   * The result of the act.
   *
   * @param title "Value"
   * @param matrix the value matrix
   * @param input the vector that it is applied to
   * @param image the equals sign and the result, next to the input
   * @param columns the number of columns
   * @param rows the number of rows
   * @param product the number of parameters
   */
  record Result(
      Text title,
      WeightMatrix matrix,
      NumericEmbedding input,
      MatrixVectorProduct image,
      MatrixDimension columns,
      MatrixDimension rows,
      ParameterProduct product) {}

  ValueAct(HeadNumbers numbers, MatricesAct.Result before) {
    this.numbers = numbers;
    title = before.titles().get(2);
    matrix = before.matrices().get(2);
  }

  @Override
  protected Result construct() {
    var input = new NumericEmbedding(numbers.vector());
    input
        .matchHeight(matrix)
        .nextTo(matrix, RIGHT, FrameShape.current().choose(SMALL_BUFF, SMALL_BUFF, 0.25));
    int size = numbers.size().embedding();
    MatrixDimension columns = countColumns(matrix, size, animate(title, t -> t.shift(UP)));
    play(fadeIn(input));
    var image = new MatrixVectorProduct(matrix, input);
    for (Animation<?> step : image.steps()) {
      play(step);
    }
    MatrixDimension rows = countRows(matrix, size);
    pause();
    ParameterProduct product = multiply(rows, columns, animate(title, t -> t.shift(UP)));
    pause();
    return new Result(title, matrix, input, image, columns, rows, product);
  }
}

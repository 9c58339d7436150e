package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.animation.Animation;
import zoetrope.mobject.Text;
import zoetrope.scenes.components.MatrixVectorProduct;
import zoetrope.scenes.components.NumericEmbedding;
import zoetrope.scenes.components.WeightMatrix;

/** The value matrix maps embeddings to embeddings: as many rows as columns, and far too many. */
final class ValueAct extends CountingAct {
  private final HeadNumbers numbers;

  /** "Value". */
  final Text title;

  /** The value matrix. */
  final WeightMatrix matrix;

  /** What it is applied to. */
  NumericEmbedding input;

  /** The equals sign and the result, beside the input. */
  MatrixVectorProduct image;

  Count columns;
  Count rows;

  /** How many parameters it has. */
  Product product;

  ValueAct(HeadNumbers numbers, MatricesAct before) {
    this.numbers = numbers;
    title = before.titles.get(2);
    matrix = before.matrices.get(2);
  }

  @Override
  protected void construct() {
    input = new NumericEmbedding(numbers.vector());
    input.matchHeight(matrix).nextTo(matrix, RIGHT, SMALL_BUFF);
    int size = numbers.size().embedding();
    columns = countColumns(matrix, size, animate(title, t -> t.shift(UP)));
    play(fadeIn(input));
    image = new MatrixVectorProduct(matrix, input);
    for (Animation<?> step : image.steps()) {
      play(step);
    }
    rows = countRows(matrix, size);
    pause();
    product = multiply(rows, columns, animate(title, t -> t.shift(UP)));
    pause();
  }
}

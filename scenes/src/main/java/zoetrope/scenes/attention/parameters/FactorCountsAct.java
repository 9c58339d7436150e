package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.shapes.RoundedRectangle;

/** Each factor of the value matrix has as many parameters as the query or the key matrix. */
final class FactorCountsAct extends CountingAct<FactorCountsAct.Result> {
  private final ValueAct.Result value;
  private final LowRankAct.Result before;

  /**
   * The result of the act.
   *
   * @param down the number of parameters of value-down
   * @param up the number of parameters of value-up
   */
  record Result(ParameterProduct down, ParameterProduct up) {}

  FactorCountsAct(ValueAct.Result value, LowRankAct.Result before) {
    this.value = value;
    this.before = before;
  }

  @Override
  protected Result construct() {
    ParameterProduct down = count("down", before.between(), value.columns(), 1.9);
    ParameterProduct up = count("up", value.rows(), before.between(), 1.2);
    pause(2);
    return new Result(down, up);
  }

  /** Counts the parameters of a factor, {@code height} above the box around both. */
  private ParameterProduct count(
      String direction, MatrixDimension rows, MatrixDimension columns, double height) {
    RoundedRectangle box = before.box();
    var product = ParameterProduct.of(rows, columns);
    var name = LowRankAct.name(direction);
    var line = group(name, product.all()).arrange(RIGHT, MED_LARGE_BUFF);
    line.moveTo(box.top().plus(up(height)));
    return multiply(rows, columns, product, fadeIn(name));
  }
}

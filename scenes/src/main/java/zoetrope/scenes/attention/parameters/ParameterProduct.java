package zoetrope.scenes.attention.parameters;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.mobject.text.Tex;

/**
 * The product of rows and columns as an equation.
 *
 * @param rows a copy of the number of rows
 * @param times the sign
 * @param columns a copy of the number of columns
 * @param equals the sign
 * @param result the product of both numbers
 */
record ParameterProduct(
    IntegerNumber rows, Tex times, IntegerNumber columns, Tex equals, IntegerNumber result) {
  /** Returns the product of the two counts, 1 unit above the number of columns. */
  static ParameterProduct of(MatrixDimension rows, MatrixDimension columns) {
    long product =
        Math.multiplyExact((long) rows.number().value(), (long) columns.number().value());
    var equation =
        new ParameterProduct(
            rows.number().copy(),
            tex("\\times").fontSize(CountingAct.FONT_SIZE),
            columns.number().copy(),
            tex("=").fontSize(CountingAct.FONT_SIZE),
            integerNumber(product).fontSize(CountingAct.FONT_SIZE));
    Group<Mobject<?>> all = equation.all().arrange(RIGHT, SMALL_BUFF);
    equation.rows.alignTo(equation.result, UP);
    equation.columns.alignTo(equation.result, UP);
    all.nextTo(columns.number(), UP, 1);
    return equation;
  }

  /** Returns all five parts in order. */
  Group<Mobject<?>> all() {
    return group(rows, times, columns, equals, result);
  }
}

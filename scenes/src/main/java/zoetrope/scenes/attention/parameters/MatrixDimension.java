package zoetrope.scenes.attention.parameters;

import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.annotations.Brace;
import zoetrope.mobject.text.IntegerNumber;

/**
 * The number of rows or columns of a matrix: a brace along them, and the number.
 *
 * @param brace the brace along the matrix
 * @param number the number of rows or columns
 * @param group the brace and the number, in this order
 */
record MatrixDimension(Brace brace, IntegerNumber number, Group<Mobject<?>> group) {
  MatrixDimension(Brace brace, IntegerNumber number) {
    this(brace, number, new Group<>(brace, number));
  }
}

package zoetrope.vocabulary;

import java.util.List;
import java.util.function.DoubleFunction;
import zoetrope.mobject.DecimalMatrix;
import zoetrope.mobject.DecimalNumber;
import zoetrope.mobject.IntegerMatrix;
import zoetrope.mobject.Matrix;
import zoetrope.mobject.MatrixLayout;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TexMatrix;
import zoetrope.mobject.TypedGroup;

/** Matrices, and layouts for them. */
public abstract class MatrixWords extends TextWords {
  /** For the words that follow; not to be made. */
  protected MatrixWords() {}

  /** A matrix of rows of objects, which become its children and are moved. */
  public static <E extends Mobject<?>> Matrix<E> matrix(List<? extends List<? extends E>> rows) {
    return new Matrix<>(rows);
  }

  /** A matrix of rows of objects in a layout. */
  public static <E extends Mobject<?>> Matrix<E> matrix(
      List<? extends List<? extends E>> rows, MatrixLayout layout) {
    return new Matrix<>(rows, layout);
  }

  /** A matrix of a group's members, row by row. */
  public static <E extends Mobject<?>> Matrix<E> matrix(
      TypedGroup<E, ?> group, int rows, int columns) {
    return Matrix.of(group, rows, columns);
  }

  /** A matrix of a group's members, row by row, in a layout. */
  public static <E extends Mobject<?>> Matrix<E> matrix(
      TypedGroup<E, ?> group, int rows, int columns, MatrixLayout layout) {
    return Matrix.of(group, rows, columns, layout);
  }

  /** A matrix of formulas. */
  public static TexMatrix texMatrix(String[][] sources) {
    return new TexMatrix(sources);
  }

  /** A matrix of formulas in a layout. */
  public static TexMatrix texMatrix(String[][] sources, MatrixLayout layout) {
    return new TexMatrix(sources, layout);
  }

  /** A matrix of numbers with two decimals. */
  public static DecimalMatrix decimalMatrix(double[][] values) {
    return new DecimalMatrix(values);
  }

  /** A matrix of numbers with so many decimals. */
  public static DecimalMatrix decimalMatrix(double[][] values, int decimals) {
    return new DecimalMatrix(values, decimals);
  }

  /** A matrix of numbers in a layout. */
  public static DecimalMatrix decimalMatrix(double[][] values, int decimals, MatrixLayout layout) {
    return new DecimalMatrix(values, decimals, layout);
  }

  /** A matrix of numbers that are made by a function. */
  public static DecimalMatrix decimalMatrix(
      double[][] values, DoubleFunction<DecimalNumber> make, MatrixLayout layout) {
    return new DecimalMatrix(values, make, layout);
  }

  /** A matrix of whole numbers. */
  public static IntegerMatrix integerMatrix(int[][] values) {
    return new IntegerMatrix(values);
  }

  /** A matrix of numbers, rounded. */
  public static IntegerMatrix integerMatrix(double[][] values) {
    return new IntegerMatrix(values);
  }

  /** A matrix of numbers, rounded, in a layout. */
  public static IntegerMatrix integerMatrix(double[][] values, MatrixLayout layout) {
    return new IntegerMatrix(values, layout);
  }
}

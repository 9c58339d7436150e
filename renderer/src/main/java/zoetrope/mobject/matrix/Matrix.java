package zoetrope.mobject.matrix;

import java.util.ArrayList;
import java.util.List;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.processor.Word;

/**
 * A matrix of any mobjects.
 *
 * <pre>{@code
 * var matrix = matrix(List.of(List.of(a, b), List.of(c, d)));
 * }</pre>
 *
 * @param <E> the type of the cells
 */
public final class Matrix<E extends Mobject<?>> extends AbstractMatrix<E, Matrix<E>> {
  private static final double HEIGHT_OF_GROUPS = 4;

  /** Creates a matrix of rows of objects, which become its children and are moved. */
  public Matrix(List<? extends List<? extends E>> rows) {
    this(rows, MatrixLayout.ofTheme());
  }

  /** Creates a matrix in a layout. */
  public Matrix(List<? extends List<? extends E>> rows, MatrixLayout layout) {
    super(rows, layout);
  }

  /**
   * Returns a matrix, 4 units high, of the children of {@code group}, row by row.
   *
   * @throws IllegalArgumentException if their number is not {@code rows} times {@code columns}
   */
  @Word("matrix")
  public static <E extends Mobject<?>> Matrix<E> of(TypedGroup<E, ?> group, int rows, int columns) {
    return of(group, rows, columns, MatrixLayout.ofTheme().height(HEIGHT_OF_GROUPS));
  }

  /** Returns a matrix of the children of {@code group}, row by row, in a layout. */
  @Word("matrix")
  public static <E extends Mobject<?>> Matrix<E> of(
      TypedGroup<E, ?> group, int rows, int columns, MatrixLayout layout) {
    if (group.size() != rows * columns) {
      throw new IllegalArgumentException(
          group.size() + " objects do not make a matrix of " + rows + " x " + columns);
    }
    List<List<E>> cells = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      cells.add(group.slice(i * columns, (i + 1) * columns).stream().toList());
    }
    return new Matrix<>(cells, layout);
  }
}

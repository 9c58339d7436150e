package zoetrope.attention;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class RealMatrixTest {
  private final RealMatrix matrix = RealMatrix.of(3, 2, (i, j) -> 10 * i + j);

  @Test
  void slicesAndSelectsRowsAndColumns() {
    assertArrayEquals(new double[][] {{10, 11}, {20, 21}}, matrix.sliceRows(1, 3).toRows());
    assertArrayEquals(new double[][] {{1}, {11}, {21}}, matrix.sliceColumns(1, 2).toRows());
    assertArrayEquals(new double[][] {{20, 21}, {0, 1}}, matrix.selectRows(2, 0).toRows());
    assertArrayEquals(new double[] {20, 21}, matrix.row(2));
    assertArrayEquals(new double[] {1, 11, 21}, matrix.column(1));
  }

  @Test
  void concatenatesColumns() {
    RealMatrix both = RealMatrix.concatColumns(List.of(matrix, matrix.sliceColumns(0, 1)));
    assertArrayEquals(new double[][] {{0, 1, 0}, {10, 11, 10}, {20, 21, 20}}, both.toRows());
  }

  @Test
  void namesTheShapeIfRowsOrColumnsAreOutOfRange() {
    refuses("a matrix [3, 2] has no rows from 0 to before 5", () -> matrix.sliceRows(0, 5));
    refuses("a matrix [3, 2] has no rows from -1 to before 2", () -> matrix.sliceRows(-1, 2));
    refuses("a matrix [3, 2] has no rows from 2 to before 2", () -> matrix.sliceRows(2, 2));
    refuses("a matrix [3, 2] has no columns from 1 to before 3", () -> matrix.sliceColumns(1, 3));
    refuses("a matrix [3, 2] has no number at [3, 0]", () -> matrix.selectRows(0, 3));
    refuses("a matrix [3, 2] has no number at [0, -1]", () -> matrix.get(0, -1));
    refuses("a matrix [3, 2] has no rows from 3 to before 4", () -> matrix.row(3));
    refuses("a matrix [3, 2] has no number at [0, 2]", () -> matrix.column(2));
    refuses("a matrix needs rows and columns, not [0, 2]", matrix::selectRows);
  }

  @Test
  void namesShapesThatDoNotFit() {
    RealMatrix square = RealMatrix.identity(3);
    refuses(
        "there is no matrix to concatenate: the list is empty",
        () -> RealMatrix.concatColumns(List.of()));
    refuses(
        "cannot concatenate the columns of a matrix [3, 2] and one [2, 3]",
        () -> RealMatrix.concatColumns(List.of(matrix, matrix.transpose())));
    refuses("cannot multiply a matrix [3, 2] by one [3, 3]", () -> matrix.times(square));
    refuses(
        "cannot multiply a matrix [3, 2] by the transpose of one [3, 3]",
        () -> matrix.timesTransposed(square));
    refuses("cannot add a matrix [3, 2] and one [3, 3]", () -> matrix.plus(square));
    refuses("cannot subtract a matrix [3, 3] from one [3, 2]", () -> matrix.minus(square));
  }

  private static void refuses(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }
}

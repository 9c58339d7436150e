package zoetrope.attention.file;

import java.util.Arrays;
import java.util.List;
import zoetrope.attention.RealMatrix;

/** An array of any number of axes in row-major order: the last axis varies fastest. */
public sealed interface NumpyArray {
  /** Returns the length of each axis. */
  List<Integer> shape();

  /** An array of numbers, including integers and booleans. */
  final class Numbers implements NumpyArray {
    private final List<Integer> shape;
    private final double[] data;

    Numbers(List<Integer> shape, double[] data) {
      this.shape = List.copyOf(shape);
      this.data = data;
    }

    @Override
    public List<Integer> shape() {
      return shape;
    }

    /** Returns a copy of the numbers. */
    public double[] toArray() {
      return data.clone();
    }

    /**
     * Returns the matrix of the last two axes, at the indices {@code leading} of the other axes.
     *
     * @throws IllegalArgumentException if the number of axes is not two more than the number of
     *     indices
     */
    public RealMatrix matrix(int... leading) {
      if (shape.size() != leading.length + 2) {
        throw new IllegalArgumentException(
            "an array " + shape + " has no matrix at " + Arrays.toString(leading));
      }
      int rows = shape.get(leading.length);
      int columns = shape.get(leading.length + 1);
      int start = 0;
      for (int axis = 0; axis < leading.length; axis++) {
        start = start * shape.get(axis) + leading[axis];
      }
      int first = start * rows * columns;
      return RealMatrix.of(rows, columns, (i, j) -> data[first + i * columns + j]);
    }
  }

  /**
   * An array of strings.
   *
   * @param shape the length of each axis
   * @param strings the strings
   */
  record Strings(List<Integer> shape, List<String> strings) implements NumpyArray {
    public Strings {
      shape = List.copyOf(shape);
      strings = List.copyOf(strings);
    }
  }
}

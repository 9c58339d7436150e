package zoetrope.attention.file;

import java.util.List;
import zoetrope.attention.RealMatrix;

/**
 * A matrix for each head of each layer. The array has the shape [T, n], [heads, T, n] or [layers,
 * heads, T, n].
 *
 * @param array the array, with two to four axes
 */
record HeadGrid(NumpyArray.Numbers array) {
  int layers() {
    return rank() == 4 ? shape().get(0) : 1;
  }

  int heads() {
    return rank() == 2 ? 1 : shape().get(rank() - 3);
  }

  int rows() {
    return shape().get(rank() - 2);
  }

  int columns() {
    return shape().get(rank() - 1);
  }

  RealMatrix matrix(int layer, int head) {
    return switch (rank()) {
      case 2 -> array.matrix();
      case 3 -> array.matrix(head);
      default -> array.matrix(layer, head);
    };
  }

  List<Integer> shape() {
    return array.shape();
  }

  private int rank() {
    return shape().size();
  }
}

package cookbook;

import static zoetrope.Zoetrope.*;

/** A matrix is brought to triangular form, one row operation after the other. */
public final class RowReduction extends Scene {
  // still: 7.5
  @Override
  protected void construct() {
    var matrix = rowReduction(new int[][] {{1, 2, 3}, {2, 5, 8}, {3, 7, 9}}).fontSize(64);
    play(fadeIn(matrix));
    play(matrix.add(1, -2, 0));
    play(matrix.add(2, -3, 0));
    play(matrix.add(2, -1, 1));
    pause();
  }
}

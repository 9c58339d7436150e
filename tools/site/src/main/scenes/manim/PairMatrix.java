import static zoetrope.Zoetrope.*;

/** A matrix with a yellow row. */
public final class PairMatrix extends Scene {
  @Override
  protected void construct() {
    // tag
    var matrix = integerMatrix(new int[][] {{1, 2}, {3, 4}});
    matrix.rows().get(0).setColor(YELLOW);
    add(matrix);
    // end
  }
}

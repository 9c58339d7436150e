package cookbook;

import static zoetrope.Zoetrope.*;

/** A matrix is brought to triangular form, one row operation after the other. */
public final class RowReduction extends Scene {
  // still: 3.9
  @Override
  protected void construct() {
    var steps =
        new int[][][] {
          {{1, 2, 3}, {2, 5, 8}, {3, 7, 9}},
          {{1, 2, 3}, {0, 1, 2}, {3, 7, 9}},
          {{1, 2, 3}, {0, 1, 2}, {0, 1, 0}},
          {{1, 2, 3}, {0, 1, 2}, {0, 0, -2}},
        };
    var names = new String[] {"R_2 - 2 R_1", "R_3 - 3 R_1", "R_3 - R_2"};
    int[] sources = {0, 0, 1};
    int[] rows = {1, 2, 2};
    var matrix = integerMatrix(steps[0]).scale(1.4);
    play(fadeIn(matrix));
    for (int i = 0; i < names.length; i++) {
      var row = matrix.rowOf(rows[i]);
      var source = matrix.rowOf(sources[i]);
      var next = integerMatrix(steps[i + 1]).scale(1.4).rowOf(rows[i]);
      for (int j = 0; j < row.size(); j++) {
        next.get(j).moveTo(row.get(j));
      }
      var label = tex(names[i]).setColor(YELLOW).nextTo(row, RIGHT, 1);
      play(
          write(label),
          animate(row, r -> r.setColor(YELLOW)),
          animate(source, r -> r.setColor(BLUE)));
      play(
          transform(row, next),
          animate(source, r -> r.setColor(WHITE)),
          fadeOut(label).shift(LEFT));
    }
    pause();
  }
}

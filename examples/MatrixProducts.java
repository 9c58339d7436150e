import static zoetrope.Zoetrope.*;

/** Products of matrices: of numbers, entry by entry, and of formulas. */
public final class MatrixProducts extends Scene {
  @Override
  protected void construct() {
    var numbers =
        matrixProduct(new int[][] {{2, -1}, {0, 3}, {1, 5}}, new int[][] {{4, 1, -2}, {-7, 2, 6}})
            .shift(up(2));
    play(fadeIn(numbers));
    play(numbers.next());
    play(numbers.entry(2, 1));
    play(numbers.rest());

    var rotation =
        matrixProduct(new String[][] {{"c", "-s"}, {"s", "c"}}, new String[][] {{"x"}, {"y"}})
            .brackets("(", ")")
            .stepColors(TEAL, PINK)
            .shift(down(1.3));
    play(fadeIn(rotation));
    play(rotation.next());
    play(rotation.next());
    pause();
  }
}

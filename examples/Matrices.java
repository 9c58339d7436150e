import static zoetrope.Zoetrope.*;

import java.util.List;

/** Matrices of numbers, formulas and objects, by row, column and entry. */
public final class Matrices extends Scene {
  @Override
  protected void construct() {
    var a = integerMatrix(new int[][] {{2, 0}, {1, 3}});
    var x = texMatrix(new String[][] {{"x"}, {"y"}});
    var product = texMatrix(new String[][] {{"2x"}, {"x + 3y"}});
    var row = group(a, x, tex("="), product).arrange(RIGHT).shift(up(2));
    play(write(row));
    play(
        animate(a.rowOf(1), r -> r.setColor(YELLOW)),
        animate(x.columnOf(0), c -> c.setColor(TEAL)),
        animate(product.get(1, 0), e -> e.setColor(GREEN)));

    double[][] values = new double[7][5];
    for (var line : values) {
      for (int j = 0; j < line.length; j++) {
        line[j] = 2 * random().nextDouble() - 1;
      }
    }
    var numbers = decimalMatrix(values, 1, matrixLayout().ellipses(-2, -2)).setHeight(2.8);
    var things =
        matrix(
            List.of(
                List.of(circle(0.3).setColor(BLUE), square(0.6).setColor(GREEN)),
                List.of(triangle().scale(0.4).setColor(YELLOW), star().scale(0.4).setColor(RED))));
    group(numbers, things).arrange(RIGHT, 2).shift(down(1.6));
    play(laggedStart(numbers.rows(), r -> fadeIn(r).shift(RIGHT)), fadeIn(numbers.brackets()));
    play(drawBorderThenFill(things));
    pause();
  }
}

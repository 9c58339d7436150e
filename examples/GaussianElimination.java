import static zoetrope.Zoetrope.*;

/** A system of equations is solved by Gaussian elimination with exact fractions. */
public final class GaussianElimination extends Scene {
  @Override
  protected void construct() {
    var system = tex("2x + y - z &= 8 \\\\ -3x - y + 2z &= -11 \\\\ -2x + y + 2z &= -3");
    play(write(system));
    play(animate(system, s -> s.scale(0.8).toEdge(UP)));
    var m = rowReduction(new int[][] {{2, 1, -1, 8}, {-3, -1, 2, -11}, {-2, 1, 2, -3}}).bar(3);
    play(fadeIn(m.shift(down(1))));
    play(m.swap(0, 2));
    for (var step : m.reduce()) {
      play(step);
    }
    play(animate(m.matrix().columnOf(3), c -> c.setColor(GREEN)));
    pause();
  }
}

import static zoetrope.Zoetrope.*;

/** A function, a matrix or a flow moves every point of the plane. */
public final class Mappings extends Scene {
  // still: 7
  @Override
  protected void construct() {
    var grid = group();
    for (int i = -8; i <= 8; i++) {
      var upright = line(at(i / 2.0, -2), at(i / 2.0, 2)).insertCurves(24);
      grid.add(upright.setStroke(BLUE, i == 0 ? 5 : 2));
      if (Math.abs(i) <= 4) {
        var level = line(at(-4, i / 2.0), at(4, i / 2.0)).insertCurves(24);
        grid.add(level.setStroke(TEAL, i == 0 ? 5 : 2));
      }
    }
    grid.saveState();
    play(create(grid).lagRatio(0.03));
    play(applyMatrix(grid, new double[][] {{1, 0.7}, {-0.3, 1}}).runTime(1.5));
    play(restore(grid));
    play(applyPointwiseFunction(grid, p -> p.plus(up(0.4 * sin(2 * p.x())))).runTime(1.5));
    play(restore(grid));
    play(homotopy(grid, (p, t) -> p.rotate(t * p.length() / 3)).runTime(1.5));
    play(phaseFlow(grid, p -> at(-p.y(), p.x()).times(-p.length() / 3)).runTime(1.5));
    play(applyComplexFunction(grid, z -> z.times(0.7).exp()).runTime(2));
    pause();
  }

  private static double sin(double angle) {
    return StrictMath.sin(angle);
  }
}

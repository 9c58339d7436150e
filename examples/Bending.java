import static zoetrope.Zoetrope.*;

/** Outlines bend over time, and a function moves dots. */
public final class Bending extends Scene {
  // still: 9
  @Override
  protected void construct() {
    var dots = dot(ORIGIN, 0.09).replicate(99).arrangeInGrid(gridLayout(9, 11).buff(0.55));
    dots.mapIndexed((d, i) -> d.setColor(hsl(i / 99.0, 0.7, 0.6)));
    play(laggedStart(dots, d -> fadeIn(d)).lagRatio(0.02).runTime(1));
    dots.saveState();
    play(
        laggedStart(
                dots,
                d -> applyPointwiseFunctionToCenter(d, p -> p.times(2.4 / (0.6 + p.length() / 2))))
            .lagRatio(0.01)
            .runTime(2));
    play(restore(dots));
    play(fadeOut(dots));

    var ring = circle(1.8).setStroke(PINK, 6).moveTo(left(4)).insertCurves(40);
    var tiles = square(0.65).setFill(BLUE, 0.5).replicate(16);
    tiles.forEach(t -> t.insertCurves(16).setStroke(TEAL, 3));
    tiles.arrangeInGrid(gridLayout(4, 4).buff(0)).moveTo(at(2, 0));
    play(create(ring), create(tiles).lagRatio(0.1));
    play(
        smoothedVectorizedHomotopy(
            ring, (p, t) -> p.plus(up(0.5 * t * StrictMath.sin(4 * p.x() - 6 * t)))),
        complexHomotopy(tiles, (z, t) -> z.times(1 - t).plus(z.log().times(2.5 * t))));
    pause();
  }
}

import static zoetrope.Zoetrope.*;

/** Shapes with three and more corners, colored by a gradient. */
public final class Polygons extends Scene {
  @Override
  protected void construct() {
    var shapes =
        group(
            triangle(),
            square(1.6),
            regularPolygon(5),
            regularPolygon(),
            star(),
            star(9, 1, 0.6),
            rectangle(2, 1.2),
            roundedRectangle(2, 1.2, 0.3),
            screenRectangle(1.2),
            polygon(left(1), up(0.8), right(1), down(0.3)),
            polyline(left(1), at(-0.5, 0.7), at(0, -0.7), at(0.5, 0.7), right(1)));
    shapes.arrangeInGrid(gridLayout(3, 4).buff(1, 0.6));
    shapes.setColorsByGradient(BLUE, TEAL, GREEN, YELLOW, RED);
    shapes.to(10).setFillOpacity(0.35);
    play(laggedStart(shapes, s -> drawBorderThenFill(s)).lagRatio(0.15).runTime(3));
    play(laggedStart(shapes.to(6), s -> rotate(s, 120 * DEGREES)));
    pause();
  }
}

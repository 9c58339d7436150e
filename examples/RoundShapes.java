import static zoetrope.Zoetrope.*;

/** Circles, arcs, sectors and similar shapes, in a grid. */
public final class RoundShapes extends Scene {
  @Override
  protected void construct() {
    var filled =
        group(
            circle(0.8).setStroke(BLUE).setFill(BLUE, 0.4),
            ellipse(2, 1.2).setStroke(TEAL).setFill(TEAL, 0.4),
            annulus(0.4, 0.8).setColor(GREEN),
            sector(1.4, 75 * DEGREES, 50 * DEGREES).setColor(YELLOW),
            annularSector(0.7, 1.5, 90 * DEGREES, 45 * DEGREES).setColor(GOLD));
    var drawn =
        group(
            arc(0, 270 * DEGREES).scale(0.8).setStroke(RED, 6),
            arcBetweenPoints(left(0.8), right(0.8), -120 * DEGREES).setStroke(MAROON, 6),
            arcOfRadius(left(0.8), right(0.8), 1).setStroke(PURPLE, 6),
            group(smallDot(), smallDot(right(0.4)), smallDot(right(0.8))).setColor(PINK),
            group(dot(), dot(right(0.5), 0.2)).setColor(WHITE));
    var shapes = group(filled, drawn);
    int column = 0;
    for (var row : shapes) {
      column = 0;
      for (var shape : row) {
        shape.moveTo(at(2.6 * column++ - 5.2, row == filled ? 1.4 : -1.4));
      }
    }
    play(laggedStart(filled, s -> growFromCenter(s)).lagRatio(0.2).runTime(2));
    play(laggedStart(drawn, s -> showCreation(s)).lagRatio(0.2).runTime(2));
    pause();
  }
}

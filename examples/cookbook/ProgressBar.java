package cookbook;

import static zoetrope.Zoetrope.*;

/** A bar at the bottom shows how much of the scene has passed. */
public final class ProgressBar extends Scene {
  // still: 3.5
  private static final double SECONDS = 6;

  @Override
  protected void construct() {
    var bar = rectangle(frameWidth(), 0.15).setFill(YELLOW, 1).setStroke(YELLOW, 0);
    bar.toEdge(DOWN, 0).fixInFrame();
    bar.addUpdater(
        b -> {
          double width = frameWidth() * Math.max(time() / SECONDS, 0.001);
          b.stretchToWidth(width).alignTo(leftSide(), LEFT);
        });
    add(bar);
    var shape = regularPolygon(3).scale(2).setStroke(BLUE, 6);
    play(create(shape));
    for (int sides = 4; sides <= 8; sides++) {
      play(transform(shape, regularPolygon(sides).scale(2).setStroke(TEAL, 6)));
    }
  }
}

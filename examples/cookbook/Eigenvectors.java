package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.Range;

/** A matrix turns most vectors, but only stretches its eigenvectors. */
public final class Eigenvectors extends Scene {
  private static final double[][] MATRIX = {{2, 1}, {1, 2}};

  @Override
  protected void construct() {
    var plane = numberPlane(Range.of(-12, 12), Range.of(-8, 8), GridStyle.DEFAULT.fadedLines(0));
    var label = integerMatrix(MATRIX).toCorner(UL);
    var ground = backgroundRectangle(label);
    var first = line(at(-8, -8), at(8, 8)).setStroke(TEAL, 2);
    var second = line(at(-8, 8), at(8, -8)).setStroke(RED, 2);
    var arrows =
        group(
            vector(1, 1).setColor(TEAL),
            vector(1, -1).setColor(RED),
            vector(-0.5, 1.2).setColor(YELLOW),
            vector(-1.3, 0.2).setColor(YELLOW));
    add(plane, first, second, ground, label);
    play(laggedStart(arrows, a -> growArrow(a)));
    pause(0.5);
    play(
        applyMatrix(plane, MATRIX).runTime(3),
        animate(arrows.get(0), a -> a.putStartAndEndOn(ORIGIN, at(3, 3))).runTime(3),
        animate(arrows.get(1), a -> a.putStartAndEndOn(ORIGIN, at(1, -1))).runTime(3),
        animate(arrows.get(2), a -> a.putStartAndEndOn(ORIGIN, at(0.2, 1.9))).runTime(3),
        animate(arrows.get(3), a -> a.putStartAndEndOn(ORIGIN, at(-2.4, -0.9))).runTime(3));
    pause();
  }
}

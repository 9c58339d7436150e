import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.Stream;

/** Stars, a shape with holes, a convex hull, a glow, and a path split into its curves. */
public final class Outlines extends Scene {
  @Override
  protected void construct() {
    var up = List.of(at(0, 1), at(-0.87, -0.5), at(0.87, -0.5));
    var down = List.of(at(0, -1), at(0.87, 0.5), at(-0.87, 0.5));
    var hexagram = polygram(List.of(up, down)).setStroke(YELLOW, 5);
    var heptagram = regularPolygram(7, 3).setStroke(TEAL, 5);
    var reuleaux = arcPolygon(60 * DEGREES, at(0, 1), at(-0.87, -0.5), at(0.87, -0.5));
    reuleaux.setStroke(RED, 5).setFill(RED, 0.3);
    var button = cutout(circle(), circle(left(0.4), 0.25), circle(right(0.4), 0.25));
    button.setStroke(WHITE, 3).setFill(BLUE, 0.8);
    var row = group(hexagram, heptagram, reuleaux, button).arrange(RIGHT, 1).shift(up(1.8));
    play(laggedStart(row, s -> showCreation(s)).lagRatio(0.3));

    var cloud = Stream.generate(() -> at(random().nextDouble() * 3, random().nextDouble() * 2));
    var points = cloud.limit(20).map(p -> p.plus(at(-6, -2.8))).toList();
    var dots = group(points.stream().map(p -> annotationDot(p, 0.06)));
    var hull = convexHull(points).setStroke(GREEN, 4);
    play(laggedStart(dots, d -> growFromCenter(d)).runTime(1));
    play(showCreation(hull));

    var ring = ellipse(2.4, 1.6).setStroke(WHITE, 4).moveTo(at(0, -1.8));
    var glow = vHighlight(ring, 8, YELLOW_E, BLACK, 40);
    var whole = circle(1).setStroke(BLUE, 8).moveTo(at(4.5, -1.8));
    var curves = curvesAsSubmobjects(whole).setColorsByGradient(BLUE, GREEN, YELLOW, RED);
    play(fadeIn(glow), showCreation(ring), showCreation(curves));
    var middle = whole.center();
    play(
        curves.stream()
            .map(c -> animate(c, q -> q.shift(q.center().minus(middle).times(0.3))))
            .toList());
    pause();
  }
}

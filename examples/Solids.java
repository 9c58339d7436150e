import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.IntStream;

/** The regular solids, a solid given by its corners and faces, and the hull of points. */
public final class Solids extends Scene {
  // still: 3
  @Override
  protected void construct() {
    var corners = List.of(at(1, 1), at(-1, 1), at(-1, -1), at(1, -1), at(0, 0, 1.3));
    var sides =
        List.of(
            List.of(3, 2, 1, 0),
            List.of(0, 1, 4),
            List.of(1, 2, 4),
            List.of(2, 3, 4),
            List.of(3, 0, 4));
    var points =
        IntStream.range(0, 25)
            .mapToObj(
                i ->
                    at(random().nextGaussian(), random().nextGaussian(), random().nextGaussian())
                        .normalized())
            .toList();
    var solids =
        group(
            tetrahedron(1.8).setColor(RED),
            octahedron(1.5).setColor(YELLOW),
            icosahedron(1.1).setColor(BLUE),
            dodecahedron(0.8).setColor(TEAL),
            polyhedron(corners, sides).setColor(GREEN),
            convexHull3D(points).setHeight(1.9).setColor(PURPLE));
    solids.arrangeInGrid(gridLayout(2, 3).buff(1.2));
    solids.forEach(s -> s.rotate(-60 * DEGREES, at(1, 0.3, 0)));
    play(laggedStart(solids, s -> growFromCenter(s)).lagRatio(0.2).runTime(3));
    for (var solid : solids) {
      solid.addUpdater((s, dt) -> s.rotate(0.8 * dt, UP));
    }
    pause(4);
  }
}

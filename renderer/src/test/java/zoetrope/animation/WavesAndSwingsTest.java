package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.applyWave;
import static zoetrope.Zoetrope.wiggle;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.frame.Item;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Square;

/** Options of waves and swings that follow Manim CE. */
class WavesAndSwingsTest {
  @Test
  void aWaveByTangentsDoesNotBendSidesWhoseEndsAreFlat() {
    // In the middle of the play a single ripple is just inside the square.
    Path plain = halfway(s -> applyWave(s).ripples(1));
    Path byTangents = halfway(s -> applyWave(s).ripples(1).byTangents());

    assertEquals(1.17, plain.point(1).y(), 0.05);
    assertEquals(1, byTangents.point(1).y(), 0.01);
    assertEquals(plain.point(0), byTangents.point(0));
  }

  @Test
  void mappingByTangentsIsExactForLinearMaps() {
    Path path = new Square().path();
    Path turned = path.mapTangents(p -> p.rotate(0.5).times(2));

    for (int i = 0; i < path.pointCount(); i++) {
      assertTrue(turned.point(i).distance(path.point(i).rotate(0.5).times(2)) < 1e-12);
    }
  }

  @Test
  void anEnvelopeScalesASwing() {
    Vec corner = halfway(s -> wiggle(s).scale(1.2).envelope(t -> 0.5)).start();

    // In the middle, an even number of half swings is complete. So the square is not rotated, and
    // has half of its growth.
    assertEquals(1.1, corner.x(), 1e-9);
    assertEquals(1.1, corner.y(), 1e-9);
  }

  private static Path halfway(Function<Square, Animation<?>> animation) {
    var run = Runs.run(s -> s.playAll(animation.apply(new Square()).runTime(1).rate(LINEAR)));
    var item = (Item.Shape) run.items(5).get(0);
    return item.path().transform(item.transform());
  }
}

package zoetrope.scenes.collisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.scenes.collisions.ElasticCollisions.Collision;
import zoetrope.scenes.collisions.ElasticCollisions.Partner;
import zoetrope.scenes.collisions.ElasticCollisions.State;

class ElasticCollisionsTest {
  @ParameterizedTest
  @CsvSource({"1, 3", "100, 31", "10000, 314", "1000000, 3141", "100000000, 31415"})
  void countDigitsOfPi(double ratio, int count) {
    assertEquals(count, new ElasticCollisions(ratio, 3, 8, 2.5).collisions().size());
  }

  /**
   * Compares the simulation with a straight line. The positions of both blocks are the coordinates
   * of a point in a wedge. A collision reflects the path of the point at a side of the wedge. If
   * each collision reflects the wedge instead, the path is straight.
   */
  @ParameterizedTest
  @ValueSource(doubles = {1, 2, 7.5, 100, 54321, 1e6, 1e8})
  void matchALineThroughUnfoldedWedges(double ratio) {
    ElasticCollisions simulation = new ElasticCollisions(ratio, 3, 8, 2.5);
    double wedge = StrictMath.atan(1 / Math.sqrt(ratio));
    for (double time = 0; time < 9; time += 0.0371) {
      double x = Math.sqrt(ratio) * (8 - 2.5 * time);
      double angle = StrictMath.atan2(3, x);
      int crossed = (int) (angle / wedge);
      double within = angle - crossed * wedge;
      double folded = crossed % 2 == 0 ? within : wedge - within;
      double radius = Math.hypot(x, 3);
      State state = simulation.at(time);
      assertEquals(crossed, simulation.count(time), 1e-9, "at " + time);
      assertEquals(radius * StrictMath.sin(folded), state.small(), 2e-6, "at " + time);
      assertEquals(
          radius * StrictMath.cos(folded) / Math.sqrt(ratio), state.large(), 2e-6, "at " + time);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 3, 100, 1e4, 1e6})
  void loseNoEnergyAndMeetTheWallEverySecondTime(double ratio) {
    double energy = ratio * 2.5 * 2.5;
    Partner expected = Partner.BLOCK;
    double last = 0;
    for (Collision collision : new ElasticCollisions(ratio, 3, 8, 2.5).collisions()) {
      State s = collision.state();
      double now =
          s.smallVelocity() * s.smallVelocity() + ratio * s.largeVelocity() * s.largeVelocity();
      assertEquals(1, now / energy, 1e-11);
      assertEquals(expected, collision.partner());
      assertTrue(collision.time() > last, "after " + last);
      assertTrue(s.small() >= 0 && s.large() >= s.small() - 1e-12, s::toString);
      expected = expected == Partner.WALL ? Partner.BLOCK : Partner.WALL;
      last = collision.time();
    }
  }

  @Test
  void adjacentIntervalsCountEachCollisionOnce() {
    ElasticCollisions simulation = new ElasticCollisions(100, 3, 8, 2.5);
    double third = simulation.collisions().get(2).time();
    List<Collision> before = simulation.between(0, third);
    assertEquals(3, before.size());
    assertEquals(28, simulation.between(third, 100).size());
    assertEquals(List.of(), simulation.between(third, third));
    assertEquals(List.of(), simulation.between(100, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 3, 8, 2.5", "2e8, 3, 8, 2.5", "NaN, 3, 8, 2.5", "1, 0, 8, 2.5", "1, 3, 3, 2.5",
    "1, 3, Infinity, 2.5", "1, 3, 8, 0", "1, 3, 8, Infinity", "1, NaN, 8, 1", "1, 3, 8, NaN"
  })
  void rejectsNumbersOutOfRange(double ratio, double small, double large, double speed) {
    Exception e =
        assertThrows(
            IllegalArgumentException.class,
            () -> new ElasticCollisions(ratio, small, large, speed));
    assertTrue(e.getMessage().startsWith("colliding blocks need "), e.getMessage());
  }
}

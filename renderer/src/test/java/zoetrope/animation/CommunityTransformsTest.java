package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static zoetrope.Zoetrope.*;

import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

class CommunityTransformsTest {
  /**
   * A rate function that ends at one half, so that the mobject remains in the state of the middle.
   */
  private static final RateFunction HALF = t -> 0.5 * t;

  private static Vec centerHalfWay(Vec from, Vec to, Vec center, double angle) {
    Dot dot = dot(from);
    Runs.run(s -> s.playAll(transform(dot, dot(to)).pathArcAbout(center, angle).rate(HALF)));
    return dot.center();
  }

  @Test
  void aFullTurnAboutAPointIsAddedToTheStraightPath() {
    Vec half = centerHalfWay(at(-1, 0), at(-1, -2), ORIGIN, TAU);
    assertEquals(0, half.distance(at(1, 1)), 1e-9, half.toString());
  }

  @Test
  void aTurnAboutACenterKeepsEqualDistances() {
    Vec half = centerHalfWay(at(3, 1), at(1, 3), at(1, 1), PI / 2);
    double d = Math.sqrt(2);
    assertEquals(0, half.distance(at(1 + d, 1 + d)), 1e-9, half.toString());
  }

  @Test
  void inDrawingOrderASquareTurnsOnItsWayToACircle() {
    Square square = square();
    Circle circle = circle();
    Vec corner = square.path().start();
    Runs.run(s -> s.playAll(transform(square, circle).inDrawingOrder().rate(HALF)));
    Vec half = corner.lerp(circle.path().start(), 0.5);
    assertEquals(0, square.path().start().distance(half), 1e-12);
  }

  @Test
  void aReplacementComesToTheFrontUnlessItKeepsTheOrder() {
    Square back = square();
    Square front = square();
    Circle circle = circle();
    Circle other = circle();
    Runs.run(
        s -> {
          s.put(back, front);
          s.playAll(replacementTransform(back, circle).keepOrder());
          assertSame(circle, s.listed().get(0));
          s.playAll(replacementTransform(circle, other));
          assertSame(other, s.listed().get(1));
          assertEquals(2, s.listed().size());
        });
  }

  @Test
  void aReplacementOfAMemberComesToTheFront() {
    Square part = square();
    Circle circle = circle();
    Runs.run(
        s -> {
          s.put(group(part, square()), square());
          s.playAll(replacementTransform(part, circle).keepOrder());
          assertSame(circle, s.listed().get(s.listed().size() - 1));
        });
  }
}

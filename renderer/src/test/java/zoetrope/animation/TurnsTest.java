package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/**
 * A transform between a mobject and its rotated copy shows a rotation and not a straight movement.
 */
class TurnsTest {
  /** Returns the position of the first point of a path in the middle of an animation. */
  private static Vec middle(VMobject<?> path, Animation<?> animation) {
    return middle(path, animation, 5);
  }

  private static Vec middle(VMobject<?> path, Animation<?> animation, int frame) {
    Vec[] seen = new Vec[1];
    Runs.run(
        s -> {
          Group<Mobject<?>> watch = new Group<>();
          watch.addUpdater(
              (g, dt) -> {
                if (Math.abs(s.clock() - frame / 10.0) < 1e-9) {
                  seen[0] = path.path().point(0);
                }
              });
          s.put(watch);
          s.playAll(animation.rate(LINEAR).runTime(1));
        });
    return seen[0];
  }

  private static void assertAt(double x, double y, Vec seen) {
    assertEquals(x, seen.x(), 1e-9, () -> seen.toString());
    assertEquals(y, seen.y(), 1e-9, () -> seen.toString());
  }

  private static void assertTurnsAboutItsCentre(
      double angle, VMobject<?> path, Animation<?> animation) {
    Vec first = path.path().point(0);
    Vec expected = turned(first, angle, path.center());
    Vec seen = middle(path, animation);
    assertAt(expected.x(), expected.y(), seen);
  }

  private static Vec turned(Vec p, double angle, Vec about) {
    return square(1).moveTo(p).rotateAbout(angle, about).center();
  }

  @Test
  void recordedAnglesAreShown() {
    for (double angle : new double[] {PI, -PI, 1, 2 * PI, -3 * PI, 7}) {
      var s = square(2).shift(RIGHT);
      assertTurnsAboutItsCentre(angle / 2, s, animate(s, m -> m.rotate(angle)));
    }
  }

  @Test
  void rotationsAboutAPointGoAroundIt() {
    var s = square(2).shift(right(3));
    Vec first = s.path().point(0);
    Vec expected = turned(first, PI / 2, ORIGIN);
    Vec seen = middle(s, animate(s, m -> m.rotateAbout(PI, ORIGIN)));
    assertAt(expected.x(), expected.y(), seen);
  }

  @Test
  void theCentreMovesStraightWhileTheObjectTurnsAndGrows() {
    var s = triangle().shift(left(2));
    Vec first = s.path().point(0);
    Vec center = s.center();
    Vec seen = middle(s, animate(s, m -> m.rotate(PI).scale(3, center).shift(at(4, 2))));
    Vec turned = turned(first, PI / 2, center).minus(center).times(2);
    assertAt(center.x() + turned.x() + 2, center.y() + turned.y() + 1, seen);
  }

  @Test
  void targetsSavedStatesAndCopiesTurn() {
    var a = square(2);
    a.generateTarget().rotate(PI);
    assertTurnsAboutItsCentre(PI / 2, a, moveToTarget(a));
    var b = square(2).saveState();
    b.rotate(-1);
    assertTurnsAboutItsCentre(0.5, b, restore(b));
    var c = triangle();
    assertTurnsAboutItsCentre(1, c, transform(c, c.copy().rotate(2)));
    var d = square(2);
    assertTurnsAboutItsCentre(0.5, d, transform(d, square(2).rotate(1)));
    var e = square(2);
    double[][] matrix = {{Math.cos(2), -Math.sin(2)}, {Math.sin(2), Math.cos(2)}};
    assertTurnsAboutItsCentre(1, e, applyMatrix(e, matrix));
  }

  @Test
  void groupsAndTheirMembersTurn() {
    var part = square(1).shift(RIGHT);
    var g = group(circle(0.5).shift(LEFT), part);
    Vec expected = turned(part.path().point(0), 1.5, g.center());
    Vec seen = middle(part, animate(g, m -> m.rotate(3)));
    assertAt(expected.x(), expected.y(), seen);
    var other = square(1).shift(RIGHT);
    var h = group(circle(0.5).shift(LEFT), other);
    expected = turned(other.path().point(0), PI / 2, other.center());
    seen = middle(other, animate(h, m -> m.get(1).rotate(PI)));
    assertAt(expected.x(), expected.y(), seen);
  }

  @Test
  void planesKeepTheirSizeWhileTheyTurn() {
    var plane = numberPlane();
    double[] lengths = new double[11];
    Runs.run(
        s -> {
          Group<Mobject<?>> watch = new Group<>();
          watch.addUpdater(
              (g, dt) ->
                  lengths[(int) Math.round(10 * s.clock())] =
                      plane.c2p(3, 0).minus(plane.c2p(0, 0)).length());
          s.put(watch);
          s.playAll(animate(plane, p -> p.rotate(1)));
        });
    for (int k = 1; k < 10; k++) {
      assertEquals(3, lengths[k], 1e-9);
    }
  }

  @Test
  void theEndsOfALineMoveStraightIfTheyAreMovedSeparately() {
    var line = line(ORIGIN, RIGHT);
    Vec seen = middle(line, animate(line, l -> l.putStartAndEndOn(right(2), right(2).plus(UP))));
    assertAt(1, 0, seen);
  }
}

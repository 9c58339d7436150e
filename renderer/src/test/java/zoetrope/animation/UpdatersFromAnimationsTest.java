package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.UP;
import static zoetrope.Zoetrope.always;
import static zoetrope.Zoetrope.alwaysRedraw;
import static zoetrope.Zoetrope.alwaysRotate;
import static zoetrope.Zoetrope.alwaysShift;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.cycleAnimation;
import static zoetrope.Zoetrope.fAlways;
import static zoetrope.Zoetrope.fadeOut;
import static zoetrope.Zoetrope.succession;
import static zoetrope.Zoetrope.turnAnimationIntoUpdater;

import org.junit.jupiter.api.Test;
import zoetrope.animation.transform.TransformInto;
import zoetrope.author.Runs;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;

class UpdatersFromAnimationsTest {
  private static TransformInto move(Dot dot) {
    return animate(dot, d -> d.shift(RIGHT)).rate(LINEAR).runTime(2);
  }

  @Test
  void anAnimationRunsDuringThePlayAndEnds() {
    Dot dot = new Dot();
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(turnAnimationIntoUpdater(move(dot)));
              s.playAll(animate(new Square(), q -> q.shift(UP)));
              s.rest(2);
            });
    assertEquals(0.25, run.items(5).get(0).bounds().center().x(), 1e-12);
    assertEquals(1, run.items(25).get(0).bounds().center().x());
    assertFalse(dot.hasActiveUpdaters());
  }

  @Test
  void aCycleBeginsAgain() {
    Dot dot = new Dot();
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(cycleAnimation(move(dot)));
              s.rest(5);
            });
    assertEquals(0.25, run.items(25).get(0).bounds().center().x(), 1e-9);
    assertTrue(dot.hasActiveUpdaters());
  }

  @Test
  void aCopyDoesNotSpeedUpACycle() {
    Dot dot = new Dot();
    Runs.Run run =
        Runs.run(
            s -> {
              s.put(cycleAnimation(move(dot)));
              s.put(dot.copy());
              s.rest(1);
            });
    assertEquals(0.25, run.items(5).get(0).bounds().center().x(), 1e-9);
    assertEquals(0, run.items(5).get(1).bounds().center().x(), 1e-9);
  }

  @Test
  void rejectsAnimationsThatChangeTheStageOrHaveNoDuration() {
    Dot dot = new Dot();
    assertThrows(
        IllegalArgumentException.class, () -> turnAnimationIntoUpdater(move(dot).runTime(0)));
    turnAnimationIntoUpdater(succession(fadeOut(dot), move(dot)));
    RuntimeException e =
        assertThrows(
            RuntimeException.class,
            () ->
                Runs.run(
                    s -> {
                      s.put(dot);
                      s.rest(4);
                    }));
    assertTrue(e.getMessage().contains("removes objects from the stage"), e.getMessage());
  }

  @Test
  void alwaysFollowsAtOnceAndLater() {
    Dot leader = new Dot(at(1, 0));
    Square follower = always(new Square(), q -> q.nextTo(leader, UP));
    Dot shadow = fAlways(new Dot(), Dot::moveTo, () -> leader.center().plus(UP));
    Line line = alwaysRedraw(() -> new Line(at(0, 0), leader.center()));
    assertEquals(at(1, 1), shadow.center());
    Runs.run(
        s -> {
          s.put(leader, follower, shadow, line);
          s.playAll(animate(leader, d -> d.shift(RIGHT)));
        });
    assertEquals(2, follower.center().x(), 1e-12);
    assertEquals(at(2, 1), shadow.center());
    assertEquals(at(2, 0), line.end());
  }

  @Test
  void alwaysShiftAndAlwaysRotateDependOnTime() {
    Dot dot = alwaysShift(new Dot(), at(2, 0));
    Circle circle = alwaysRotate(new Circle(), 1);
    Runs.run(
        s -> {
          s.put(dot, circle);
          s.rest(1.5);
        });
    assertEquals(3, dot.center().x(), 1e-12);
    assertEquals(1.5, circle.start().angle(), 1e-12);
  }
}

package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.animation.Animation;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Square;

/** Animations of one object in one play add up. */
class AddedAnimationsTest {
  private static Runs.Run run(VMobject<?> s, Animation<?>... animations) {
    return Runs.run(
        scene -> {
          scene.put(s);
          for (Animation<?> a : animations) {
            a.rate(LINEAR).runTime(1);
          }
          scene.playAll(animations);
        });
  }

  private static void assertBox(double x, double y, double width, Runs.Run run, int frame) {
    Bounds box = run.places(frame).get(0);
    assertEquals(x, box.center().x(), 1e-9);
    assertEquals(y, box.center().y(), 1e-9);
    assertEquals(width, box.size().x(), 1e-9);
  }

  @Test
  void movesScalingsColoursAndTurnsAddUpInAnyOrder() {
    for (int first = 0; first < 4; first++) {
      Square s = square(2).shift(LEFT).setFill(WHITE, 1);
      List<Animation<?>> all =
          List.of(
              animate(s, m -> m.shift(at(4, 2))),
              animate(s, m -> m.scale(3)),
              animate(s, m -> m.setColor(RED)),
              rotate(s, PI));
      Animation<?>[] turned = new Animation<?>[4];
      for (int i = 0; i < 4; i++) {
        turned[i] = all.get((first + i) % 4);
      }
      Runs.Run run = run(s, turned);
      assertBox(1, 1, 4, run, 5);
      assertBox(3, 2, 6, run, 9);
      assertEquals(RED.toString(), s.fillColor().toString());
      assertTrue(run.result().warnings().isEmpty(), () -> run.result().warnings().toString());
      assertEquals(3, s.center().x(), 1e-9);
      assertEquals(6, s.width(), 1e-9);
    }
  }

  @Test
  void objectsMoveWhileTheyFadeIn() {
    Square s = square(2).setFill(WHITE, 1);
    Runs.Run run = run(s, fadeIn(s), animate(s, m -> m.shift(right(2))));
    assertBox(1, 0, 2, run, 5);
    assertEquals(2, s.center().x(), 1e-9);
  }

  @Test
  void shapesThatChangeMoveToo() {
    Square s = square(2);
    Runs.Run run = run(s, transform(s, circle(1)), animate(s, m -> m.shift(right(2))));
    assertBox(1, 0, 2, run, 5);
    assertTrue(run.result().warnings().isEmpty());
  }

  @Test
  void twoShapesAtOnceGetAWarning() {
    Square s = square(2);
    Runs.Run run = run(s, transform(s, circle(1)), transform(s, triangle()));
    assertTrue(run.result().warnings().get(0).contains("change the same object in one play"));
  }

  @Test
  void animationsOfATargetThatIsNotOnTheStageGetAWarning() {
    Runs.Run run =
        Runs.run(
            scene -> {
              Square a = square(1);
              Square b = square(2);
              scene.playAll(create(a));
              scene.playAll(transform(a, b));
              scene.playAll(fadeOut(b));
            });
    assertTrue(run.result().warnings().get(0).contains("use replacementTransform(a, b)"));
  }
}

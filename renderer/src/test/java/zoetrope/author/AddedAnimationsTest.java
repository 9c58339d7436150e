package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.animation.Animation;
import zoetrope.geometry.Bounds;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

/** Animations of one object in one play add up. */
class AddedAnimationsTest {
  private static Runs.Run run(Mobject<?> s, Animation<?>... animations) {
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
  void objectsMoveWhileTheyAreDrawn() {
    Square s = square(2);
    Runs.Run run = run(s, showCreation(s), animate(s, m -> m.shift(right(2))));
    assertEquals(0, run.places(2).get(0).size().y(), 1e-9);
    assertEquals(2, s.center().x(), 1e-9);
    Square written = square(2);
    assertTrue(
        run(written, animate(written, m -> m.shift(right(2))), write(written))
                .places(5)
                .get(0)
                .center()
                .x()
            > 0.9);
    assertEquals(2, written.center().x(), 1e-9);
  }

  @Test
  void animationsOfAGroupAndOfItsMemberAddUpInBothOrders() {
    for (boolean memberFirst : new boolean[] {false, true}) {
      Square s = square(2).shift(LEFT);
      Circle c = circle(1).shift(RIGHT);
      Group<VMobject<?>> both = group(s, c);
      Animation<?> whole = rotate(both, PI);
      Animation<?> part = animate(s, m -> m.scale(2).shift(UP));
      Runs.Run run = memberFirst ? run(both, part, whole) : run(both, whole, part);
      assertTrue(run.result().warnings().isEmpty(), () -> run.result().warnings().toString());
      assertEquals(0, s.center().distance(at(1, 1)), 1e-9);
      assertEquals(4, s.width(), 1e-9);
      assertEquals(0, c.center().distance(at(-1, 0)), 1e-9);
      assertEquals(0, run.places(5).get(0).center().distance(at(0, -0.5)), 1e-9);
    }
  }

  @Test
  void animationsOfATextAndOfItsPartAddUp() {
    Text whole = text("abc def");
    double x = whole.part("abc").center().x();
    run(whole, animate(whole, t -> t.shift(UP)), animate(whole.part("abc"), p -> p.shift(LEFT)));
    assertEquals(x - 1, whole.part("abc").center().x(), 1e-9);
    assertEquals(whole.part("def").center().y(), whole.part("abc").center().y(), 0.2);
  }

  @Test
  void aMemberThatLeavesFollowsItsGroup() {
    Square s = square(2);
    Group<VMobject<?>> both = group(s, circle(1));
    Runs.Run run = run(both, animate(both, g -> g.shift(up(2))), fadeOut(s));
    assertEquals(1, run.places(5).get(0).center().y(), 1e-9);
  }

  @Test
  void changesOfOneObjectAddUpInASuccession() {
    Square s = square(2);
    run(s, succession(animate(s, m -> m.shift(RIGHT)), animate(s, m -> m.shift(UP))));
    assertEquals(0, s.center().distance(at(1, 1)), 1e-9);
    Square member = square(2);
    Group<VMobject<?>> both = group(member, circle(1));
    run(
        both,
        succession(
            animate(member, m -> m.shift(RIGHT)),
            animationGroup(animate(both, g -> g.shift(UP)), fadeIn(dot()))));
    assertEquals(0, member.center().distance(at(1, 1)), 1e-9);
    Square nested = square(2);
    run(
        nested,
        succession(
            animationGroup(animate(nested, m -> m.shift(RIGHT)), animate(nested, m -> m.scale(2))),
            animate(nested, m -> m.shift(UP))));
    assertEquals(0, nested.center().distance(at(1, 1)), 1e-9);
    assertEquals(4, nested.width(), 1e-9);
    Square target = square(2);
    run(
        target,
        succession(animate(target, m -> m.shift(UP)), animate(target, m -> m.moveTo(RIGHT))));
    assertEquals(0, target.center().distance(RIGHT), 1e-9);
  }

  @Test
  void anObjectCanMoveWhileItsShapeChanges() {
    Square s = square(2);
    Runs.Run run = run(s, transform(s, circle(1)), animate(s, m -> m.shift(right(2))));
    assertBox(1, 0, 2, run, 5);
    assertTrue(run.result().warnings().isEmpty());
  }

  @Test
  void aSuccessionAndAnotherAnimationOfItsObjectGetAWarning() {
    Square s = square(2);
    Animation<?> up = animate(s, m -> m.shift(UP));
    Animation<?> inTurn = succession(waiting(0.5), animate(s, m -> m.shift(RIGHT)));
    for (Animation<?>[] play : new Animation<?>[][] {{up, inTurn}, {inTurn, up}}) {
      assertTrue(run(s, play).result().warnings().get(0).contains("change the same object"));
    }
    Animation<?> leaves = succession(waiting(0.5), fadeOut(s));
    assertTrue(run(s, animate(s, m -> m.shift(UP)), leaves).result().warnings().isEmpty());
  }

  @Test
  void warnsOfTwoTransformsOfOneObjectAtTheSameTime() {
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

package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.shapes.Square;

/** Animations that show or hide an object follow its updaters. */
class FollowingAnimationsTest {
  private static final Function<Mobject<?>, Animation<?>> DRAW = m -> drawBorderThenFill(m);

  static Stream<Arguments> appearances() {
    List<Function<Mobject<?>, Animation<?>>> all =
        List.of(
            m -> fadeIn(m).shift(UP),
            m -> fadeOut(m).scale(0.5),
            m -> vFadeIn(m),
            m -> vFadeOut(m),
            m -> growFromCenter(m),
            m -> spinInFromNothing(m),
            m -> create(m),
            m -> uncreate(m),
            DRAW,
            m -> write(m),
            m -> unwrite(m),
            m -> spiralIn(m),
            m -> laggedStart(fadeIn(m), animate(square(1), s -> s.shift(UP))),
            m -> succession(fadeIn(m).runTime(0.5), still(m)),
            m -> changeSpeed(fadeIn(m), java.util.Map.of(0.5, 2.0)));
    List<Arguments> cases = new ArrayList<>();
    all.forEach(a -> Arrays.asList(true, false).forEach(r -> cases.add(Arguments.of(a, r))));
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("appearances")
  void appearingAndLeavingObjectsLookRightAtTheirCurrentPlace(
      Function<Mobject<?>, Animation<?>> appearance, boolean redrawn) {
    double still = 3 * SMOOTH.at(0.3);
    Runs.Run moving = run(appearance, redrawn, v -> animate(v, x -> x.setValue(3)));
    Runs.Run there = run(appearance, redrawn, v -> updateFromAlpha(v, (x, t) -> x.setValue(still)));
    assertEquals(there.frames().get(3).items().size(), moving.frames().get(3).items().size());
    for (int i = 0; i < there.frames().get(3).items().size(); i++) {
      assertEquals(there.center(3, i).x(), moving.center(3, i).x(), 1e-9);
      assertEquals(there.center(3, i).y(), moving.center(3, i).y(), 1e-9);
    }
  }

  private static Runs.Run run(
      Function<Mobject<?>, Animation<?>> appearance,
      boolean redrawn,
      Function<ValueTracker, Animation<?>> movement) {
    return Runs.run(
        s -> {
          ValueTracker v = valueTracker(0);
          Mobject<?> seen =
              redrawn
                  ? alwaysRedraw(() -> square(1).setFill(RED, 1).moveTo(at(v.value(), 0)))
                  : square(1).setFill(RED, 1).addUpdater((Square m) -> m.moveTo(at(v.value(), 0)));
          s.playAll(appearance.apply(seen).runTime(1), movement.apply(v));
        });
  }

  @Test
  void updatersRunWhileTheirObjectFadesIn() {
    Runs.Run run =
        Runs.run(
            s -> {
              Square q = square(1).addUpdater((m, dt) -> m.shift(RIGHT.times(dt)));
              s.playAll(fadeIn(q).runTime(2));
            });
    assertEquals(1.5, run.center(15, 0).x(), 1e-9);
  }

  @Test
  void updatersContinueWhenTheAnimationOfTheirObjectEnds() {
    for (double lag : new double[] {0, 0.5}) {
      Runs.Run run =
          Runs.run(
              s -> {
                Square q = square(1).addUpdater((m, dt) -> m.shift(RIGHT.times(dt)));
                s.put(q);
                Animation<?> up = animate(q, m -> m.shift(UP)).runTime(0.55);
                s.playAll(
                    laggedStart(List.of(up, still(square(1)).runTime(2))).lagRatio(lag),
                    still(square(1)).runTime(3));
              });
      assertEquals(0, run.center(5, 0).x(), 1e-9);
      assertEquals(0.05, run.center(6, 0).x(), 1e-9);
      assertEquals(1.45, run.center(20, 0).x(), 1e-9);
      assertEquals(1, run.center(20, 0).y(), 1e-9);
    }
  }

  @Test
  void anObjectThatLeftHasItsOriginalLook() {
    Runs.run(
        s -> {
          ValueTracker v = valueTracker(0);
          Square q = square(1).setFill(RED, 1).addUpdater((Square m) -> m.moveTo(at(v.value(), 0)));
          s.put(q);
          s.playAll(fadeOut(q), animate(v, x -> x.setValue(3)));
          assertEquals(1, q.fillOpacity());
          assertEquals(3, q.center().x(), 1e-9);
          assertTrue(q.hasActiveUpdaters());
        });
  }

  @Test
  void theOnlyFrameOfASceneWithoutPlaysIsUpToDate() {
    Runs.Run run =
        Runs.run(
            s -> {
              ValueTracker v = valueTracker(0);
              s.put(square(1).addUpdater((Square m) -> m.moveTo(at(v.value(), 0))));
              v.setValue(3);
            });
    assertEquals(3, run.center(0, 0).x(), 1e-9);
  }
}

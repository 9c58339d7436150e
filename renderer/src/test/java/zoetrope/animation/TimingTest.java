package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.THERE_AND_BACK;
import static zoetrope.Zoetrope.adding;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.animationGroup;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.changeSpeed;
import static zoetrope.Zoetrope.fadeIn;
import static zoetrope.Zoetrope.laggedStart;
import static zoetrope.Zoetrope.laggedStartMap;
import static zoetrope.Zoetrope.succession;
import static zoetrope.Zoetrope.waiting;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.animation.transform.TransformInto;
import zoetrope.author.Runs;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;

class TimingTest {
  private static TransformInto move(Dot dot) {
    return animate(dot, d -> d.shift(RIGHT)).rate(LINEAR);
  }

  private static double x(Runs.Run run, int frame, int item) {
    return run.items(frame).get(item).bounds().center().x();
  }

  private static double duration(Animation<?> animation) {
    return animation.duration();
  }

  @Test
  void membersOfAFamilyStartOneAfterTheOtherByTheLagFormula() {
    Group<Dot> dots = new Group<>(new Dot(), new Dot(), new Dot());
    Runs.Run run =
        Runs.run(
            s ->
                s.playAll(
                    animate(dots, g -> g.shift(RIGHT)).rate(LINEAR).lagRatio(0.5).runTime(2)));
    double lag = 0.5;
    for (int k = 0; k < 20; k++) {
      for (int i = 0; i < 3; i++) {
        // The group itself is member 0 of the family of four.
        double sub = k / 20.0 * (3 * lag + 1) - (i + 1) * lag;
        double expected = k == 19 ? 1 : Math.max(0, Math.min(1, sub));
        assertEquals(expected, x(run, k, i), 1e-12, "dot " + i + " in frame " + k);
      }
    }
  }

  @Test
  void aTimeSpanLimitsTheChangeAndExtendsTheRunTime() {
    Runs.Run run = Runs.run(s -> s.playAll(move(new Dot()).timeSpan(0.5, 1.5)));
    assertEquals(1.5, run.result().duration().seconds());
    assertEquals(0, x(run, 5, 0), 1e-12);
    assertEquals(0.3, x(run, 8, 0), 1e-12);
    assertEquals(1, x(run, 14, 0));
  }

  @Test
  void aLaggedStartLastsUntilTheLastEnds() {
    assertEquals(1.15, duration(laggedStart(moves(4))), 1e-12);
    assertEquals(2.5, duration(laggedStart(moves(4)).lagRatio(0.5)), 1e-12);
    assertEquals(1, duration(animationGroup(moves(4))));
    assertEquals(4, duration(succession(moves(4))));
    Group<Dot> dots = new Group<>(new Dot(), new Dot(), new Dot());
    assertEquals(2, duration(laggedStartMap(dots, d -> fadeIn(d))));
  }

  @Test
  void theLagIsRelativeToTheDurationOfThePreviousChild() {
    List<Animation<?>> children =
        List.of(move(new Dot()).runTime(3), move(new Dot()).runTime(1), move(new Dot()));
    assertEquals(3, duration(laggedStart(children).lagRatio(0.5)), 1e-12);
    assertEquals(5, duration(laggedStart(children).lagRatio(1)), 1e-12);
  }

  @Test
  void nestedGroupsAreRescaledAsAWhole() {
    Dot first = new Dot();
    Dot second = new Dot(at(0, 1));
    Runs.Run run =
        Runs.run(
            s ->
                s.playAll(
                    animationGroup(laggedStart(move(first), move(second)).lagRatio(1), waiting(4))
                        .runTime(8)));
    assertEquals(8, run.result().duration().seconds());
    assertEquals(0.5, x(run, 10, 0), 1e-12);
    assertEquals(0, x(run, 20, 1), 1e-12);
    assertEquals(0.5, x(run, 30, 1), 1e-12);
    assertEquals(1, x(run, 41, 1), 1e-12);
  }

  @Test
  void aChildWithATimeSpanIsRescaledWithItsGroup() {
    Runs.Run run =
        Runs.run(s -> s.playAll(animationGroup(move(new Dot()).timeSpan(1, 2)).runTime(4)));
    assertEquals(0, x(run, 20, 0), 1e-12);
    assertEquals(0.5, x(run, 30, 0), 1e-12);
  }

  @Test
  void aSuccessionSharesItsTimeByTheLengths() {
    Dot dot = new Dot();
    Runs.Run run = Runs.run(s -> s.playAll(succession(move(dot).runTime(3), move(dot)).runTime(2)));
    assertEquals(1.0 / 3, x(run, 5, 0), 1e-12);
    assertEquals(1, x(run, 15, 0), 1e-12);
  }

  @Test
  void laterMobjectsOfASuccessionAreNotOnTheStageBefore() {
    Dot first = new Dot();
    Dot second = new Dot(at(2, 0));
    Runs.Run run =
        Runs.run(s -> s.playAll(succession(move(first), waiting(1), adding(second), move(second))));
    assertEquals(1, run.items(15).size());
    assertEquals(2, run.items(20).size());
  }

  @Test
  void aGroupWithAReturningRateEndsWhereItBegan() {
    Dot dot = new Dot();
    Runs.run(s -> s.playAll(animationGroup(move(dot)).rate(THERE_AND_BACK)));
    assertEquals(at(0, 0), dot.center());
  }

  @Test
  void shorterAnimationsKeepTheirEndState() {
    Runs.Run run = Runs.run(s -> s.playAll(move(new Dot()), waiting(3)));
    assertEquals(1, x(run, 10, 0));
    assertEquals(1, x(run, 29, 0));
  }

  @Test
  void changedSpeedStretchesTheTimePerSection() {
    Map<Double, Double> profile = Map.of(0.3, 1.0, 0.4, 0.1, 0.6, 0.1, 1.0, 1.0);
    Animation<?> changed = changeSpeed(move(new Dot()).runTime(0.5), profile);
    double total = 0.3 + 0.1 * 2 / 1.1 + 0.2 / 0.1 + 0.4 * 2 / 1.1;
    assertEquals(0.5 * total, changed.duration(), 1e-12);
    Runs.Run run = Runs.run(s -> s.playAll(changed));
    // After 0.1 s at full speed, the dot has moved a fifth of its way. After 1.2 s, it is in the
    // slow section, past the middle.
    assertEquals(0.2, x(run, 1, 0), 1e-12);
    double slow = 0.4 + 0.1 * (1.2 / 0.5 - 0.3 - 0.1 * 2 / 1.1);
    assertEquals(slow, x(run, 12, 0), 1e-12);
  }

  @Test
  void rejectsASpeedOfZeroThroughout() {
    Dot dot = new Dot();
    assertThrows(
        IllegalArgumentException.class, () -> changeSpeed(move(dot), Map.of(0.0, 0.0, 0.5, 0.0)));
    assertThrows(IllegalArgumentException.class, () -> changeSpeed(move(dot), Map.of(1.5, 1.0)));
    assertThrows(
        IllegalArgumentException.class, () -> changeSpeed(move(dot), Map.of(0.5, Double.NaN)));
  }

  @Test
  void emptyCompositionsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> laggedStart(List.of()));
    assertThrows(IllegalArgumentException.class, () -> succession(List.of()));
    IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> waiting(-1));
    assertTrue(e.getMessage().contains("-1"));
  }

  private static List<Animation<?>> moves(int n) {
    List<Animation<?>> moves = new java.util.ArrayList<>();
    for (int i = 0; i < n; i++) {
      moves.add(move(new Dot()));
    }
    return moves;
  }

  @Test
  void updatersAreSuspendedDuringAnAnimation() {
    Dot dot = new Dot();
    List<Double> steps = new java.util.ArrayList<>();
    dot.addUpdater((Dot d, double dt) -> steps.add(dt));
    Runs.run(
        s -> {
          s.put((Mobject<?>) dot);
          s.playAll(move(dot));
          s.rest(0.5);
        });
    assertEquals(0.5, steps.stream().mapToDouble(d -> d).sum(), 1e-12);
    assertTrue(steps.stream().allMatch(d -> d > 0));
  }
}

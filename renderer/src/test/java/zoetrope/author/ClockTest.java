package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.updateFromAlpha;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.animation.UpdateFromFunction;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Paths;
import zoetrope.mobject.Shape;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Time;

class ClockTest {
  private static Shape dot() {
    return new Shape(Paths.rectangle(0.5, 0.5));
  }

  @Test
  void frameShowsTheStateAtItsExactTime() {
    Runs.Run run =
        Runs.run(s -> s.playAll(animate(dot(), d -> d.shift(RIGHT)).rate(LINEAR).runTime(2)));
    assertEquals(20, run.frames().size());
    for (int k = 0; k < 19; k++) {
      assertEquals(k / 20.0, run.center(k, 0).x(), 1e-12);
    }
  }

  @Test
  void lastFrameOfASceneThatEndsMovingIsItsEndState() {
    Runs.Run run = Runs.run(s -> s.playAll(animate(dot(), d -> d.shift(RIGHT)).rate(LINEAR)));
    assertEquals(10, run.frames().size());
    assertEquals(1.0, run.center(9, 0).x());
    assertEquals(0.8, run.center(8, 0).x(), 1e-12);
  }

  @Test
  void changesAfterTheLastCallAreNotShown() {
    Runs.Run run =
        Runs.run(
            s -> {
              Shape d = dot();
              s.playAll(animate(d, m -> m.shift(RIGHT)));
              s.empty();
            });
    assertEquals(1, run.frames().get(9).items().size());
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 15, 24, 30, 60})
  void durationIsTheSumOfAllTimesAtAnyRate(int fps) {
    Runs.Run run =
        Runs.run(
            fps,
            s -> {
              Shape d = dot();
              for (int i = 0; i < 30; i++) {
                s.playAll(animate(d, m -> m.shift(RIGHT)).runTime(0.1));
                s.rest(1.0 / 3);
              }
            });
    assertEquals(13.0, run.result().duration().seconds());
    assertEquals(Math.ceil(13.0 * fps), run.frames().size());
    assertEquals(run.frames().size(), run.result().frames());
  }

  @Test
  void frameRatesWithTheDenominator1001AreExact() {
    FrameRate rate = FrameRate.parse("29.97");
    assertEquals(new FrameRate(30000, 1001), rate);
    assertEquals(1800, Time.of(60.06).firstFrame(rate));
    assertEquals(Time.of(60.06), Time.ofFrame(1800, rate));
  }

  @Test
  void runTimesThatMissTheFrameGridStillReachTheirEnd() {
    Runs.Run run =
        Runs.run(
            s -> {
              Shape d = dot();
              s.playAll(animate(d, m -> m.shift(RIGHT)).runTime(0.25));
              s.rest(0.5);
            });
    assertEquals(8, run.frames().size());
    assertEquals(1.0, run.center(3, 0).x());
    assertSame(run.frames().get(3).items().get(0), run.frames().get(7).items().get(0));
  }

  @Test
  void pauseWithoutUpdatersIsOneFrameManyTimes() {
    List<Long> counts = new ArrayList<>();
    zoetrope.scene.Stage.run(
        new Runs.Sketch(
            s -> {
              s.put(dot());
              s.rest(1000);
            }),
        zoetrope.scene.StageSettings.of(FrameRate.of(60)),
        FrameRange.ALL,
        (frame, count) -> counts.add(count));
    assertEquals(List.of(60_000L), counts);
  }

  @Test
  void updatersRunOncePerTimeStepAndNotForStepsOfLengthZero() {
    List<Double> steps = new ArrayList<>();
    Runs.run(
        s -> {
          Shape d = dot();
          d.addUpdater(
              (m, dt) -> {
                if (dt != 0) {
                  steps.add(dt);
                }
              });
          List<Double> zero = new ArrayList<>();
          d.addUpdater((m, dt) -> zero.add(dt));
          assertEquals(List.of(), zero);
          s.put(d);
          s.playAll(animate(dot(), m -> m.shift(RIGHT)).runTime(0.25));
          s.rest(0.5);
          s.rest(0);
          assertFalse(zero.contains(0.0));
        });
    assertEquals(0.75, steps.stream().mapToDouble(x -> x).sum(), 1e-12);
  }

  @Test
  void followersAreUpToDateInEveryFrame() {
    Runs.Run run =
        Runs.run(
            s -> {
              Shape leader = dot();
              Shape follower = dot();
              follower.addUpdater(f -> f.moveTo(leader.center().plus(at(0, 1))));
              s.put(leader, follower);
              s.playAll(animate(leader, m -> m.shift(RIGHT)).rate(LINEAR));
            });
    for (int k = 0; k < run.frames().size(); k++) {
      var items = run.frames().get(k).items();
      assertEquals(2, items.size());
      assertEquals(
          items.get(0).bounds().center().x(),
          items.get(1).bounds().center().x(),
          1e-12,
          "frame " + k);
    }
  }

  private static final Consumer<Runs.Sketch> MIXED =
      s -> {
        Shape a = dot();
        Shape b = dot();
        b.addUpdater((m, dt) -> m.shift(RIGHT.times(dt * s.uniform())));
        s.playAll(animate(a, m -> m.shift(RIGHT)).runTime(0.33));
        s.put(b);
        s.rest(0.4);
        s.playAll(animate(a, m -> m.scale(2)), updateFromAlpha(b, (m, x) -> m.setY(x)));
        b.clearUpdaters();
        s.playAll(animate(a, m -> m.rotate(1)).runTime(0.71));
        s.rest(1);
      };

  @Test
  void statelessFunctionsAreNotCalledForFramesThatAreNotRequested() {
    for (boolean vouched : new boolean[] {false, true}) {
      List<Double> calls = new ArrayList<>();
      Consumer<Runs.Sketch> body =
          s -> {
            UpdateFromFunction change = updateFromAlpha(dot(), (m, alpha) -> calls.add(alpha));
            s.playAll(vouched ? change.stateless() : change);
            s.rest(1);
          };
      Runs.run(new Runs.Sketch(body), FrameRate.of(10), 0, FrameRange.only(15));
      assertEquals(vouched ? 2 : 11, calls.stream().distinct().count());
    }
  }

  @Test
  void aSingleFrameEqualsTheFrameOfTheWholeRun() {
    Runs.Run whole = Runs.run(MIXED);
    for (int k = 0; k < whole.frames().size(); k++) {
      Runs.Run one = Runs.run(new Runs.Sketch(MIXED), FrameRate.of(10), 0, FrameRange.only(k));
      assertEquals(1, one.frames().size());
      assertEquals(whole.frames().get(k), one.frames().get(0), "frame " + k);
    }
  }

  @Test
  void aRangeEqualsThatPartOfTheWholeRun() {
    Runs.Run whole = Runs.run(MIXED);
    Runs.Run part = Runs.run(new Runs.Sketch(MIXED), FrameRate.of(10), 0, new FrameRange(5, 17));
    assertEquals(whole.frames().subList(5, 17), part.frames());
    assertFalse(part.result().complete());
    Runs.Run tail = Runs.run(new Runs.Sketch(MIXED), FrameRate.of(10), 0, new FrameRange(20, 1000));
    assertEquals(whole.frames().subList(20, whole.frames().size()), tail.frames());
    assertTrue(tail.result().complete());
  }

  @Test
  void aDryRunGivesTheSameDurationAndPlays() {
    Runs.Run whole = Runs.run(MIXED);
    Runs.Run dry = Runs.run(new Runs.Sketch(MIXED), FrameRate.of(10), 0, FrameRange.NONE);
    assertEquals(whole.result().duration(), dry.result().duration());
    assertEquals(whole.result().frames(), dry.result().frames());
    assertEquals(whole.result().plays(), dry.result().plays());
    assertEquals(List.of(), dry.frames());
  }

  @Test
  void twoRunsAreEqualAndSeedsDiffer() {
    Runs.Run a = Runs.run(new Runs.Sketch(MIXED), FrameRate.of(10), 3, FrameRange.ALL);
    Runs.Run b = Runs.run(new Runs.Sketch(MIXED), FrameRate.of(10), 3, FrameRange.ALL);
    Runs.Run c = Runs.run(new Runs.Sketch(MIXED), FrameRate.of(10), 4, FrameRange.ALL);
    assertEquals(a.frames(), b.frames());
    assertFalse(a.frames().equals(c.frames()));
  }

  @Test
  void aSceneWithoutCallsHasOneFrame() {
    Runs.Run run = Runs.run(s -> s.put(dot()));
    assertEquals(1, run.frames().size());
    assertEquals(1, run.result().frames());
    assertEquals(List.of(), run.result().plays());
  }

  @Test
  void zeroTimesTakeNoTimeButReachTheEnd() {
    Runs.Run run =
        Runs.run(
            s -> {
              Shape d = dot();
              s.playAll(animate(d, m -> m.shift(RIGHT)).runTime(0));
              assertEquals(1.0, d.x());
              s.rest(0);
              s.rest(0.2);
            });
    assertEquals(2, run.frames().size());
    assertEquals(1.0, run.center(0, 0).x());
  }

  @Test
  void anInterruptedThreadStopsTheScene() {
    Thread.currentThread().interrupt();
    try {
      assertThrows(
          CancellationException.class, () -> Runs.run(s -> s.playAll(animate(dot(), m -> {}))));
    } finally {
      Thread.interrupted();
    }
  }
}

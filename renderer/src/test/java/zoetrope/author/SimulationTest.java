package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.changeSpeed;
import static zoetrope.Zoetrope.dot;
import static zoetrope.Zoetrope.group;
import static zoetrope.Zoetrope.succession;
import static zoetrope.Zoetrope.valueTracker;
import static zoetrope.Zoetrope.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.Group;
import zoetrope.mobject.Updater;
import zoetrope.mobject.changing.ValueTracker;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Time;

/** Simulations with a fixed step, for any frame rate. */
class SimulationTest {
  private static final int STEPS = 100;

  static List<FrameRate> rates() {
    return List.of(
        FrameRate.of(7),
        FrameRate.of(15),
        FrameRate.of(24),
        FrameRate.of(30),
        FrameRate.of(60),
        new FrameRate(30000, 1001));
  }

  /**
   * A dot at the end of a spring, by Euler's method. Its error depends on the length of the steps.
   */
  private static final class Spring {
    private final Dot dot = dot(at(2, 0));
    private double speed;

    void step(double dt) {
      speed -= 9 * dot.x() * dt;
      dot.shift(at(speed * dt, 0));
    }
  }

  /** Returns the position of the spring after a number of steps. */
  private static double[] reference(int steps) {
    Spring spring = new Spring();
    double[] places = new double[steps + 1];
    places[0] = spring.dot.x();
    for (int i = 1; i <= steps; i++) {
      spring.step(1.0 / STEPS);
      places[i] = spring.dot.x();
    }
    return places;
  }

  private static void swing(Runs.Sketch s, Map<Double, Double> seen) {
    Spring spring = new Spring();
    s.put(spring.dot.simulate(STEPS, (d, dt) -> spring.step(dt)));
    s.put(dot().addUpdater(d -> seen.put(s.clock(), spring.dot.x())));
    s.playAll(animate(dot(), d -> d.shift(RIGHT)).runTime(1.234));
    s.rest(0.55);
    s.rest(0.0101);
    s.playAll(animate(dot(), d -> d.shift(RIGHT)).runTime(2));
  }

  @ParameterizedTest
  @MethodSource("rates")
  void theNumberOfStepsIsTheSameAtAnyFrameRate(FrameRate rate) {
    double[] places = reference(500);
    Map<Double, Double> seen = new TreeMap<>();
    Runs.run(new Runs.Sketch(s -> swing(s, seen)), rate, 0, FrameRange.ALL);
    seen.forEach(
        (time, x) -> {
          long steps = Time.of(time).flicks() * STEPS / Time.PER_SECOND;
          assertEquals(places[(int) steps], x, "at " + time);
        });
    assertTrue(seen.size() > 20);
  }

  @Test
  void stillsEqualTheFramesOfTheVideo() {
    FrameRate rate = FrameRate.of(15);
    Runs.Run film =
        Runs.run(new Runs.Sketch(s -> swing(s, new TreeMap<>())), rate, 0, FrameRange.ALL);
    for (int k = 0; k < film.frames().size(); k += 3) {
      Runs.Run still =
          Runs.run(new Runs.Sketch(s -> swing(s, new TreeMap<>())), rate, 0, FrameRange.only(k));
      assertEquals(film.places(k), still.places(0), "frame " + k);
    }
  }

  /** Asserts that an experiment shows the same every 0.2 s, for several frame rates. */
  private static void assertSameAtAllRates(
      BiFunction<Runs.Sketch, Map<Double, String>, Runnable> experiment) {
    Map<Double, String> first = null;
    for (int fps : List.of(5, 15, 25, 30, 60)) {
      Map<Double, String> seen = new TreeMap<>();
      Runs.run(fps, s -> experiment.apply(s, seen).run());
      seen.keySet().removeIf(t -> Time.of(t).flicks() * 5 % Time.PER_SECOND != 0);
      assertTrue(seen.size() > 5);
      first = first == null ? seen : first;
      assertEquals(first, seen, fps + " fps");
    }
  }

  private static void watch(Runs.Sketch s, Map<Double, String> seen, DoubleSupplier... values) {
    s.put(
        dot()
            .addUpdater(
                d -> {
                  List<Double> now = new ArrayList<>();
                  for (DoubleSupplier value : values) {
                    now.add(value.getAsDouble());
                  }
                  seen.put(s.clock(), now.toString());
                }));
  }

  /**
   * Two bodies collide. Their simulations have different step rates, and each reads the position of
   * the other body.
   */
  @Test
  void collisionsAreTheSameAtAllFrameRates() {
    assertSameAtAllRates(
        (s, seen) ->
            () -> {
              Dot left = dot(at(-2, 0));
              Dot right = dot(at(2, 0));
              double[] speeds = {3, -1};
              left.simulate(240, (d, dt) -> fly(d, right, speeds, 0, dt));
              right.simulate(90, (d, dt) -> fly(d, left, speeds, 1, dt));
              s.put(left, right);
              watch(s, seen, left::x, right::x);
              s.rest(2);
              s.playAll(animate(dot(), d -> d.shift(RIGHT)).runTime(1.01));
              s.rest(1);
            });
  }

  private static void fly(Dot dot, Dot other, double[] speeds, int self, double dt) {
    dot.shift(at(speeds[self] * dt, 0));
    if (Math.abs(dot.x() - other.x()) < 0.5 && (speeds[0] > speeds[1])) {
      double swapped = speeds[0];
      speeds[0] = speeds[1];
      speeds[1] = swapped;
    }
    if (Math.abs(dot.x()) > 3) {
      speeds[self] = -Math.signum(dot.x()) * Math.abs(speeds[self]);
    }
  }

  @Test
  void stepsSeeTheirTimeAndTheAnimatedStateAtThatTime() {
    List<Double> times = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    Runs.run(
        5,
        s -> {
          ValueTracker tracker = valueTracker(0);
          s.put(
              dot()
                  .simulate(
                      8,
                      (d, dt) -> {
                        assertEquals(0.125, dt);
                        times.add(s.clock());
                        values.add(tracker.value());
                      }));
          s.playAll(animate(tracker, t -> t.setValue(10)).rate(LINEAR));
        });
    assertEquals(List.of(0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1.0), times);
    for (int i = 0; i < 8; i++) {
      assertEquals(10 * times.get(i), values.get(i), 1e-12);
    }
  }

  @Test
  void aFollowerOfAMovedAnchorMovesTheSameAtAllFrameRates() {
    assertSameAtAllRates(
        (s, seen) ->
            () -> {
              Dot anchor = dot(at(0, 0));
              Dot follower = dot(at(1, 1));
              follower.simulate(
                  120, (d, dt) -> d.shift(anchor.center().minus(d.center()).times(3 * dt)));
              s.put(follower);
              watch(s, seen, follower::x, follower::y);
              s.playAll(animate(anchor, a -> a.shift(RIGHT)).runTime(1.7));
              s.rest(1);
            });
  }

  @Test
  void timeStopsWhileUpdatersAreSuspendedOrTheMobjectIsOffStage() {
    List<Double> times = new ArrayList<>();
    Runs.run(
        15,
        s -> {
          Dot dot = dot().simulate(4, (d, dt) -> times.add(s.clock()));
          s.put(dot);
          s.rest(0.35);
          dot.suspendUpdating();
          s.rest(10);
          dot.resumeUpdating();
          s.rest(0.25);
          s.takeOff(dot);
          s.rest(10);
          s.put(dot);
          s.rest(0.2);
        });
    assertEquals(3, times.size());
    assertEquals(0.25, times.get(0), 1e-9);
    assertEquals(10.5, times.get(1), 1e-9);
    assertEquals(20.75, times.get(2), 1e-9);
  }

  @Test
  void copiesContinueIndependently() {
    int[] counts = new int[2];
    Dot[] dots = new Dot[2];
    Runs.run(
        10,
        s -> {
          dots[0] = dot();
          dots[0].simulate(10, (d, dt) -> counts[d == dots[0] ? 0 : 1]++);
          dots[0].simulate(30, (d, dt) -> counts[d == dots[0] ? 0 : 1]++);
          s.put(group(dots[0]));
          s.rest(1.05);
          dots[1] = dots[0].copy();
          s.put(dots[1]);
          s.rest(0.05);
          dots[1].clearUpdaters();
          s.rest(1);
        });
    assertEquals(21 + 63, counts[0]);
    assertEquals(3, counts[1]); // The copy continues with as many steps as the original had made.
  }

  @Test
  void simulationsCanBeRemovedAndCanRemoveThemselves() {
    int[] count = new int[3];
    Runs.run(
        10,
        s -> {
          Dot dot = dot();
          Updater<Dot> step = (d, dt) -> count[0]++;
          Updater<Dot> once =
              new Updater<>() {
                @Override
                public void update(Dot d, double dt) {
                  count[1]++;
                  d.removeUpdater(this);
                }
              };
          s.put(dot.simulate(20, step).simulate(1000, once));
          s.rest(1);
          dot.removeUpdater(step).simulate(50, (d, dt) -> count[2]++);
          s.rest(1);
          dot.clearUpdaters();
          s.rest(1);
          dot.simulate(1000, once).update(3);
        });
    assertEquals(List.of(20, 2, 50), List.of(count[0], count[1], count[2]));
  }

  @Test
  void manualUpdatesTakeAllStepsAtOnce() {
    int[] count = new int[1];
    Group<Dot> group = group(dot().simulate(7, (d, dt) -> count[0]++));
    for (int i = 0; i < 30; i++) {
      group.update(0.1);
    }
    assertEquals(21, count[0]);
  }

  @Test
  void longSimulationsCanBeStopped() {
    int[] count = new int[1];
    assertThrows(
        CancellationException.class,
        () ->
            Runs.run(
                1,
                s -> {
                  s.put(
                      dot()
                          .simulate(
                              1_000_000,
                              (d, dt) -> {
                                if (++count[0] == 1000) {
                                  Thread.currentThread().interrupt();
                                }
                              }));
                  s.rest(10 * 3600);
                }));
    assertTrue(Thread.interrupted());
    assertEquals(1000, count[0]);
    Dot dot = dot().simulate(1_000_000, (d, dt) -> Thread.currentThread().interrupt());
    assertThrows(CancellationException.class, () -> dot.update(1));
    assertTrue(Thread.interrupted());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -60, Integer.MIN_VALUE, 1_000_001, Integer.MAX_VALUE})
  void rejectsInvalidRates(int rate) {
    Throwable error =
        assertThrows(IllegalArgumentException.class, () -> dot().simulate(rate, (d, dt) -> {}));
    assertTrue(error.getMessage().contains("1 to 1000000 steps a second, not " + rate));
    assertThrows(NullPointerException.class, () -> dot().simulate(60, null));
  }

  // --- with changed speed ---

  private static final Map<Double, Double> SLOWER = Map.of(0.3, 0.2, 0.6, 3.0, 1.0, 0.5);

  @Test
  void updatersWithChangedSpeedAdvanceWithTheAnimation() {
    for (FrameRate rate : rates()) {
      double[] elapsed = new double[2];
      int[] steps = new int[1];
      Runs.run(
          new Runs.Sketch(
              s -> {
                Dot changed = dot().addUpdater((Dot d, double dt) -> elapsed[0] += dt);
                changed.simulate(1000, (d, dt) -> steps[0]++);
                s.put(changed, dot().addUpdater((Dot d, double dt) -> elapsed[1] += dt));
                s.playAll(changeSpeed(waiting(3), SLOWER).affectingUpdaters(changed));
                assertEquals(3, elapsed[0], 1e-7);
                assertEquals(3000, steps[0]);
                assertEquals(s.clock(), elapsed[1], 1e-7);
                s.rest(1);
              }),
          rate,
          0,
          FrameRange.ALL);
      assertEquals(4, elapsed[0], 1e-7);
      assertEquals(4000, steps[0]);
    }
  }

  @Test
  void stepsWithChangedSpeedSeeTheAnimationAtAnyFrameRate() {
    assertSameAtAllRates(
        (s, seen) ->
            () -> {
              ValueTracker tracker = valueTracker(0);
              int[] steps = new int[1];
              Dot stepping =
                  dot()
                      .simulate(
                          50,
                          (d, dt) -> {
                            steps[0]++;
                            assertEquals(steps[0] / 50.0, 3 * tracker.value(), 1e-7);
                          });
              s.put(stepping);
              watch(s, seen, () -> steps[0]);
              s.playAll(
                  changeSpeed(animate(tracker, t -> t.setValue(1)).rate(LINEAR).runTime(3), SLOWER)
                      .affectingUpdaters(group(stepping)));
            });
  }

  @Test
  void changedSpeedInASuccessionChangesNothingBeforeAndAfter() {
    for (FrameRate rate : rates()) {
      double[] elapsed = new double[1];
      Runs.run(
          new Runs.Sketch(
              s -> {
                Dot changed = dot().addUpdater((Dot d, double dt) -> elapsed[0] += dt);
                s.put(changed);
                s.playAll(
                    succession(
                        waiting(0.77),
                        changeSpeed(waiting(1.1), Map.of(0.0, 0.5)).affectingUpdaters(changed),
                        waiting(1.23)));
              }),
          rate,
          0,
          FrameRange.ALL);
      assertEquals(0.77 + 1.1 + 1.23, elapsed[0], 1e-7, rate.toString());
    }
  }
}

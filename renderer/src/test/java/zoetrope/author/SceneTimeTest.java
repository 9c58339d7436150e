package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.LINEAR;
import static zoetrope.Zoetrope.RIGHT;
import static zoetrope.Zoetrope.alwaysRedraw;
import static zoetrope.Zoetrope.animate;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.dot;
import static zoetrope.Zoetrope.updateFromAlpha;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/** The result of {@code time()} in functions that are called for a frame. */
class SceneTimeTest {
  static List<FrameRate> rates() {
    return List.of(
        FrameRate.of(15), FrameRate.of(24), FrameRate.of(60), new FrameRate(30000, 1001));
  }

  /** Plays and pauses with a dot at x = time. Some end between frames. */
  private static void showTime(Runs.Sketch s) {
    Dot dot = dot();
    dot.addUpdater(d -> d.moveTo(at(s.clock(), 0)));
    s.put(dot);
    s.playAll(animate(dot(), d -> d.shift(RIGHT)).runTime(0.51));
    s.rest(0.77);
    s.playAll(animate(dot(), d -> d.shift(RIGHT)).runTime(0.333));
    s.rest(0.2);
  }

  @ParameterizedTest
  @MethodSource("rates")
  void updatersSeeTheTimeOfTheirFrame(FrameRate rate) {
    List<Double> times = new ArrayList<>();
    Runs.Run run =
        Runs.run(
            new Runs.Sketch(
                s -> {
                  Dot dot = dot();
                  dot.addUpdater((d, dt) -> times.add(s.clock()));
                  s.put(dot);
                  showTime(s);
                }),
            rate,
            0,
            FrameRange.ALL);
    for (int k = 0; k < run.frames().size() - 1; k++) {
      double t = Time.ofFrame(k, rate).seconds();
      assertEquals(t, run.center(k, 1).x(), 1e-12, "frame " + k);
      assertTrue(k == 0 || times.contains(t), "exactly " + t);
    }
    assertEquals(1.813, run.center(run.frames().size() - 1, 1).x(), 1e-12);
  }

  @ParameterizedTest
  @MethodSource("rates")
  void stillsAndRangesSeeTheSameAsTheVideo(FrameRate rate) {
    Runs.Run film = Runs.run(new Runs.Sketch(SceneTimeTest::showTime), rate, 0, FrameRange.ALL);
    for (int k = 0; k < film.frames().size(); k++) {
      Runs.Run still =
          Runs.run(new Runs.Sketch(SceneTimeTest::showTime), rate, 0, FrameRange.only(k));
      assertEquals(film.places(k), still.places(0), "frame " + k);
    }
    FrameRange range = new FrameRange(5, 12);
    Runs.Run part = Runs.run(new Runs.Sketch(SceneTimeTest::showTime), rate, 0, range);
    for (int k = 5; k < 12; k++) {
      assertEquals(film.places(k), part.places(k - 5), "frame " + k);
    }
  }

  @Test
  void functionsOfAnimationsAndRateFunctionsSeeTheTime() {
    List<Double> inFunction = new ArrayList<>();
    List<Double> inRate = new ArrayList<>();
    Runs.run(
        2,
        s -> {
          s.rest(1);
          s.playAll(
              updateFromAlpha(dot(), (d, alpha) -> inFunction.add(s.clock())),
              animate(dot(), d -> d.shift(RIGHT))
                  .rate(
                      t -> {
                        inRate.add(s.clock());
                        return t;
                      }));
        });
    assertEquals(List.of(1.0, 1.5, 2.0), inFunction.stream().distinct().toList());
    assertEquals(List.of(1.0, 1.5, 2.0), inRate.stream().distinct().toList());
  }

  @Test
  void redrawnMobjectsSeeTheTimeAndConstructSeesTheEndOfTheLastCall() {
    List<Double> between = new ArrayList<>();
    Runs.Run run =
        Runs.run(
            4,
            s -> {
              s.put(alwaysRedraw(() -> dot(at(s.clock(), 0))));
              between.add(s.clock());
              s.rest(1.1);
              between.add(s.clock());
              s.playAll(animate(dot(), d -> d.shift(RIGHT)).rate(LINEAR));
              between.add(s.clock());
            });
    assertEquals(List.of(0.0, 1.1, 2.1), between);
    assertEquals(0.5, run.center(2, 0).x(), 1e-12);
    assertEquals(1.5, run.center(6, 0).x(), 1e-12);
    assertEquals(2.1, run.center(7, 0).x(), 1e-12);
  }

  @Test
  void observersSeeTimesBetweenFrames() {
    List<Double> times = new ArrayList<>();
    Runs.Sketch[] scene = new Runs.Sketch[1];
    scene[0] = new Runs.Sketch(s -> s.rest(1));
    Stage.observe(
        scene[0],
        StageSettings.of(FrameRate.of(2)),
        new StageObserver() {
          @Override
          public List<Time> moments(PlayRecord play) {
            return List.of(Time.of(0.3), Time.of(0.7));
          }

          @Override
          public void at(PlayRecord play, Time moment, StageView stage) {
            times.add(scene[0].clock());
          }
        });
    assertEquals(List.of(0.3, 0.7), times);
  }
}

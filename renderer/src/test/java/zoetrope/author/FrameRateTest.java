package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.fields.Flow;
import zoetrope.mobject.fields.Region;
import zoetrope.mobject.fields.StreamLines;
import zoetrope.mobject.fields.StreamOptions;
import zoetrope.mobject.fields.VectorField;
import zoetrope.mobject.shapes.Dot;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.ThreeDScene;

/** Movements that the library computes show the same state at the same time for any frame rate. */
class FrameRateTest {
  private static Vec spin(Vec p) {
    return at(-p.y(), p.x()).times(1 + p.length());
  }

  private static Arguments row(String name, Consumer<Runs.Sketch> body) {
    return Arguments.of(name, (Supplier<Scene>) () -> new Runs.Sketch(body));
  }

  static Stream<Arguments> families() {
    return Stream.of(
        row(
            "a flow of phases",
            s -> s.playAll(phaseFlow(square(), FrameRateTest::spin).runTime(2))),
        row(
            "objects that drift",
            s -> {
              s.put(dot(RIGHT).addUpdater(Flow.along(FrameRateTest::spin)));
              s.rest(2);
            }),
        row(
            "points that drift, and what is played meanwhile",
            s -> {
              s.put(square().addUpdater(Flow.pointsAlong(p -> spin(p).times(0.3))));
              s.playAll(animate(dot(), d -> d.shift(UP)).runTime(1.1));
              s.rest(0.9);
            }),
        row(
            "a field that changes with time",
            s -> {
              s.put(
                  VectorField.timeVarying(
                      (p, t) -> at(StrictMath.cos(t), StrictMath.sin(3 * t)),
                      Region.plane(-1, 1, -1, 1, 1)));
              s.rest(2);
            }),
        row(
            "stream lines",
            s -> {
              s.put(
                  new StreamLines(
                          p -> at(1, p.x()), Region.plane(-2, 2, -2, 2, 1), StreamOptions.DEFAULT)
                      .startAnimation(1.3, 0.3, false));
              s.rest(2);
            }),
        row(
            "the trace of what is animated",
            s -> {
              Dot dot = dot(RIGHT);
              s.put(tracedPath(dot));
              s.playAll(rotating(dot, 9).about(ORIGIN).runTime(2));
            }),
        row(
            "the tail of what an updater moves",
            s -> {
              Dot dot = dot();
              dot.addUpdater(d -> d.moveTo(Vec.polar(1, 9 * s.clock())));
              s.put(dot, tracingTail(dot).timeTraced(0.71));
              s.rest(2);
            }),
        row(
            "a boundary",
            s -> {
              s.put(animatedBoundary(square()).cycleRate(0.8));
              s.rest(2);
            }),
        row(
            "an animation as an updater, and words of always",
            s -> {
              Dot dot = dot(RIGHT);
              cycleAnimation(rotating(dot).about(ORIGIN).runTime(1.3));
              s.put(dot, alwaysShift(dot(), at(1, 1)), alwaysRotate(square(), 2));
              s.rest(2);
            }),
        Arguments.of(
            "the camera in space",
            (Supplier<Scene>)
                () ->
                    new ThreeDScene() {
                      @Override
                      protected void construct() {
                        add(square(), cube());
                        begin3DIllusionCameraRotation(2);
                        pause(1);
                        stop3DIllusionCameraRotation();
                        beginAmbientCameraRotation(0.5);
                        pause(1);
                      }
                    }));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("families")
  void showsTheSameAtTheSameTimeForAnyFrameRate(String name, Supplier<Scene> scene) {
    Runs.Run coarse = run(scene, 5);
    for (int fps : List.of(15, 20, 25, 60)) {
      Runs.Run fine = run(scene, fps);
      for (int k = 0; k < 9; k++) { // The last frame shows the end state.
        assertSameView(coarse.frames().get(k).camera(), fine.frames().get(k * fps / 5).camera());
        List<Bounds> expected = boxes(coarse, k);
        List<Bounds> found = boxes(fine, k * fps / 5);
        assertEquals(expected.size(), found.size(), name + ", frame " + k + " at " + fps);
        for (int i = 0; i < expected.size(); i++) {
          String place = name + ", item " + i + " of frame " + k + " at " + fps;
          assertTrue(expected.get(i).min().distance(found.get(i).min()) < 1e-9, place);
          assertTrue(expected.get(i).max().distance(found.get(i).max()) < 1e-9, place);
        }
      }
    }
  }

  private static void assertSameView(Camera expected, Camera found) {
    assertTrue(expected.center().distance(found.center()) < 1e-9);
    Vec seen = expected.orientation().toAffine().apply(at(1, 2, 3));
    assertTrue(seen.distance(found.orientation().toAffine().apply(at(1, 2, 3))) < 1e-9);
  }

  private static Runs.Run run(Supplier<Scene> scene, int fps) {
    return Runs.run(scene.get(), FrameRate.of(fps), 0, FrameRange.ALL);
  }

  private static List<Bounds> boxes(Runs.Run run, int k) {
    List<Bounds> boxes = new ArrayList<>();
    for (Item item : run.items(k)) {
      boxes.add(item.bounds());
    }
    return boxes;
  }
}

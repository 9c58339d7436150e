package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;

/** Several stills of a scene need one run, and equal those of separate runs. */
@Timeout(60)
class StillsInOneRunTest {
  private static final AtomicInteger RUNS = new AtomicInteger();
  private static final Renderer RENDERER =
      new Renderer(RenderSettings.of(64, 36, FrameRate.of(10)));
  private static final SceneEntry SCENE = SceneEntry.of(Moving::new);

  @TempDir private Path folder;

  /** A scene of 40 frames: it moves, rests, follows an updater, and ends with a movement. */
  static class Moving extends Scene {
    private final boolean uneven;

    Moving() {
      this(false);
    }

    /** Creates a scene whose calls may end between two frames. */
    Moving(boolean uneven) {
      this.uneven = uneven;
    }

    @Override
    protected void construct() {
      RUNS.incrementAndGet();
      var circle = circle();
      play(fadeIn(circle));
      pause(1);
      circle.addUpdater((c, dt) -> c.shift(right(dt)));
      pause(1);
      circle.clearUpdaters();
      play(animate(circle, c -> c.shift(LEFT)));
      if (uneven) {
        play(animate(circle, c -> c.shift(LEFT)).runTime(0.58));
        play(animate(circle, c -> c.shift(UP)).runTime(0.57));
        pause(0.55);
      }
    }
  }

  private List<Path> files(List<TimePoint> times) {
    return times.stream().map(time -> folder.resolve(time.label() + ".png")).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0 9 10",
        "12 13 14 18",
        "18 12",
        "5 19 20",
        "39 38",
        "0 39",
        "15 25 35",
        "19 29 39"
      })
  void stillsEqualThoseOfSeparateRuns(String frames) throws IOException {
    List<TimePoint> times =
        List.of(frames.split(" ")).stream().map(k -> TimePoint.parse("frame:" + k)).toList();
    check(SCENE, times);
    check(SceneEntry.of(() -> new Moving(true)), times);
  }

  @Test
  void takesFramesAtTheEndsOfCallsBetweenFrames() throws IOException {
    SceneEntry uneven = SceneEntry.of(() -> new Moving(true));
    for (int k = 38; k < 54; k++) {
      check(uneven, List.of(frame(k), frame(k + 1), frame(k + 2)));
      check(uneven, List.of(frame(2), frame(k), frame(55)));
    }
  }

  private static TimePoint frame(int number) {
    return TimePoint.parse("frame:" + number);
  }

  private void check(SceneEntry scene, List<TimePoint> times) throws IOException {
    List<Path> files = files(times);
    RUNS.set(0);
    RENDERER.stills(scene, times, files);
    assertEquals(1, RUNS.get());
    for (int i = 0; i < times.size(); i++) {
      Path single = folder.resolve("single.png");
      RENDERER.still(scene, times.get(i), single);
      assertArrayEquals(
          Files.readAllBytes(single), Files.readAllBytes(files.get(i)), times.get(i).toString());
    }
  }

  @Test
  void refusesATimeBeyondTheEnd() {
    List<TimePoint> times = List.of(TimePoint.parse("1"), TimePoint.parse("9"));
    assertThrows(UsageException.class, () -> RENDERER.stills(SCENE, times, files(times)));
  }
}

package zoetrope.checks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.raster.Canvas;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/**
 * A still equals the frame of the video at the same time. At the unusual frame rate of 3 fps, many
 * frames are not at the ends of plays.
 */
class StillsOfFilmsTest {
  private static final StageSettings SETTINGS = StageSettings.of(FrameRate.of(3));

  static List<SceneEntry> films() {
    return SceneCatalogue.of(StillsOfFilmsTest.class.getClassLoader()).all();
  }

  @ParameterizedTest
  @MethodSource("films")
  void aStillEqualsTheFrameOfTheVideo(SceneEntry film) {
    List<Frame> frames = frames(film, FrameRange.ALL);
    int k = frames.size() / 2;
    List<Frame> still = frames(film, FrameRange.only(k));
    assertEquals(1, still.size());
    assertTrue(areAlike(frames.get(k), still.get(0)), "frame " + k);
  }

  /** Meshes and images that were created twice are equal in content, but not by {@code equals}. */
  private static boolean areAlike(Frame a, Frame b) {
    return a.equals(b) || Arrays.equals(pixels(a), pixels(b));
  }

  private static int[] pixels(Frame frame) {
    Canvas canvas = new Canvas(320, 180);
    canvas.draw(frame);
    return canvas.pixels();
  }

  private static List<Frame> frames(SceneEntry film, FrameRange range) {
    List<Frame> frames = new ArrayList<>();
    Stage.run(
        film.create(),
        SETTINGS,
        range,
        (frame, count) -> {
          for (long i = 0; i < count; i++) {
            frames.add(frame);
          }
        });
    return frames;
  }
}

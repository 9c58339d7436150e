package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.plan.ConfiguredScene;
import zoetrope.internal.render.playback.RangeRun;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;

/** A run that pauses between ranges gives the same frames as a run without pauses. */
@Timeout(60)
class RangeRunTest {
  private static final int LENGTH = 7;

  private static ConfiguredScene scene() {
    RenderSettings settings = RenderSettings.of(64, 36, FrameRate.of(10));
    SceneEntry entry = SceneEntry.of(FarmTest.Moving.class);
    return new ConfiguredScene(entry, settings, SceneWatch.unlimited());
  }

  private static RangeRun run() {
    ConfiguredScene scene = scene();
    return new RangeRun(scene, scene.watch());
  }

  private static FrameSink into(List<Frame> frames) {
    return (frame, count) -> {
      for (long i = 0; i < count; i++) {
        frames.add(frame);
      }
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 11, 30})
  void framesAreTheSameWhateverLiesBetween(int gap) {
    List<Frame> whole = new ArrayList<>();
    scene().play(FrameRange.ALL, into(whole));
    for (int begin = 0; begin < 25; begin += 3) {
      try (RangeRun stage = run()) {
        for (int from = begin; from + LENGTH <= whole.size(); from += LENGTH + gap) {
          List<Frame> passed = new ArrayList<>();
          stage.pass(from, from + LENGTH, into(passed));
          assertEquals(LENGTH, passed.size());
          assertEquals(from + LENGTH, stage.next());
          for (int i = 0; i < LENGTH; i++) {
            Frame expected = whole.get(from + i);
            assertEquals(expected.items(), passed.get(i).items());
            assertTrue(expected.hasSameView(passed.get(i)));
            assertEquals(
                i > 0 && expected.showsSameAs(whole.get(from + i - 1)),
                i > 0 && passed.get(i).showsSameAs(passed.get(i - 1)));
          }
        }
      }
    }
  }

  @Test
  void reportsASceneThatIsTooShort() {
    try (RangeRun stage = run()) {
      assertThrows(SceneException.class, () -> stage.pass(80, 100, (frame, count) -> {}));
      assertTrue(stage.isClosed());
    }
  }

  @Test
  void failsIfTheConsumerOfTheFramesFails() {
    try (RangeRun stage = run()) {
      FrameSink full =
          (frame, count) -> {
            throw new IllegalStateException("full");
          };
      assertThrows(IllegalStateException.class, () -> stage.pass(0, 10, full));
      assertTrue(stage.isClosed());
    }
  }
}

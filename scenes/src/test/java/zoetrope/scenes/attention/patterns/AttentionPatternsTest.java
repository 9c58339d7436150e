package zoetrope.scenes.attention.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.Time;

class AttentionPatternsTest {
  private static final FrameRate RATE = FrameRate.of(15);

  private static StageResult run(FrameRate rate, FrameRange range, List<Frame> frames) {
    return Stage.run(
        new AttentionPatterns(),
        new StageSettings(rate, 0, Map.of()),
        range,
        (frame, count) -> frames.add(frame));
  }

  private static Frame frameAt(double seconds) {
    List<Frame> frames = new ArrayList<>();
    run(RATE, FrameRange.only(Time.of(seconds).lastFrame(RATE)), frames);
    return frames.get(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {15, 60})
  void lastsAsLongAsTheStoryboardSays(int fps) {
    StageResult result = run(FrameRate.of(fps), FrameRange.NONE, new ArrayList<>());
    assertEquals(34.0, result.duration().seconds());
    assertEquals(34L * fps, result.frames());
  }

  @Test
  void beatsStandWhereTheStoryboardHasThem() {
    List<PlayRecord> plays = run(RATE, FrameRange.NONE, new ArrayList<>()).plays();
    assertEquals(
        List.of(
            0.0, 2.0, 3.0, 5.0, 6.0, 8.0, 11.0, 12.0, 14.0, 15.0, 16.0, 17.0, 19.0, 23.0, 24.0,
            26.0, 30.0, 31.0, 33.0),
        plays.stream().map(p -> p.start().seconds()).toList());
  }

  @Test
  void wordsStandWhereTheStoryboardHasThem() {
    Frame frame = frameAt(2.5);
    Bounds all = Bounds.EMPTY;
    for (Item item : frame.items()) {
      all = all.union(item.bounds());
    }
    assertEquals(41, frame.items().size());
    assertEquals(10.09, all.size().x(), 0.02);
    assertEquals(2.0, all.center().y(), 1e-9);
    assertEquals(0.443, all.size().y(), 0.003);
  }

  @Test
  void nothingButTheSymbolsIsLeftOfTheVectors() {
    Frame frame = frameAt(33.5);
    assertEquals(0.0, frame.camera().center().x());
    assertEquals(
        5, frame.items().stream().filter(i -> i instanceof Item.Image).count(), "pictures");
    assertEquals(8 + 8 + 41 + 5 + 24, frame.items().size());
  }
}

package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.scene.FrameRange;

class SegmenterTest {
  private static final FrameRate TEN = FrameRate.of(10);
  private static final Frame STILL = Frames.square(0);

  private final List<List<FrameRun>> segments = new ArrayList<>();
  private final Segmenter segmenter = new Segmenter(TEN, FrameRange.ALL, new Collector(segments));

  @Test
  void movingFramesAreCutAtTheKeyFrameInterval() {
    Frames.moving(95).forEach(frame -> segmenter.accept(frame, 1));
    segmenter.finish();
    assertEquals(List.of(40L, 40L, 15L), lengths(segments));
  }

  @Test
  void aShortFilmIsCutIntoPartsForAllWorkers() {
    assertEquals(List.of(16L, 16L, 3L), lengthsOf(35));
    assertEquals(List.of(21L, 21L, 21L, 21L, 21L, 21L, 21L, 15L), lengthsOf(162));
    assertEquals(9, lengthsOf(360).size());
  }

  @Test
  void aSegmentContinuesWhileLittleChanges() {
    // All four items change in the first frame, then one in each. The 61st and 125th frames
    // complete 64 changes.
    assertEquals(List.of(61L, 64L, 25L), lengthsWhereOneMovesOf(4, 150));
    assertEquals(List.of(120L, 120L, 60L), lengthsWhereOneMovesOf(50, 300));
  }

  private static List<Long> lengthsWhereOneMovesOf(int items, int frames) {
    List<List<FrameRun>> segments = new ArrayList<>();
    Segmenter cutting = new Segmenter(TEN, new FrameRange(0, frames), new Collector(segments));
    List<Item> page = new ArrayList<>(Collections.nCopies(items, STILL.items().get(0)));
    for (Frame frame : Frames.moving(frames)) {
      page.set(2, frame.items().get(0));
      cutting.accept(Frames.of(List.copyOf(page)), 1);
    }
    cutting.finish();
    return lengths(segments);
  }

  @Test
  void aMovingCameraCountsAsAChangeOfAllItems() {
    Item still = Frames.square(0).items().get(0);
    List<Item> page = Collections.nCopies(4, still);
    Segmenter cutting = new Segmenter(TEN, new FrameRange(0, 64), new Collector(segments));
    for (int k = 0; k < 64; k++) {
      Camera camera =
          new Camera(Vec.ZERO, 8 + k, Camera.DEFAULT.orientation(), Camera.DEFAULT.fieldOfView());
      cutting.accept(new Frame(camera, Frames.square(0).background(), page), 1);
    }
    cutting.finish();
    assertEquals(List.of(16L, 16L, 16L, 16L), lengths(segments));
  }

  private static List<Long> lengthsOf(int frames) {
    List<List<FrameRun>> segments = new ArrayList<>();
    Segmenter cutting = new Segmenter(TEN, new FrameRange(7, 7 + frames), new Collector(segments));
    Frames.moving(frames).forEach(frame -> cutting.accept(frame, 1));
    cutting.finish();
    return lengths(segments);
  }

  @Test
  void aStaticRunInAShortFilmStaysInItsSegment() {
    Segmenter cutting = new Segmenter(TEN, new FrameRange(0, 60), new Collector(segments));
    Frames.moving(7).forEach(frame -> cutting.accept(frame, 1));
    cutting.accept(STILL, 40);
    Frames.moving(13).forEach(frame -> cutting.accept(frame, 1));
    cutting.finish();
    assertEquals(List.of(47L, 13L), lengths(segments));
  }

  @Test
  void dividesAtAGivenIntervalInFormatsWithoutKeyFrames() {
    Segmenter often = Segmenter.every(8, TEN, FrameRange.ALL, new Collector(segments));
    Frames.moving(19).forEach(frame -> often.accept(frame, 1));
    often.accept(STILL, 30);
    Frames.moving(3).forEach(frame -> often.accept(frame, 1));
    often.finish();
    assertEquals(List.of(8L, 8L, 33L, 3L), lengths(segments));
  }

  @Test
  void aStaticRunEndsItsSegment() {
    Frames.moving(7).forEach(frame -> segmenter.accept(frame, 1));
    segmenter.accept(STILL, 6);
    Frames.moving(3).forEach(frame -> segmenter.accept(frame, 1));
    segmenter.finish();
    assertEquals(List.of(13L, 3L), lengths(segments));
  }

  @Test
  void aFrameThatIsShownForLessThanHalfASecondIsNoStaticRun() {
    Frames.moving(7).forEach(frame -> segmenter.accept(frame, 1));
    segmenter.accept(STILL, 5);
    Frames.moving(3).forEach(frame -> segmenter.accept(frame, 1));
    segmenter.finish();
    assertEquals(List.of(15L), lengths(segments));
  }

  @Test
  void aStaticRunLongerThanTheIntervalIsASeparateSegment() {
    Frames.moving(7).forEach(frame -> segmenter.accept(frame, 1));
    segmenter.accept(STILL, 100_000);
    segmenter.finish();
    assertEquals(List.of(7L, 100_000L), lengths(segments));
  }

  @Test
  void aShortStaticRunIsNotDividedByTheInterval() {
    Frames.moving(38).forEach(frame -> segmenter.accept(frame, 1));
    segmenter.accept(STILL, 4);
    segmenter.accept(Frames.square(1), 1);
    segmenter.finish();
    assertEquals(List.of(38L, 5L), lengths(segments));
  }

  @Test
  void framesKeepTheirNumbersInTheScene() {
    List<List<FrameRun>> later = new ArrayList<>();
    Segmenter from = new Segmenter(TEN, new FrameRange(750, 2000), new Collector(later));
    from.accept(STILL, 30);
    from.accept(Frames.square(1), 2);
    from.finish();
    assertEquals(750, later.get(0).get(0).number());
    assertEquals(780, later.get(1).get(0).number());
  }

  @Test
  void segmentsDoNotDependOnHowRepeatsAreCounted() {
    Random random = new Random(1);
    for (int round = 0; round < 50; round++) {
      List<List<FrameRun>> whole = new ArrayList<>();
      List<List<FrameRun>> chopped = new ArrayList<>();
      Segmenter one = new Segmenter(TEN, FrameRange.ALL, new Collector(whole));
      Segmenter other = new Segmenter(TEN, FrameRange.ALL, new Collector(chopped));
      for (Frame frame : Frames.moving(60)) {
        int count = 1 + random.nextInt(random.nextBoolean() ? 1 : 70);
        one.accept(frame, count);
        for (int left = count; left > 0; ) {
          int piece = 1 + random.nextInt(left);
          other.accept(Frames.of(frame.items()), piece);
          left -= piece;
        }
      }
      one.finish();
      other.finish();
      assertEquals(described(whole), described(chopped));
      assertTrue(
          whole.stream()
              .allMatch(s -> s.subList(0, s.size() - 1).stream().allMatch(r -> r.count() < 6)),
          "a static run is the last of its segment");
    }
  }

  @Test
  void aSceneWithoutFramesHasNoSegment() {
    segmenter.finish();
    assertEquals(List.of(), segments);
  }

  @Test
  void aFrameThatIsShownZeroTimesIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> segmenter.accept(STILL, 0));
  }

  private static List<Long> lengths(List<List<FrameRun>> segments) {
    return segments.stream().map(s -> s.stream().mapToLong(FrameRun::count).sum()).toList();
  }

  private static String described(List<List<FrameRun>> segments) {
    StringBuilder text = new StringBuilder();
    for (List<FrameRun> segment : segments) {
      segment.forEach(run -> text.append(run.number()).append('+').append(run.count()).append(' '));
      text.append('|');
    }
    return text.toString();
  }

  private record Collector(List<List<FrameRun>> segments) implements Segmenter.Target {
    @Override
    public void begin() {
      segments.add(new ArrayList<>());
    }

    @Override
    public void add(FrameRun run) {
      segments.get(segments.size() - 1).add(run);
    }

    @Override
    public void end(String hash) {
      assertTrue(!segments.get(segments.size() - 1).isEmpty(), "a segment has a frame");
    }
  }
}

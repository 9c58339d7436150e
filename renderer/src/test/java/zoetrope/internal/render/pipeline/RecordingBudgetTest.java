package zoetrope.internal.render.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;

/** How much is recorded, and when that is given up. */
class RecordingBudgetTest {
  private static final long SECOND = 1_000_000_000L;
  private static final long USUAL = 2_000;
  private static final long MOST = 50_000;
  private static final StageResult DONE = new StageResult(Time.of(1), 10, true);

  private final RecordingRoom room = new RecordingRoom(USUAL, MOST);
  private long now;

  private Recording recording() {
    return new Recording(room, sections -> FrameRange.ALL, () -> now);
  }

  /** Records so many frames, all different, and tells whether they are kept. */
  private boolean keeps(Recording recording, int frames) {
    Frames.moving(frames).forEach(frame -> recording.frame(frame, 0, 1));
    recording.complete(DONE);
    return recording.isWhole();
  }

  private long free() {
    long bytes = 0;
    while (room.take(1, 0)) {
      bytes++;
    }
    room.giveBack(bytes);
    return bytes;
  }

  @Test
  void framesAreKeptUpToTheRoomAndPlayedAsTheyCame() {
    Recording recording = recording();
    List<Frame> frames = Frames.moving(3);
    for (int i = 0; i < 3; i++) {
      recording.frame(frames.get(i), 0, i + 1);
    }
    assertFalse(recording.isWhole(), "before the run has ended well");
    recording.complete(DONE);
    assertTrue(recording.isWhole());
    assertTrue(free() < USUAL - 1000);
    List<Frame> played = new ArrayList<>();
    List<Long> counts = new ArrayList<>();
    StageResult result =
        recording.play(
            (frame, count) -> {
              played.add(frame);
              counts.add(count);
            });
    assertEquals(frames, played);
    assertEquals(List.of(1L, 2L, 3L), counts);
    assertEquals(DONE, result);
    assertEquals(USUAL, free());
  }

  @Test
  void whatDoesNotFitIsDroppedAsAWholeAndNotAskedForAnyMore() {
    Recording recording = recording();
    assertEquals(FrameRange.ALL, recording.wanted(0, List.of()));
    assertFalse(keeps(recording, 10));
    assertEquals(FrameRange.NONE, recording.wanted(0, List.of()));
    assertEquals(USUAL, free());
  }

  @Test
  void recordingsShareTheRoom() {
    Recording first = recording();
    assertTrue(keeps(first, 2));
    assertFalse(keeps(recording(), 3));
    first.drop();
    assertTrue(keeps(recording(), 3));
  }

  @Test
  void aRunThatIsSlowByItselfEarnsRoomUpToABound() {
    Recording slow = recording();
    now = 10 * SECOND;
    assertTrue(keeps(slow, 80));
    slow.drop();
    Recording longer = recording();
    now += 10 * SECOND;
    assertFalse(keeps(longer, 200));
    Recording usual = recording();
    now += SECOND;
    assertFalse(keeps(usual, 80));
  }

  @Test
  void aRunThatIsLongBecauseOfItsFramesEarnsNone() {
    Recording many = recording();
    many.frame(Frames.square(0), 0, 10_000);
    now = 10 * SECOND;
    assertFalse(keeps(many, 80));
  }

  @Test
  void picturesThatTakeLongAreLeftToTheFilmsOwnRun() {
    assertFalse(keepsPicture(0, 600_000_000));
    assertTrue(keepsPicture(0, 400_000_000));
    assertTrue(keepsPicture(4 * SECOND, 1_400_000_000));
    assertFalse(keepsPicture(4 * SECOND, 1_600_000_000));
  }

  /** A segment is found to be kept only when the run waits for that. */
  @Test
  void whatIsKeptMakesRoomForWhatIsNewHoweverLateItIsFound() {
    Thread stage = Thread.currentThread();
    AtomicInteger looks = new AtomicInteger();
    Recording recording =
        new Recording(new RecordingRoom(0, 1L << 30), sections -> FrameRange.ALL, () -> now);
    recording.lookFor(
        FrameRate.of(10),
        false,
        () ->
            Optional.of(
                hash -> {
                  while (stage.getState() != Thread.State.WAITING) {
                    Thread.onSpinWait();
                  }
                  return looks.getAndIncrement() == 0;
                }));
    recording.wanted(0, List.of());
    for (int i = 0; i < 3; i++) {
      recording.frame(Frames.square(i), i * 200L, 200); // Each is a segment.
    }
    recording.complete(DONE);
    assertTrue(recording.isWhole());
    List<Long> played = new ArrayList<>();
    StageResult result =
        recording.play(
            Segmenter.ofLongFilm(FrameRate.of(10), new Counting(played)),
            passed -> {
              throw new AssertionError("a second run from frame " + passed);
            });
    assertEquals(DONE, result);
    assertEquals(List.of(200L, 200L, 200L), played);
  }

  /** Takes what is kept, and notes the frames of each segment. */
  private record Counting(List<Long> frames) implements Segmenter.Target {
    @Override
    public void begin() {}

    @Override
    public void add(FrameRun run) {
      frames.add(run.count());
    }

    @Override
    public void end() {}

    @Override
    public boolean kept(String hash, long count, long pictures) {
      return frames.add(count);
    }
  }

  private boolean keepsPicture(long own, long pictureNanos) {
    Recording recording = recording();
    now += own;
    Frame frame =
        recording.taken(
            () -> {
              now += pictureNanos;
              return Frames.square(1);
            });
    recording.frame(frame, 0, 1);
    recording.complete(DONE);
    boolean whole = recording.isWhole();
    recording.drop();
    return whole;
  }
}

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

/** How many frames of a dry run are recorded, and when recording stops. */
class DryRunFramesTest {
  private static final long SECOND = 1_000_000_000L;
  private static final long NORMAL_BYTES = 2_000;
  private static final long MAX_BYTES = 50_000;

  private final MemoryBudget budget = new MemoryBudget(NORMAL_BYTES, MAX_BYTES);
  private long now;

  private DryRunFrames recording() {
    return new DryRunFrames(budget, sections -> FrameRange.ALL, () -> now);
  }

  /** Records this many different frames. Returns whether all of them are stored. */
  private boolean storesAll(DryRunFrames recording, int frames) {
    Frames.moving(frames).forEach(frame -> recording.frame(frame, 0, 1));
    recording.complete();
    return recording.isWhole();
  }

  private long freeBytes() {
    long bytes = 0;
    while (budget.take(1, 0)) {
      bytes++;
    }
    budget.giveBack(bytes);
    return bytes;
  }

  @Test
  void framesAreStoredUpToTheMemoryLimitAndPlayedInOrder() {
    DryRunFrames recording = recording();
    List<Frame> frames = Frames.moving(3);
    for (int i = 0; i < 3; i++) {
      recording.frame(frames.get(i), 0, i + 1);
    }
    assertFalse(recording.isWhole(), "the dry run is not complete yet");
    recording.complete();
    assertTrue(recording.isWhole());
    assertTrue(freeBytes() < NORMAL_BYTES - 1000);
    List<Frame> played = new ArrayList<>();
    List<Long> counts = new ArrayList<>();
    recording.play(
        (frame, count) -> {
          played.add(frame);
          counts.add(count);
        });
    assertEquals(frames, played);
    assertEquals(List.of(1L, 2L, 3L), counts);
    assertEquals(NORMAL_BYTES, freeBytes());
  }

  @Test
  void dropsAllFramesIfTheyDoNotFitAndAcceptsNoMore() {
    DryRunFrames recording = recording();
    assertEquals(FrameRange.ALL, recording.wanted(0, List.of()));
    assertFalse(storesAll(recording, 10));
    assertEquals(FrameRange.NONE, recording.wanted(0, List.of()));
    assertEquals(NORMAL_BYTES, freeBytes());
  }

  @Test
  void dryRunsShareTheMemoryLimit() {
    DryRunFrames first = recording();
    assertTrue(storesAll(first, 2));
    assertFalse(storesAll(recording(), 3));
    first.drop();
    assertTrue(storesAll(recording(), 3));
  }

  @Test
  void aSlowRunGetsExtraMemoryUpToALimit() {
    DryRunFrames slow = recording();
    now = 10 * SECOND;
    assertTrue(storesAll(slow, 80));
    slow.drop();
    DryRunFrames longer = recording();
    now += 10 * SECOND;
    assertFalse(storesAll(longer, 200));
    DryRunFrames usual = recording();
    now += SECOND;
    assertFalse(storesAll(usual, 80));
  }

  @Test
  void aRunThatIsSlowBecauseOfItsManyFramesGetsNoExtraMemory() {
    DryRunFrames many = recording();
    many.frame(Frames.square(0), 0, 10_000);
    now = 10 * SECOND;
    assertFalse(storesAll(many, 80));
  }

  /**
   * The cache answers late: it reports that it has a segment only when the dry run waits for the
   * answer.
   */
  @Test
  void cachedSegmentsMakeRoomForNewOnesEvenIfFoundLate() {
    Thread stage = Thread.currentThread();
    AtomicInteger looks = new AtomicInteger();
    DryRunFrames recording =
        new DryRunFrames(new MemoryBudget(0, 1L << 30), sections -> FrameRange.ALL, () -> now);
    recording.cut(
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
      recording.frame(Frames.square(i), i * 200L, 200); // Each frame is a segment.
    }
    recording.complete();
    assertTrue(recording.isWhole());
    List<Long> played = new ArrayList<>();
    recording.play(
        Segmenter.ofLongFilm(FrameRate.of(10), 0, new Counting(played)),
        passed -> {
          throw new AssertionError("a second run from frame " + passed);
        });
    assertEquals(List.of(200L, 200L, 200L), played);
  }

  /** A target that stores all frames and notes the number of frames of each run. */
  private record Counting(List<Long> frames) implements Segmenter.Target {
    @Override
    public void begin() {}

    @Override
    public void add(FrameRun run) {
      frames.add(run.count());
    }

    @Override
    public void end(String hash) {}

    @Override
    public boolean cached(String hash, long count, long pictures) {
      return frames.add(count);
    }
  }
}

package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.at;
import static zoetrope.Zoetrope.dot;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;

/** The number of runs that a preview needs if only a few frames of the scene fit in its cache. */
@Timeout(60)
class PreviewRunsTest {
  private static final RenderSettings SMALL = RenderSettings.of(64, 36, FrameRate.of(20));
  private static final SceneEntry SCENE = SceneEntry.of(Counted.class);
  private static final Duration LONG = Duration.ofSeconds(30);

  /** A scene with two thousand frames and a pause in the middle. It counts its runs. */
  public static final class Counted extends Scene {
    private static final AtomicInteger RUNS = new AtomicInteger();

    @Override
    protected void construct() {
      RUNS.incrementAndGet();
      var dot = dot();
      dot.addUpdater((d, dt) -> d.moveTo(at(StrictMath.sin(time()), StrictMath.cos(7 * time()))));
      add(dot);
      pause(45);
      dot.clearUpdaters();
      pause(10);
      dot.addUpdater((d, dt) -> d.moveTo(at(StrictMath.sin(time()), 0)));
      pause(45);
    }
  }

  @BeforeEach
  void begin() {
    Counted.RUNS.set(0);
  }

  private static Preview preview(long room) {
    return new Preview(SCENE, SMALL, room, Visibility.ALL, 6);
  }

  @Test
  void reachesLaterFramesWithoutAnotherRun() {
    try (Preview preview = preview(20_000)) {
      assertEquals(2000, preview.whole().frames());
      assertEquals(1, Counted.RUNS.get());
      for (long number = 300; number < 2000; number++) {
        frame(preview, number);
      }
      assertEquals(2, Counted.RUNS.get());
      frame(preview, 250);
      assertEquals(3, Counted.RUNS.get());
      frame(preview, 290);
      assertEquals(3, Counted.RUNS.get());
    }
  }

  @Test
  void framesAreTheSameInEveryRun() {
    Random random = new Random(3);
    try (Preview all = preview(1L << 30);
        Preview few = preview(20_000)) {
      for (int i = 0; i < 60; i++) {
        long number = random.nextInt(2000);
        Optional<Frame> early = few.frameWithin(random.nextInt(2000), Duration.ZERO);
        early.ifPresent(frame -> assertEquals(1, frame.items().size()));
        assertEquals(frame(all, number).items(), frame(few, number).items(), "frame " + number);
        assertTrue(few.cachedBytes() <= 20_000);
      }
    }
  }

  private static Frame frame(Preview preview, long number) {
    return preview.frameWithin(number, LONG).orElseThrow();
  }

  @Test
  void returnsTheNearestFrameIfItMustNotWait() {
    try (Preview preview = preview(200_000)) {
      preview.whole();
      assertEquals(Optional.empty(), preview.frameWithin(1200, Duration.ZERO));
      Preview.Landmark near = preview.nearest(1200).orElseThrow();
      assertTrue(Math.abs(near.number() - 1200) <= 250, () -> "" + near.number());
      assertEquals(frame(preview, near.number()).items(), near.frame().items());
      assertTrue(preview.passed(1999) <= 1999);
    }
  }

  @Test
  void refusesFramesAfterTheEndEvenWithoutWaiting() {
    try (Preview preview = preview(20_000)) {
      preview.whole();
      UsageException late =
          assertThrows(UsageException.class, () -> preview.frameWithin(2000, LONG));
      assertTrue(late.getMessage().contains("2000"), late.getMessage());
    }
  }

  @Test
  void theImageOfALandmarkEqualsItsFrame() {
    try (Preview preview = preview(60_000);
        FramePainter painter = new FramePainter(64, 36)) {
      preview.whole();
      Preview.Landmark near = preview.nearest(900).orElseThrow();
      int[] shown = painter.paint(near.frame()).clone();
      assertArrayEquals(preview.frame(near.number()).argb(), shown);
    }
  }
}

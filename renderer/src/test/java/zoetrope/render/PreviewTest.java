package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.still.Png;
import zoetrope.mobject.display.Visibility;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/** A preview shows the frames of a scene in any order. */
@Timeout(120)
class PreviewTest {
  private static final RenderSettings SMALL = RenderSettings.of(160, 90, FrameRate.of(20));

  private static final SceneCatalogue CATALOGUE =
      SceneCatalogue.of(PreviewTest.class.getClassLoader());

  @TempDir private Path folder;

  @Test
  void framesInAnyOrderAreThoseOfStillsByteForByte() throws IOException {
    SceneEntry scene = scene("Winding");
    List<byte[]> stills = stills(scene);
    try (Preview preview = new Renderer(SMALL).preview(scene)) {
      assertEquals(stills.size(), preview.whole().frames());
      for (int number : shuffled(stills.size())) {
        assertArrayEquals(stills.get(number), png(preview.frame(number)), "frame " + number);
      }
    }
  }

  @Test
  void framesAreTheSameWithLittleMemory() throws IOException {
    SceneEntry scene = scene("Winding");
    List<byte[]> stills = stills(scene);
    for (int room : new int[] {1, 20_000, 60_000}) {
      try (Preview preview = preview(scene, room, 6)) {
        for (int number : shuffled(stills.size()).subList(0, 30)) {
          assertArrayEquals(stills.get(number), png(preview.frame(number)), "frame " + number);
          assertTrue(
              room == 1 || preview.cachedBytes() <= room, () -> preview.cachedBytes() + " bytes");
        }
        assertEquals(stills.size(), preview.whole().frames());
      }
    }
  }

  @Test
  void aTimeShowsTheFrameOfItsStill() throws IOException {
    SceneEntry scene = scene("Sliding");
    try (Preview preview = new Renderer(SMALL).preview(scene)) {
      for (String time : List.of("end", "1.52", "frame:3", "0", "2.99")) {
        Path file = folder.resolve("still.png");
        new Renderer(SMALL).still(scene, TimePoint.parse(time), file);
        assertArrayEquals(Files.readAllBytes(file), png(preview.at(TimePoint.parse(time))), time);
      }
    }
  }

  @Test
  void previewsOfAFailingSceneAreLikeItsStills() {
    SceneEntry scene = scene("Failing");
    try (Preview preview = new Renderer(SMALL).preview(scene)) {
      int failed = 0;
      for (int number = 11; number >= 0; number--) {
        Object still = still(scene, number);
        Object shown = shown(preview, number);
        if (still instanceof SceneException expected) {
          SceneException actual = (SceneException) shown;
          assertEquals(Failure.of(expected).toString(), Failure.of(actual).toString());
          failed++;
        } else {
          assertArrayEquals((byte[]) still, (byte[]) shown);
        }
      }
      assertEquals(3, failed);
      assertThrows(SceneException.class, preview::whole);
    }
  }

  @Test
  void showsTheFramesBeforeAFailure() {
    try (Preview preview = new Renderer(SMALL).preview(scene("Failing"))) {
      assertThrows(SceneException.class, preview::whole);
      StageResult before = preview.soFar().orElseThrow();
      assertEquals(10, before.frames());
      assertEquals(1, before.plays().size());
      assertFalse(before.complete());
    }
  }

  @Test
  void aRunReportsItsProgress() {
    RenderSettings endless = SMALL.withParameters(Map.of("endless", "true"));
    try (Preview preview = new Renderer(endless).preview(scene("Winding"))) {
      preview.frame(100);
      StageResult part = preview.soFar().orElseThrow();
      assertTrue(preview.wholeWithin(Duration.ZERO).isEmpty());
      StageResult more = part;
      while (more.frames() <= part.frames()) { // The run rests until the next play begins.
        more = preview.soFar().orElseThrow();
      }
      assertEquals(part.plays(), more.plays().subList(0, part.plays().size()));
    }
    try (Preview preview = new Renderer(SMALL).preview(scene("Sliding"))) {
      assertEquals(preview.whole(), preview.wholeWithin(Duration.ZERO).orElseThrow());
    }
  }

  @Test
  void aTimeBeyondTheEndHasTheMessageOfAStill() {
    SceneEntry scene = scene("Sliding");
    TimePoint late = TimePoint.parse("1000");
    String expected =
        assertThrows(
                UsageException.class,
                () -> new Renderer(SMALL).still(scene, late, folder.resolve("late.png")))
            .getMessage();
    try (Preview preview = new Renderer(SMALL).preview(scene)) {
      assertEquals(
          expected, assertThrows(UsageException.class, () -> preview.at(late)).getMessage());
      assertThrows(IllegalArgumentException.class, () -> preview.frame(-1));
    }
  }

  @Test
  void aParameterThatTheSceneDoesNotHaveIsRefusedAtOnce() {
    RenderSettings settings = SMALL.withParameters(Map.of("slider", "2"));
    assertThrows(UsageException.class, () -> new Renderer(settings).preview(scene("Sliding")));
  }

  @Test
  void aPausedRunContinuesToTheRequestedFrame() {
    RenderSettings endless = SMALL.withParameters(Map.of("endless", "true"));
    try (Preview preview = new Renderer(endless).preview(scene("Winding"), 1 << 24)) {
      preview.hold();
      preview.frame(30);
      awaitRest();
      long before = preview.cachedBytes();
      preview.frame(400);
      assertTrue(preview.cachedBytes() > before);
    }
    try (Preview preview = new Renderer(SMALL).preview(scene("Winding"))) {
      preview.hold();
      assertTrue(preview.whole().frames() > 0);
    }
  }

  /**
   * Waits until the scene's thread waits. A scene without an end waits only while its run is
   * paused.
   */
  private static void awaitRest() {
    while (Thread.getAllStackTraces().keySet().stream()
        .noneMatch(
            thread ->
                thread.getName().equals("zoetrope-scene")
                    && thread.getState() == Thread.State.WAITING)) {
      Thread.onSpinWait();
    }
  }

  @Test
  void closingEndsAllThreadsAndAllWaiting() throws InterruptedException {
    RenderSettings endless = SMALL.withParameters(Map.of("endless", "true"));
    Preview preview = new Renderer(endless).preview(scene("Winding"), 100_000);
    CompletableFuture<?> length = CompletableFuture.supplyAsync(preview::whole);
    CompletableFuture<?> late = CompletableFuture.supplyAsync(() -> preview.frame(4_000_000_000L));
    preview.frame(500);
    preview.close();
    for (CompletableFuture<?> waiting : List.of(length, late)) {
      Throwable end = assertThrows(ExecutionException.class, waiting::get).getCause();
      assertTrue(end instanceof CancellationException || end instanceof IllegalStateException);
    }
    assertThrows(IllegalStateException.class, () -> preview.frame(0));
    assertEquals(0, preview.cachedBytes());
    assertTrue(
        Thread.getAllStackTraces().keySet().stream()
            .noneMatch(thread -> thread.getName().equals("zoetrope-preview")));
  }

  private static Preview preview(SceneEntry entry, long room, long pageLength) {
    return new Preview(entry, SMALL, room, Visibility.ALL, pageLength);
  }

  private List<byte[]> stills(SceneEntry scene) throws IOException {
    long frames = new Renderer(SMALL).dryRun(scene).frames();
    List<byte[]> stills = new ArrayList<>();
    for (int number = 0; number < frames; number++) {
      stills.add((byte[]) still(scene, number));
    }
    return stills;
  }

  private Object still(SceneEntry scene, long number) {
    Path file = folder.resolve("still.png");
    try {
      new Renderer(SMALL).still(scene, new TimePoint.FrameNumber(number), file);
      return Files.readAllBytes(file);
    } catch (SceneException e) {
      return e;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Object shown(Preview preview, long number) {
    try {
      return png(preview.frame(number));
    } catch (SceneException e) {
      return e;
    }
  }

  private static byte[] png(RasterImage picture) {
    return Png.encode(picture.argb(), picture.width(), picture.height());
  }

  private static List<Integer> shuffled(int count) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add(i);
    }
    Collections.shuffle(numbers, new Random(7));
    return numbers;
  }

  private static SceneEntry scene(String name) {
    return CATALOGUE.find(List.of(name)).get(0);
  }
}

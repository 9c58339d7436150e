package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;

/** Subtitles that are drawn into the frames. */
class BurntSubtitlesTest {
  private static final RenderSettings PLAIN = RenderSettings.of(320, 180, FrameRate.of(10));

  @TempDir private Path folder;

  /** Three subtitles; the last two are in one pause and one movement. */
  public static final class Told extends Scene {
    @Override
    protected void construct() {
      background(BLUE);
      pause(0.5);
      subtitle("At rest", 0.5);
      pause(1);
      var dot = dot(at(0, 2));
      subtitle("A dot moves,\nand stops", 0.3);
      play(animate(dot, d -> d.shift(RIGHT)).runTime(0.5));
    }
  }

  /** Whether the lower quarter of the image has pixels that are not background. */
  private static boolean hasWords(RasterImage picture) {
    int[] argb = picture.argb();
    int lower = picture.width() * picture.height() * 3 / 4;
    int background = argb[lower];
    return Arrays.stream(argb, lower, argb.length).anyMatch(pixel -> pixel != background);
  }

  @Test
  void showsEachSubtitleOnlyInItsTime() {
    Renderer renderer = new Renderer(PLAIN.withBurntSubtitles());
    List<Integer> framesWithWords = new ArrayList<>();
    for (int k = 0; k < 20; k++) {
      if (hasWords(renderer.picture(SceneEntry.of(Told::new), TimePoint.parse("frame:" + k)))) {
        framesWithWords.add(k);
      }
    }
    assertEquals(List.of(5, 6, 7, 8, 9, 15, 16, 17), framesWithWords);
  }

  @Test
  void videosAreTheSameForAnyNumberOfJobsAndHaveNoSubtitleFile() throws IOException {
    RenderSettings burnt = PLAIN.withBurntSubtitles();
    Path one = folder.resolve("one.mp4");
    Path four = folder.resolve("four.mp4");
    new Renderer(burnt.withJobs(1)).film(SceneEntry.of(Told::new), one);
    new Renderer(burnt.withJobs(4)).film(SceneEntry.of(Told::new), four);
    assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(four));
    assertFalse(Files.exists(folder.resolve("one.srt")));
    new Renderer(PLAIN).film(SceneEntry.of(Told::new), folder.resolve("plain.mp4"));
    assertTrue(Files.exists(folder.resolve("plain.srt")));
  }

  @Test
  void theCameraDoesNotMoveSubtitles() {
    SceneEntry scene =
        SceneEntry.of(
            () ->
                new Scene() {
                  @Override
                  protected void construct() {
                    subtitle("Here", 2);
                    pause(0.5);
                    camera().setHeight(2).moveTo(at(30, 30));
                    pause(0.5);
                  }
                });
    Renderer renderer = new Renderer(PLAIN.withBurntSubtitles());
    assertArrayEquals(
        renderer.picture(scene, TimePoint.parse("frame:0")).argb(),
        renderer.picture(scene, TimePoint.parse("frame:9")).argb());
  }

  /** A red rectangle fills the frame. It must end above the band, and the band shows all words. */
  @Test
  void theSceneEndsAboveTheSubtitles() {
    SceneEntry scene =
        SceneEntry.of(
            () ->
                new Scene() {
                  @Override
                  protected void construct() {
                    add(fullScreenRectangle().setFill(RED, 1).setStrokeWidth(0));
                    subtitle("A line of words that is as long as lines are\nand a second one", 1);
                    pause(1);
                  }
                });
    RasterImage picture =
        new Renderer(PLAIN.withBurntSubtitles()).picture(scene, TimePoint.parse("frame:0"));
    int width = picture.width();
    int[] argb = picture.argb();
    int red = argb[width / 2];
    int lastRed = 0;
    int firstWhite = picture.height();
    for (int i = 0; i < argb.length; i++) {
      lastRed = argb[i] == red ? i / width : lastRed;
      boolean white = (argb[i] & 0xff) > 200;
      firstWhite = white && firstWhite == picture.height() ? i / width : firstWhite;
    }
    assertEquals(0.83 * picture.height(), lastRed + 1, 1.5);
    assertTrue(firstWhite > lastRed, firstWhite + " " + lastRed);
  }
}

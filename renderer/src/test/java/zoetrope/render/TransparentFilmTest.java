package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Color;
import zoetrope.frame.FrameRate;
import zoetrope.readback.FilmReader;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;

/** Videos with a transparent background can be composed over any image. */
class TransparentFilmTest {
  private static final RenderSettings SMALL = RenderSettings.of(160, 90, FrameRate.of(10));

  @TempDir private static Path folder;

  /** A scene with opaque, translucent and antialiased pixels. */
  private static final class Glass extends Scene {
    private final Color ground;

    Glass(Color ground) {
      this.ground = ground;
    }

    @Override
    protected void construct() {
      background(ground);
      var disc = circle(1.5).setFill(YELLOW, 0.5).setStroke(RED, 8);
      add(square(3).setFill(BLUE, 1).setStrokeWidth(0).rotate(0.3), disc);
      play(animate(disc, d -> d.shift(RIGHT.times(2))).runTime(0.5));
      pause(1.5);
      play(animate(disc, d -> d.shift(LEFT.times(4))).runTime(0.5));
    }
  }

  private static SceneEntry on(Color ground) {
    return SceneEntry.of(() -> new Glass(ground));
  }

  private static RenderResult film(String name, int jobs) {
    return new Renderer(SMALL.withTransparency().withJobs(jobs))
        .film(on(GREEN), folder.resolve(name));
  }

  @ParameterizedTest
  @CsvSource({
    "glass.mov,  ,          0.7, 40, #2050a0",
    "glass.mkv,  ,          0.3,  2, #2050a0",
    "glass.webm, libvpx-vp9, 0.88, 140, #2050a0"
  })
  void aVideoOverABackgroundEqualsAVideoDrawnWithThisBackground(
      String name, String decoder, double mean, int worst, String colored) {
    film(name, 2);
    for (String ground : List.of("#000000", "#ffffff", "#808080", colored)) {
      compare(folder.resolve(name), decoder, Color.hex(ground), mean, worst);
    }
  }

  private static void compare(Path film, String decoder, Color color, double mean, int worst) {
    try (FilmReader reader = FilmReader.open(film, decoder)) {
      for (int frame = 0; frame < 25; frame++) {
        assertTrue(reader.next());
        assertEquals(frame / 10.0, reader.time(), 1e-6);
        int[] drawn =
            new Renderer(SMALL).picture(on(color), TimePoint.parse("frame:" + frame)).argb();
        Difference off = difference(drawn, reader.argb(), color.toArgb());
        assertTrue(off.mean() < mean && off.worst() <= worst, film + " on " + color + ": " + off);
      }
      assertFalse(reader.next());
    }
  }

  /** The differences of samples, from 0 to 255. */
  private record Difference(double mean, int worst) {}

  private static Difference difference(int[] drawn, int[] straight, int ground) {
    double sum = 0;
    int worst = 0;
    for (int i = 0; i < drawn.length; i++) {
      int alpha = straight[i] >>> 24;
      for (int shift = 0; shift < 24; shift += 8) {
        int over = (straight[i] >> shift & 0xff) * alpha + (ground >> shift & 0xff) * (255 - alpha);
        int off = Math.abs((drawn[i] >> shift & 0xff) - (over + 127) / 255);
        sum += off;
        worst = Math.max(worst, off);
      }
    }
    return new Difference(sum / (3.0 * drawn.length), worst);
  }

  @ParameterizedTest
  @ValueSource(strings = {".mov", ".webm", ".mkv"})
  void theNumberOfJobsChangesNoByte(String ending) throws IOException {
    film("one" + ending, 1);
    film("four" + ending, 4);
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("one" + ending)),
        Files.readAllBytes(folder.resolve("four" + ending)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.gif"})
  void rejectsVideoFormatsWithoutTransparency(String name) {
    UsageException e = assertThrows(UsageException.class, () -> film(name, 1));
    assertTrue(e.getMessage().contains("cannot hold transparent frames: name a .mov"));
    assertFalse(Files.exists(folder.resolve(name)));
  }

  @Test
  void doesNotWarnAboutOpaqueVideos() {
    assertEquals(List.of(), film("quiet.mov", 1).warnings());
  }

  @Test
  void stillsHaveNoBackgroundEvenIfTheSceneSetsOne() {
    int[] argb =
        new Renderer(SMALL.withTransparency()).picture(on(GREEN), TimePoint.parse("0")).argb();
    assertEquals(0, argb[0] >>> 24);
    assertEquals(255, argb[45 * 160 + 80] >>> 24);
  }
}

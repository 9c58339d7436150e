package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.frame.FrameRate;
import zoetrope.output.VideoCodec;
import zoetrope.readback.FilmReader;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;

/** Videos of every codec show what was drawn. */
class FilmCodecsTest {
  private static final RenderSettings SMALL = RenderSettings.of(320, 180, FrameRate.of(10));
  private static final int FRAMES = 16;

  @TempDir private static Path folder;

  private static final List<int[]> DRAWN = new ArrayList<>();

  /**
   * A scene that moves, then pauses so long that the unchanged frame is encoded again, and then
   * moves again.
   */
  private static final class Moves extends Scene {
    @Override
    protected void construct() {
      var disc = circle(1.5).setFill(YELLOW, 0.5).setStroke(WHITE, 8);
      add(square(3).setFill(BLUE, 1).setStrokeWidth(0).rotate(0.3), disc);
      play(animate(disc, d -> d.shift(RIGHT.times(2))).runTime(0.4));
      pause(0.8);
      play(animate(disc, d -> d.shift(LEFT.times(3))).runTime(0.4));
    }
  }

  private static final SceneEntry SCENE = SceneEntry.of(Moves::new);

  @BeforeAll
  static void draws() {
    for (int frame = 0; frame < FRAMES; frame++) {
      DRAWN.add(new Renderer(SMALL).picture(SCENE, TimePoint.parse("frame:" + frame)).argb());
    }
  }

  private static Path film(String name, FilmFormat format, int jobs) {
    Path film = folder.resolve(name);
    new Renderer(SMALL.withFormat(format).withJobs(jobs)).film(SCENE, film);
    return film;
  }

  private static FilmFormat format(String codec) {
    VideoCodec parsed = VideoCodec.parse(codec);
    assumeTrue(parsed.isAvailable(), "this build of FFmpeg has no " + parsed.encoder());
    return new FilmFormat(Optional.of(parsed), false);
  }

  /** Returns the mean difference of samples, from 0 to 255, over all frames. */
  private static double off(Path film) {
    double sum = 0;
    try (FilmReader reader = FilmReader.open(film)) {
      for (int frame = 0; frame < FRAMES; frame++) {
        assertTrue(reader.next());
        assertEquals(frame / 10.0, reader.time(), 1e-3);
        int[] seen = reader.argb();
        for (int i = 0; i < seen.length; i++) {
          for (int shift = 0; shift < 24; shift += 8) {
            sum += Math.abs((seen[i] >> shift & 0xff) - (DRAWN.get(frame)[i] >> shift & 0xff));
          }
        }
      }
      assertFalse(reader.next());
    }
    return sum / (3.0 * FRAMES * DRAWN.get(0).length);
  }

  @ParameterizedTest
  @CsvSource({
    "h264.mp4,    h264,   1",
    "h264.mkv,    h264,   1",
    "hevc.mp4,    hevc,   1",
    "hevc.mov,    hevc,   1",
    "hevc.mkv,    hevc,   1",
    "av1.mp4,     av1,    1",
    "av1.mkv,     av1,    1",
    "av1.webm,    av1,    1",
    "prores.mov,  prores, 0.4",
    "prores.mkv,  prores, 0.4",
    "vp9.webm,    vp9,    1",
    "vp9.mkv,     vp9,    1",
    "vp9.mp4,     vp9,    1",
    "ffv1.mkv,    ffv1,   0",
  })
  void videosOfEveryCodecShowTheDrawnFrames(String name, String codec, double limit)
      throws IOException {
    Path film = film(name, format(codec), 1);
    double off = off(film);
    assertTrue(off <= limit, name + " is off by " + off);
    Path byFour = film("four-" + name, format(codec), 4);
    assertArrayEquals(Files.readAllBytes(film), Files.readAllBytes(byFour));
  }

  @ParameterizedTest
  @CsvSource({"a.mp4, h264", "a.mov, h264", "a.mp4, hevc", "a.webm, vp9", "a.mkv, ffv1"})
  void losslessFilmsGiveBackEachPixel(String name, String codec) {
    assertEquals(0, off(film("lossless-" + codec + "-" + name, format(codec).withoutLoss(), 2)));
  }

  @Test
  void namingTheDefaultCodecChangesNoByte() throws IOException {
    for (String name : List.of("h264.mp4", "vp9.webm")) {
      String codec = name.substring(0, name.indexOf('.'));
      assertArrayEquals(
          Files.readAllBytes(film("said-" + name, format(codec), 2)),
          Files.readAllBytes(film("usual-" + name, FilmFormat.DEFAULT, 2)));
    }
  }

  @Test
  void slowerPresetsAndOtherFactorsChangeTheSize() throws IOException {
    for (String codec : List.of("hevc", "av1")) {
      RenderSettings settings = SMALL.withFormat(format(codec));
      Path fine = folder.resolve("fine-" + codec + ".mp4");
      Path coarse = folder.resolve("coarse-" + codec + ".mp4");
      new Renderer(settings.withEncoding(10, "superfast")).film(SCENE, fine);
      new Renderer(settings.withEncoding(40, "fast")).film(SCENE, coarse);
      assertTrue(Files.size(coarse) < Files.size(fine) / 2, codec);
    }
  }

  @Test
  void segmentsOfAnotherCodecAreNotTaken() throws IOException {
    SegmentCache cache = SegmentCache.in(folder.resolve("cache"), 1_000_000_000);
    Path film = folder.resolve("kept.mkv");
    for (FilmFormat format : List.of(format("ffv1"), format("hevc"), format("prores"))) {
      Renderer renderer = new Renderer(SMALL.withFormat(format));
      renderer.film(SCENE, film);
      byte[] drawn = Files.readAllBytes(film);
      for (int i = 0; i < 2; i++) {
        renderer.withCache(cache).film(SCENE, film);
        assertArrayEquals(drawn, Files.readAllBytes(film), format::toString);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.webm | hevc   | cannot hold HEVC: name a .mp4, .mov",
        "a.mov  | av1    | cannot hold AV1: name a .mp4, .mkv or .webm, or take H.264",
        "a.mp4  | prores | cannot hold ProRes: name a .mov or .mkv, or take H.264, HEVC, AV1 or"
            + " VP9",
        "a.mp4  | ffv1   | cannot hold FFV1: name a .mkv, or take",
        "a.gif  | h264   | cannot hold H.264: name a .mp4, .mov",
        "a.html | hevc   | cannot hold HEVC: name a .mp4, .mov",
      })
  void rejectsCodecsThatTheFormatLacksWithAFix(String name, String codec, String message) {
    format("h264");
    UsageException e =
        assertThrows(UsageException.class, () -> refuse(SMALL.withFormat(format(codec)), name));
    assertTrue(e.getMessage().contains(name + " " + message), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.mp4  | h264   | true  | cannot hold transparent frames: name a .mov (ProRes), .mkv",
        "a.mp4  | vp9    | true  | cannot hold transparent frames: name a .mkv or .webm",
        "a.mp4  | av1    | false | cannot hold lossless frames as AV1: name a .mov (H.264),",
        "a.mov  | prores | false | cannot hold lossless frames as ProRes: name a .mp4 (H.264),",
        "a.webm | vp9    | true  | cannot hold lossless transparent frames: name a .mkv (FFV1)",
      })
  void rejectsFeaturesThatTheCodecLacksWithAFix(
      String name, String codec, boolean transparent, String message) {
    format("h264");
    FilmFormat format = format(codec);
    boolean lossless = message.contains("lossless");
    RenderSettings settings = SMALL.withFormat(lossless ? format.withoutLoss() : format);
    UsageException e =
        assertThrows(
            UsageException.class,
            () -> refuse(transparent ? settings.withTransparency() : settings, name));
    assertTrue(e.getMessage().contains(name + " " + message), e.getMessage());
  }

  private static void refuse(RenderSettings settings, String name) {
    Path file = folder.resolve(name);
    new Renderer(settings).render(RenderRequest.film(SCENE, file));
  }

  @Test
  void reportsWhatAGifLeavesOut() {
    SceneEntry titled =
        SceneEntry.of(
            () ->
                new Scene() {
                  @Override
                  protected void construct() {
                    section("One");
                    pause(0.2);
                  }
                });
    RenderResult gif = new Renderer(SMALL).film(titled, folder.resolve("a.gif"));
    assertEquals(1, gif.warnings().size());
    assertTrue(
        gif.warnings().get(0).contains("a GIF has no chapters: the scene's section is not in it"));
  }
}

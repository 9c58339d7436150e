package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bytedeco.javacv.FFmpegFrameGrabber;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.NeedsX264;
import zoetrope.frame.FrameRate;
import zoetrope.output.VideoCodec;
import zoetrope.readback.FilmReader;
import zoetrope.render.Renderer;
import zoetrope.render.request.FilmFormat;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.RenderResult;

/** An MPEG transport stream has the frames and the sound of an MP4 file. */
@NeedsX264
class TransportStreamTest {
  private static final RenderSettings SMALL = RenderSettings.of(160, 90, FrameRate.of(10));

  /** The number of silent samples at the start of AAC. Only an MP4 file makes players skip them. */
  private static final int PADDING_SAMPLES = 1024;

  /** The largest distance between two key frames, in frames: 4 seconds. */
  private static final int MAX_KEY_FRAME_DISTANCE = 40;

  @TempDir private static Path sounds;
  @TempDir private Path folder;

  @BeforeAll
  static void writeTone() {
    Waves.write(
        sounds.resolve("tone.wav"), Waves.RATE, 1, 490_000, Waves.tone(440, 0.4, Waves.RATE));
  }

  /**
   * A scene that moves, rests for longer than the distance of key frames, and moves again, with a
   * tone.
   */
  public static final class Told extends Scene {
    @Override
    protected void construct() {
      sound(sounds.resolve("tone.wav").toString());
      var square = square(2).setFill(BLUE, 1);
      add(square);
      section("One");
      play(animate(square, s -> s.shift(right(1))).runTime(0.7));
      pause(9);
      section("Two");
      play(animate(square, s -> s.shift(left(1))).runTime(0.8));
    }
  }

  private Path film(String name, String codec, boolean lossless) {
    FilmFormat format = FilmFormat.DEFAULT.withCodec(VideoCodec.parse(codec));
    RenderSettings settings = SMALL.withFormat(lossless ? format.withoutLoss() : format);
    Path film = folder.resolve(name);
    new Renderer(settings).film(SceneEntry.of(Told::new), film);
    return film;
  }

  private static List<int[]> pictures(Path film) {
    List<int[]> pictures = new ArrayList<>();
    try (FilmReader reader = FilmReader.open(film)) {
      while (reader.next()) {
        pictures.add(reader.argb().clone());
      }
    }
    return pictures;
  }

  @ParameterizedTest
  @CsvSource({"h264, false", "hevc, false", "h264, true", "hevc, true"})
  void framesEqualThoseOfAnMp4(String codec, boolean lossless) {
    List<int[]> expected = pictures(film("a.mp4", codec, lossless));
    List<int[]> shown = pictures(film("a.ts", codec, lossless));
    assertEquals(105, shown.size());
    for (int i = 0; i < shown.size(); i++) {
      assertArrayEquals(expected.get(i), shown.get(i), "frame " + i);
    }
  }

  @ParameterizedTest
  @CsvSource({"h264", "hevc"})
  void playersCanBeginAnywhere(String codec) throws IOException {
    Path film = film("a.ts", codec, false);
    List<int[]> expected = pictures(film);
    byte[] bytes = Files.readAllBytes(film);
    for (int part = 1; part < 4; part++) {
      int from = bytes.length * part / 4;
      Path rest = folder.resolve("rest.ts");
      Files.write(rest, Arrays.copyOfRange(bytes, from, bytes.length));
      List<int[]> shown = pictures(rest);
      assertTrue(shown.size() >= 105 - 105 * part / 4 - MAX_KEY_FRAME_DISTANCE, "" + shown.size());
      assertArrayEquals(expected.get(104), shown.get(shown.size() - 1));
      assertArrayEquals(expected.get(100), shown.get(shown.size() - 5));
    }
  }

  @Test
  void soundEqualsThatOfAnMp4AtTheSameTime() throws Exception {
    float[] expected = Waves.read(film("a.mp4", "h264", false), 0);
    Path film = film("a.ts", "h264", false);
    float[] heard = Waves.read(film, 0);
    assertArrayEquals(
        Arrays.copyOf(expected, 500_000),
        Arrays.copyOfRange(heard, PADDING_SAMPLES, PADDING_SAMPLES + 500_000));
    try (FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(film.toFile())) {
      grabber.start();
      double picture = grabber.grabImage().timestamp / 1e6;
      grabber.setTimestamp(0);
      double sound = grabber.grabSamples().timestamp / 1e6;
      assertEquals(PADDING_SAMPLES / (double) Waves.RATE, picture - sound, 1e-4);
    }
  }

  @Test
  void concatenatedSectionsAreTheVideo() throws IOException {
    Path film = folder.resolve("a.ts");
    RenderRequest request =
        RenderRequest.film(SceneEntry.of(Told::new), film).withSections(folder.resolve("parts"));
    RenderResult result = new Renderer(SMALL).render(request);
    assertEquals(
        List.of(
            "an MPEG-TS has no chapters: the scene's 2 sections are not in it;"
                + " name a .mp4, .mov, .mkv or .webm"),
        result.warnings());
    List<int[]> shown = new ArrayList<>(pictures(folder.resolve("parts/01-One.ts")));
    shown.addAll(pictures(folder.resolve("parts/02-Two.ts")));
    List<int[]> whole = pictures(film);
    assertEquals(whole.size(), shown.size());
    for (int i = 0; i < whole.size(); i++) {
      assertArrayEquals(whole.get(i), shown.get(i), "frame " + i);
    }
  }
}

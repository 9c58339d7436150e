package zoetrope.internal.video.gif;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.MovingImages;
import zoetrope.readback.FilmReader;

class GifFilmTest {
  @TempDir Path folder;

  private static int[] filled(int color) {
    int[] argb = new int[32 * 32];
    Arrays.fill(argb, color);
    return argb;
  }

  private interface Part {
    void show(GifSegmentEncoder encoder);
  }

  private Path gif(VideoSettings settings, Part... parts) {
    Path target = folder.resolve("a.gif");
    try (GifFilm film = GifFilm.open(target, settings)) {
      for (Part part : parts) {
        GifSegmentEncoder encoder = new GifSegmentEncoder(settings);
        part.show(encoder);
        film.append(encoder.finish());
      }
      film.finish();
    }
    return target;
  }

  /**
   * Adds a segment that begins with frame 0 to the GIF: images of one colour, each for {@code
   * frames} frames.
   */
  private static Part colors(long frames, int... colors) {
    return encoder -> {
      for (int i = 0; i < colors.length; i++) {
        encoder.picture(filled(colors[i]), i * frames, frames);
      }
    };
  }

  private record Shown(double time, int color) {}

  private static List<Shown> read(Path film) {
    List<Shown> shown = new ArrayList<>();
    try (FilmReader reader = FilmReader.open(film)) {
      while (reader.next()) {
        shown.add(new Shown(reader.time(), reader.argb()[100]));
      }
    }
    return shown;
  }

  private static double seconds(Path film) {
    try (FilmReader reader = FilmReader.open(film)) {
      return reader.seconds();
    }
  }

  private static VideoSettings settings(int rate) {
    return VideoSettings.of(32, 32, FrameRate.of(rate)).withEncoding(23, "ultrafast");
  }

  @Test
  void flatColoursAreExactAndStaticRunsCostNothing() throws Exception {
    Path film = gif(settings(10), colors(5, 0xff000000, 0xffffffff, 0xff1c758a, 0xfffc6255));
    assertEquals(
        List.of(
            new Shown(0, 0xff000000),
            new Shown(0.5, 0xffffffff),
            new Shown(1, 0xff1c758a),
            new Shown(1.5, 0xfffc6255)),
        read(film));
    assertEquals(2.0, seconds(film), 1e-6);
    assertTrue(Files.size(film) < 10_000);
  }

  /**
   * Adds a grey image to the GIF for each frame from {@code from} to {@code to}. Leaves out frames
   * that the renderer drops from a GIF.
   */
  private static Part greys(int from, int to) {
    return encoder -> {
      for (int k = from; k < to; k++) {
        if (encoder.shows(k, 1)) {
          encoder.picture(filled(0xff000000 | k * 0x040404), k, 1);
        } else {
          encoder.skip(1);
        }
      }
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 24, 30, 50, 60, 100, 240})
  void showsTheSameFramesForAnySegments(int rate) {
    List<Shown> whole = read(gif(settings(rate), greys(0, 40)));
    Path parts =
        gif(settings(rate), greys(0, 1), greys(1, 2), greys(2, 13), greys(13, 14), greys(14, 40));
    assertEquals(whole, read(parts));
    assertEquals(40.0 / rate, seconds(parts), 0.0201);
    double last = -1;
    for (Shown shown : whole) {
      assertTrue(shown.time() - last > 0.0199, "a delay of " + (shown.time() - last));
      last = shown.time();
      int frame = (shown.color() & 0xff) / 4;
      assertEquals((double) frame / rate, shown.time(), 0.0201, "frame " + frame);
    }
    assertEquals(rate <= 50 ? 40 : 39 * 50 / rate + 1, whole.size());
  }

  @Test
  void showsTheEndOfAFastVideo() {
    Path film =
        gif(settings(100), greys(0, 9), encoder -> encoder.picture(filled(0xffabcdef), 9, 51));
    List<Shown> shown = read(film);
    assertEquals(new Shown(0.1, 0xffabcdef), shown.get(shown.size() - 1));
    assertEquals(0.6, seconds(film), 1e-6);
  }

  @Test
  void droppedFramesDoNotChangeTheFile() {
    Part drawn =
        encoder -> {
          for (int k = 0; k < 40; k++) {
            encoder.picture(filled(0xff000000 | k * 0x040404), k, 1);
          }
        };
    assertEquals(read(gif(settings(60), greys(0, 40))), read(gif(settings(60), drawn)));
  }

  @Test
  void aStaticRunMayExceedTheMaximumDelay() {
    Path film = gif(settings(10), colors(15_000, 0xff1c758a));
    assertEquals(
        List.of(new Shown(0, 0xff1c758a), new Shown(600, 0xff1c758a), new Shown(1200, 0xff1c758a)),
        read(film));
    assertEquals(1500, seconds(film), 1e-6);
  }

  /** Returns noise of 250 colours; every third pixel differs in the next image. */
  private static int[] noise(int side, int picture) {
    Random random = new Random(5);
    int[] argb = new int[side * side];
    for (int i = 0; i < argb.length; i++) {
      int first = random.nextInt(250);
      int later = random.nextInt(250);
      argb[i] = 0xff000000 | (picture > 0 && i % 3 == 0 ? later : first) * 0x010307;
    }
    return argb;
  }

  @Test
  void imagesWithFewColoursAreExact() {
    VideoSettings settings =
        VideoSettings.of(400, 400, FrameRate.of(10)).withEncoding(23, "ultrafast");
    Path film =
        gif(
            settings,
            encoder -> {
              encoder.picture(noise(400, 0), 0, 1);
              encoder.picture(noise(400, 0), 1, 1);
              encoder.picture(noise(400, 1), 2, 1);
            });
    try (FilmReader reader = FilmReader.open(film)) {
      assertTrue(reader.next());
      assertArrayEquals(noise(400, 0), reader.argb());
      assertTrue(reader.next());
      assertEquals(0.2, reader.time(), 1e-9, "an equal image is not stored");
      assertArrayEquals(noise(400, 1), reader.argb());
      assertFalse(reader.next());
    }
  }

  @Test
  void writesOnlyChangedPixels() throws Exception {
    VideoSettings settings =
        VideoSettings.of(400, 400, FrameRate.of(10)).withEncoding(23, "ultrafast");
    int[] dotted = noise(400, 0);
    dotted[70_000] ^= 0xffffff;
    long still = Files.size(gif(settings, encoder -> encoder.picture(noise(400, 0), 0, 2)));
    Path film =
        gif(
            settings,
            encoder -> {
              encoder.picture(noise(400, 0), 0, 1);
              encoder.picture(dotted, 1, 1);
            });
    assertTrue(Files.size(film) < still + 60, Files.size(film) + " bytes, not " + still);
    try (FilmReader reader = FilmReader.open(film)) {
      assertTrue(reader.next() && reader.next());
      assertArrayEquals(dotted, reader.argb());
    }
  }

  @Test
  void imagesBeyondTheHistogramStayClose() {
    int side = 256;
    VideoSettings settings =
        VideoSettings.of(side, side, FrameRate.of(10)).withEncoding(23, "ultrafast");
    int[] argb = new int[side * side];
    for (int i = 0; i < argb.length; i++) {
      argb[i] = 0xff000000 | i;
    }
    Path film = gif(settings, encoder -> encoder.picture(argb, 0, 1));
    try (FilmReader reader = FilmReader.open(film)) {
      assertTrue(reader.next());
      int[] actual = reader.argb();
      for (int i = 0; i < argb.length; i++) {
        assertEquals(argb[i] & 0xff, actual[i] & 0xff, 12);
        assertEquals(argb[i] >> 8 & 0xff, actual[i] >> 8 & 0xff, 12);
      }
    }
  }

  @Test
  void imagesWithManyColoursStayClose() {
    VideoSettings settings =
        VideoSettings.of(96, 64, FrameRate.of(10)).withEncoding(23, "ultrafast");
    Path film =
        gif(
            settings,
            encoder -> {
              for (int k = 0; k < 3; k++) {
                encoder.picture(MovingImages.picture(96, 64, k), k, 1);
              }
            });
    try (FilmReader reader = FilmReader.open(film)) {
      for (int k = 0; k < 3; k++) {
        assertTrue(reader.next());
        int[] expected = MovingImages.picture(96, 64, k);
        int[] actual = reader.argb();
        for (int i = 0; i < expected.length; i++) {
          for (int shift = 0; shift < 24; shift += 8) {
            assertEquals(expected[i] >> shift & 0xff, actual[i] >> shift & 0xff, 12);
          }
        }
      }
      assertFalse(reader.next());
    }
  }

  @Test
  void aGifWithoutFramesFailsAndLeavesNoFile() throws Exception {
    try (GifFilm film = GifFilm.open(folder.resolve("a.gif"), settings(10))) {
      String message = assertThrows(VideoException.class, film::finish).getMessage();
      assertTrue(message.contains("no frames"), message);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(), files.toList());
    }
  }

  @Test
  void refusesImagesOfAnotherSizeAndAfterTheEnd() {
    GifSegmentEncoder encoder = new GifSegmentEncoder(settings(10));
    assertThrows(IllegalArgumentException.class, () -> encoder.picture(new int[31 * 32], 0, 1));
    encoder.picture(filled(-1), 0, 1);
    assertEquals(1, encoder.finish().frames());
    assertThrows(IllegalStateException.class, () -> encoder.picture(filled(-1), 1, 1));
  }
}

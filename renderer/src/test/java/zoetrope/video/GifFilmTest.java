package zoetrope.video;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;

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
        try (GifSegmentEncoder encoder = new GifSegmentEncoder(settings)) {
          part.show(encoder);
          film.append(encoder.finish());
        }
      }
      film.finish();
    }
    return target;
  }

  /** Pictures of one colour each, so many frames each, as a part that begins with frame 0. */
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
    return new VideoSettings(32, 32, FrameRate.of(rate), 23, "ultrafast");
  }

  @Test
  void flatColoursAreExactAndHoldsForNothing() throws Exception {
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

  /** Grey pictures of one frame each, from {@code from} to {@code to}, as they come in a film. */
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
  void itDoesNotMatterWhereAFilmIsCut(int rate) {
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
  void theEndOfAFastFilmIsSeen() {
    Path film =
        gif(settings(100), greys(0, 9), encoder -> encoder.picture(filled(0xffabcdef), 9, 51));
    List<Shown> shown = read(film);
    assertEquals(new Shown(0.1, 0xffabcdef), shown.get(shown.size() - 1));
    assertEquals(0.6, seconds(film), 1e-6);
  }

  @Test
  void aHoldMayLastLongerThanAPictureOfAGif() {
    Path film = gif(settings(10), colors(15_000, 0xff1c758a));
    assertEquals(
        List.of(new Shown(0, 0xff1c758a), new Shown(600, 0xff1c758a), new Shown(1200, 0xff1c758a)),
        read(film));
    assertEquals(1500, seconds(film), 1e-6);
  }

  @Test
  void manyColoursStayClose() {
    VideoSettings settings = new VideoSettings(96, 64, FrameRate.of(10), 23, "ultrafast");
    Path film =
        gif(
            settings,
            encoder -> {
              for (int k = 0; k < 3; k++) {
                encoder.picture(Pictures.picture(96, 64, k), k, 1);
              }
            });
    try (FilmReader reader = FilmReader.open(film)) {
      for (int k = 0; k < 3; k++) {
        assertTrue(reader.next());
        int[] expected = Pictures.picture(96, 64, k);
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
  void aGifWithoutPicturesIsAnErrorAndNoFile() throws Exception {
    try (GifFilm film = GifFilm.open(folder.resolve("a.gif"), settings(10))) {
      String message = assertThrows(VideoException.class, film::finish).getMessage();
      assertTrue(message.contains("no frames"), message);
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(), files.toList());
    }
  }

  @Test
  void picturesOfAnotherSizeAndAfterTheEndAreRefused() {
    GifSegmentEncoder encoder = new GifSegmentEncoder(settings(10));
    try {
      assertThrows(IllegalArgumentException.class, () -> encoder.picture(new int[31 * 32], 0, 1));
      encoder.picture(filled(-1), 0, 1);
      assertEquals(1, encoder.finish().frames());
    } finally {
      encoder.close();
    }
    assertThrows(IllegalStateException.class, () -> encoder.picture(filled(-1), 1, 1));
  }
}

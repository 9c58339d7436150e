package zoetrope.video;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.raster.Damage;

class FilmWriterTest {
  @TempDir Path folder;

  private Path write(String name, VideoSettings settings, int count, long hold) {
    Path target = folder.resolve(name);
    int width = settings.width();
    int height = settings.height();
    try (FilmWriter film = FilmWriter.open(target, settings)) {
      for (int k = 0; k < count; k++) {
        film.frame(Pictures.picture(width, height, k), Damage.all(width, height));
      }
      film.hold(hold);
      film.finish();
    }
    return target;
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.mov", "a.mkv", "a.webm", "a.WebM"})
  void allFramesComeBack(String name) throws Exception {
    VideoSettings settings = Pictures.settings(96, 64, "veryfast");
    Path film = write(name, settings, 12, 10);
    List<byte[]> pictures = Pictures.read(film);
    assertEquals(22, pictures.size());
    for (int k = 0; k < 22; k++) {
      double psnr = Pictures.psnr(Pictures.planes(settings, Math.min(k, 11)), pictures.get(k));
      assertTrue(psnr > 28, "frame " + k + " has a PSNR of " + psnr);
    }
    Path again = write("b" + name, settings, 12, 10);
    assertArrayEquals(Files.readAllBytes(film), Files.readAllBytes(again));
  }

  @Test
  void aGifShowsFlatColoursExactlyAndHoldsForNothing() {
    VideoSettings settings = new VideoSettings(32, 32, FrameRate.of(10), 23, "ultrafast");
    Path target = folder.resolve("a.gif");
    int[] colors = {0xff000000, 0xffffffff, 0xff1c758a, 0xfffc6255};
    try (FilmWriter film = FilmWriter.open(target, settings)) {
      for (int color : colors) {
        int[] argb = new int[32 * 32];
        java.util.Arrays.fill(argb, color);
        film.frame(argb, Damage.all(32, 32));
        film.hold(4);
      }
      film.finish();
    }
    List<Double> times = new ArrayList<>();
    try (FilmReader reader = FilmReader.open(target)) {
      for (int i = 0; reader.next(); i++) {
        times.add(reader.time());
        assertEquals(colors[i], reader.argb()[100], "picture " + i);
      }
      assertEquals(2.0, reader.seconds(), 1e-6);
    }
    assertEquals(List.of(0.0, 0.5, 1.0, 1.5), times);
  }

  @Test
  void aGifOfAFastFilmLeavesFramesOutAndStillEndsWithTheLast() {
    VideoSettings settings = new VideoSettings(32, 32, FrameRate.of(100), 23, "ultrafast");
    Path target = folder.resolve("a.gif");
    try (FilmWriter film = FilmWriter.open(target, settings)) {
      for (int k = 0; k < 10; k++) {
        int[] argb = new int[32 * 32];
        java.util.Arrays.fill(argb, 0xff000000 | k * 0x0a0a0a);
        film.frame(argb, Damage.all(32, 32));
      }
      film.hold(50);
      film.finish();
    }
    try (FilmReader reader = FilmReader.open(target)) {
      double last = -1;
      int pixel = 0;
      while (reader.next()) {
        assertTrue(reader.time() - last >= 0.0199, "a delay of " + (reader.time() - last));
        last = reader.time();
        pixel = reader.argb()[0];
      }
      assertEquals(0xff000000 | 9 * 0x0a0a0a, pixel);
      assertEquals(0.6, reader.seconds(), 1e-6);
    }
  }

  @Test
  void aGifOfManyColoursStaysClose() {
    VideoSettings settings = new VideoSettings(96, 64, FrameRate.of(10), 23, "ultrafast");
    Path film = write("a.gif", settings, 3, 0);
    try (FilmReader reader = FilmReader.open(film)) {
      for (int k = 0; reader.next(); k++) {
        int[] expected = Pictures.picture(96, 64, k);
        int[] actual = reader.argb();
        for (int i = 0; i < expected.length; i++) {
          for (int shift = 0; shift < 24; shift += 8) {
            assertEquals(expected[i] >> shift & 0xff, actual[i] >> shift & 0xff, 12);
          }
        }
      }
    }
  }
}

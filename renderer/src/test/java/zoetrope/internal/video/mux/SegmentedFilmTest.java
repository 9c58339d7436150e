package zoetrope.internal.video.mux;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.bytedeco.javacv.FFmpegFrameGrabber;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.MovingImages;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.OutputFormat;
import zoetrope.readback.FilmReader;

class SegmentedFilmTest {
  @TempDir Path folder;

  private Path film(String name, VideoSettings settings, List<Segment> segments) {
    Path target = folder.resolve(name);
    try (SegmentedFilm film = SegmentedFilm.open(target, settings)) {
      segments.forEach(film::append);
      film.finish();
    }
    return target;
  }

  @ParameterizedTest
  @CsvSource({
    "ultrafast, 96, 64, a.mp4",
    "ultrafast, 64, 34, a.mp4",
    "superfast, 62, 50, a.mp4",
    "veryfast, 96, 64, a.mov",
    "medium, 96, 64, a.mp4",
    "medium, 86, 48, a.mkv",
    "veryslow, 64, 34, a.mp4",
    "ultrafast, 96, 64, a.webm",
    "superfast, 62, 50, a.webm",
    "veryfast, 64, 34, a.webm",
    "placebo, 32, 32, a.WebM"
  })
  void decodesMovingAndRepeatedFramesInOrderAndOnTime(
      String preset, int width, int height, String name) {
    VideoSettings settings = MovingImages.settings(width, height, preset);
    OutputFormat format = OutputFormat.of(Path.of(name));
    Path film =
        film(
            name,
            settings,
            List.of(
                MovingImages.segment(settings, format, 0, 20, 40),
                MovingImages.segment(settings, format, 20, 1, 0),
                MovingImages.segment(settings, format, 21, 1, 300),
                MovingImages.segment(settings, format, 22, 9, 0),
                MovingImages.segment(settings, format, 31, 2, 5)));

    List<byte[]> pictures = MovingImages.read(film);

    assertEquals(20 + 40 + 1 + 301 + 9 + 7, pictures.size());
    int[] firsts = {0, 60, 61, 362, 371};
    int[] counts = {20, 1, 1, 9, 2};
    int[] repeats = {40, 0, 300, 0, 5};
    int source = 0;
    for (int s = 0; s < firsts.length; s++) {
      for (int k = 0; k < counts[s]; k++) {
        double psnr =
            MovingImages.psnr(MovingImages.planes(settings, source++), pictures.get(firsts[s] + k));
        assertTrue(psnr > 32, "picture " + (source - 1) + " has a PSNR of " + psnr);
      }
      int last = firsts[s] + counts[s] - 1;
      for (int k = 1; k <= repeats[s]; k++) {
        assertArrayEquals(
            pictures.get(last), pictures.get(last + k), "repeated frame " + (last + k));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"30000/1001", "60", "12.5", "1"})
  void theVideoLastsExactlyAsLongAsItsFrames(String rate) {
    VideoSettings settings =
        VideoSettings.of(96, 64, FrameRate.parse(rate)).withEncoding(23, "medium");
    Path film = film("a.mp4", settings, List.of(MovingImages.segment(settings, 0, 7, 10)));

    assertEquals(17, MovingImages.read(film).size());
    try (FilmReader reader = FilmReader.open(film)) {
      assertEquals(17, reader.pictures());
      assertEquals(FrameRate.parse(rate), reader.rate());
      assertEquals(17 / settings.rate().perSecond(), reader.seconds(), 1e-6);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = OutputFormat.class,
      names = {"MP4", "WEBM"})
  void writesTheSameBytesForAnyThreadsAndOrder(OutputFormat format) throws Exception {
    VideoSettings settings = MovingImages.settings(96, 64, "medium");
    List<Segment> inOrder = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      inOrder.add(MovingImages.segment(settings, format, 10 * i, 10, 3 * i));
    }
    ExecutorService workers = Executors.newFixedThreadPool(3);
    List<Segment> inParallel = new ArrayList<>();
    try {
      List<Future<Segment>> futures = new ArrayList<>();
      for (int i = 5; i >= 0; i--) {
        int number = i;
        futures.add(
            0,
            workers.submit(
                () -> MovingImages.segment(settings, format, 10 * number, 10, 3 * number)));
      }
      for (Future<Segment> future : futures) {
        inParallel.add(future.get());
      }
    } finally {
      workers.shutdown();
    }

    assertArrayEquals(
        Files.readAllBytes(film("a." + format, settings, inOrder)),
        Files.readAllBytes(film("b." + format, settings, inParallel)));
  }

  @ParameterizedTest
  @EnumSource(
      value = OutputFormat.class,
      names = {"MP4", "WEBM"})
  void aLongStaticRunTakesLittleMemoryAndAllowsSeeking(OutputFormat format) throws Exception {
    VideoSettings settings = MovingImages.settings(96, 64, "ultrafast");
    Segment segment = MovingImages.segment(settings, format, 0, 1, 100_000);

    assertEquals(100_001, segment.frames());
    assertTrue(segment.bytes() < 10_000, segment.bytes() + " bytes");
    Path film =
        film(
            "a." + format,
            settings,
            List.of(segment, MovingImages.segment(settings, format, 50, 3, 0)));
    try (FilmReader reader = FilmReader.open(film)) {
      // The header of a Matroska file does not state the number of frames.
      assertEquals(format == OutputFormat.MP4 ? 100_004 : 0, reader.pictures());
      assertTrue(reader.next());
      byte[] first = reader.planes();
      for (long frame : new long[] {99_999, 70_001, 120, 119, 50_000}) {
        assertTrue(reader.seek(frame));
        assertEquals(frame, reader.index());
        assertArrayEquals(first, reader.planes());
      }
      assertTrue(reader.seek(100_002));
      assertTrue(MovingImages.psnr(MovingImages.planes(settings, 51), reader.planes()) > 32);
      assertFalse(reader.next() && reader.next());
    }
  }

  @Test
  void frameNumbersWrapAroundInStaticRunsAfterMovingFrames() {
    VideoSettings settings = MovingImages.settings(32, 32, "medium");
    Path film =
        film(
            "a.mp4",
            settings,
            List.of(
                MovingImages.segment(settings, 0, 40, 3000),
                MovingImages.segment(settings, 3, 2, 0)));
    List<byte[]> pictures = MovingImages.read(film);

    assertEquals(3042, pictures.size());
    for (int i = 40; i < 3040; i++) {
      assertArrayEquals(pictures.get(39), pictures.get(i));
    }
  }

  @Test
  void anotherReaderSeesTheSameFrames() throws Exception {
    VideoSettings settings = MovingImages.settings(96, 64, "veryfast");
    Path film = film("a.mp4", settings, List.of(MovingImages.segment(settings, 0, 10, 20)));

    try (FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(film.toFile())) {
      grabber.start();
      int frames = 0;
      while (grabber.grabImage() != null) {
        assertEquals(Math.round(frames * 1e6 / 30), grabber.getTimestamp(), 1);
        frames++;
      }
      assertEquals(30, frames);
      assertEquals(96, grabber.getImageWidth());
      assertEquals(64, grabber.getImageHeight());
    }
  }
}

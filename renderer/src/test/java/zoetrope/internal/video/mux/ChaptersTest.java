package zoetrope.internal.video.mux;

import static org.bytedeco.ffmpeg.global.avutil.av_dict_get;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bytedeco.ffmpeg.avformat.AVChapter;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avutil.AVDictionaryEntry;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacv.FFmpegFrameGrabber;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.MovingImages;
import zoetrope.output.VideoCodec;

class ChaptersTest {
  private static final List<Chapter> TWO =
      List.of(new Chapter("Größe √2 大小", 0, 7), new Chapter("\"quoted\" & more", 7, 17));

  @TempDir Path folder;

  private Path film(String name, String rate, List<Chapter> chapters) {
    assumeTrue(!name.endsWith(".mov") || VideoCodec.H264.isAvailable(), "AV1 in a MOV");
    VideoSettings settings =
        VideoSettings.of(96, 64, FrameRate.parse(rate)).withEncoding(23, "medium");
    Path target = folder.resolve(name);
    try (SegmentedFilm film = SegmentedFilm.open(target, settings, chapters, Optional.empty())) {
      film.append(MovingImages.segment(settings, 0, 7, 10));
      film.finish();
    }
    return target;
  }

  /**
   * Returns the chapters that another program reads from a file, each as {@code from to title} with
   * times in seconds.
   */
  private static List<String> chapters(Path film) throws Exception {
    List<String> found = new ArrayList<>();
    try (FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(film.toFile());
        BytePointer key = new BytePointer("title", StandardCharsets.UTF_8)) {
      grabber.start();
      AVFormatContext context = grabber.getFormatContext();
      for (int i = 0; i < context.nb_chapters(); i++) {
        AVChapter chapter = context.chapters(i);
        AVDictionaryEntry title = av_dict_get(chapter.metadata(), key, null, 0);
        double unit = (double) chapter.time_base().num() / chapter.time_base().den();
        found.add(
            String.format(
                Locale.ROOT,
                "%.4f %.4f %s",
                chapter.start() * unit,
                chapter.end() * unit,
                title.value().getString(StandardCharsets.UTF_8)));
      }
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.mov", "a.mkv"})
  void readersSeeTitlesAndTimes(String name) throws Exception {
    assertEquals(
        List.of("0.0000 0.2800 Größe √2 大小", "0.2800 0.6800 \"quoted\" & more"),
        chapters(film(name, "25", TWO)));
    assertEquals(17, MovingImages.read(folder.resolve(name)).size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.mov", "a.mkv"})
  void addsAnUntitledChapterBeforeALateFirstOne(String name) throws Exception {
    assertEquals(
        List.of("0.0000 0.1668 ", "0.1668 0.5672 late"),
        chapters(film(name, "30000/1001", List.of(new Chapter("late", 5, 17)))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mp4", "mov", "mkv"})
  void writesTheSameBytesEachTime(String ending) throws Exception {
    byte[] one = Files.readAllBytes(film("a." + ending, "25", TWO));
    assertArrayEquals(one, Files.readAllBytes(film("b." + ending, "25", TWO)));
  }

  @Test
  void refusesChaptersWithoutFrames() {
    assertThrows(IllegalArgumentException.class, () -> new Chapter("x", 3, 3));
    assertThrows(IllegalArgumentException.class, () -> new Chapter("x", -1, 3));
  }
}

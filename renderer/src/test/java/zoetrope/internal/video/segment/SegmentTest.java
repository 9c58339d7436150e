package zoetrope.internal.video.segment;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.MovingImages;
import zoetrope.internal.video.mux.SegmentedFilm;
import zoetrope.output.OutputFormat;

class SegmentTest {
  @TempDir Path folder;

  private static byte[] bytes(Segment segment) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Segment.FORM.write(segment, out);
    return out.toByteArray();
  }

  private byte[] film(VideoSettings settings, OutputFormat format, Segment... segments)
      throws IOException {
    Path target = folder.resolve("a." + format);
    try (SegmentedFilm film = SegmentedFilm.open(target, settings)) {
      for (Segment segment : segments) {
        film.append(segment);
      }
      film.finish();
    }
    return Files.readAllBytes(target);
  }

  @ParameterizedTest
  @CsvSource({"ultrafast, MP4", "medium, MP4", "superfast, WEBM"})
  void aStoredSegmentMakesTheSameVideo(String preset, OutputFormat format) throws IOException {
    VideoSettings settings = MovingImages.settings(96, 64, preset);
    Segment first = MovingImages.segment(settings, format, 0, 9, 20);
    Segment second = MovingImages.segment(settings, format, 9, 1, 200);
    byte[] stored = bytes(first);
    Segment restored = Segment.FORM.read(new ByteArrayInputStream(stored));

    assertEquals(29, restored.frames());
    assertEquals(9, restored.packets().count());
    assertArrayEquals(stored, bytes(restored));
    assertArrayEquals(
        film(settings, format, first, second), film(settings, format, restored, second));
  }

  @Test
  void equalFramesMakeEqualSegments() throws IOException {
    VideoSettings settings = MovingImages.settings(96, 64, "veryfast");
    byte[] once = bytes(MovingImages.segment(settings, 3, 5, 7));
    MovingImages.segment(settings, 0, 4, 0);
    assertArrayEquals(once, bytes(MovingImages.segment(settings, 3, 5, 7)));
  }

  @ParameterizedTest
  @EnumSource(
      value = OutputFormat.class,
      names = {"MP4", "WEBM"})
  void detectsDamage(OutputFormat format) throws IOException {
    VideoSettings settings = MovingImages.settings(96, 64, "ultrafast");
    byte[] stored = bytes(MovingImages.segment(settings, format, 0, 3, 2));
    for (int at = 0; at < stored.length; at += 7) {
      byte[] damaged = stored.clone();
      damaged[at] ^= 16;
      assertThrows(
          IOException.class,
          () -> Segment.FORM.read(new ByteArrayInputStream(damaged)),
          "at " + at);
      byte[] cut = Arrays.copyOf(stored, at);
      assertThrows(IOException.class, () -> Segment.FORM.read(new ByteArrayInputStream(cut)));
    }
  }
}

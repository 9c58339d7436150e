package zoetrope.internal.video.mux;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.NeedsX264;
import zoetrope.internal.raster.Damage;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.H264SegmentEncoder;
import zoetrope.internal.video.encode.MovingImages;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.SegmentEncoders;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.Coding;
import zoetrope.output.OutputFormat;

@NeedsX264
class FilmFailureTest {
  private static final VideoSettings SETTINGS = MovingImages.settings(96, 64, "ultrafast");

  @TempDir Path folder;

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void anUnfinishedVideoIsDeletedAndTheTargetStays() throws IOException {
    Path target = folder.resolve("a.mp4");
    Files.write(target, new byte[] {1, 2, 3});
    SegmentedFilm film = SegmentedFilm.open(target, SETTINGS);
    film.append(MovingImages.segment(SETTINGS, 0, 3, 9));
    assertEquals(3, files().size());
    assertTrue(files().get(0).startsWith(".zoetrope-"));
    film.close();
    film.close();
    assertThrows(IllegalStateException.class, film::finish);
    assertEquals(List.of("a.mp4"), files());
    assertArrayEquals(new byte[] {1, 2, 3}, Files.readAllBytes(target));
  }

  @Test
  void aFailingEncoderLeavesNoFile() throws IOException {
    PictureEncoder.Factory failing =
        settings -> new FailingEncoder(new H264SegmentEncoder(settings), 2);
    Path target = folder.resolve("a.mp4");
    VideoException failure =
        assertThrows(
            VideoException.class,
            () -> {
              try (SegmentedFilm film = SegmentedFilm.open(target, SETTINGS);
                  YuvPlanes planes = new YuvPlanes(96, 64);
                  PictureEncoder encoder = failing.open(SETTINGS)) {
                film.append(MovingImages.segment(SETTINGS, 0, 3, 9));
                for (int i = 0; i < 5; i++) {
                  encoder.frame(planes);
                }
                film.append(encoder.finish());
                film.finish();
              }
            });
    assertEquals("the encoder gave up", failure.getMessage());
    assertEquals(List.of(), files());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.mkv", "a.webm"})
  void aVideoWithoutSegmentsFailsAndLeavesNoFile(String name) throws IOException {
    try (SegmentedFilm film = SegmentedFilm.open(folder.resolve(name), SETTINGS)) {
      String message = assertThrows(VideoException.class, film::finish).getMessage();
      assertTrue(message.contains("no frames"), message);
    }
    assertEquals(List.of(), files());
  }

  @Test
  void refusesAFolderAsTarget() throws IOException {
    Path target = Files.createDirectory(folder.resolve("a.mp4"));
    String message =
        assertThrows(VideoException.class, () -> SegmentedFilm.open(target, SETTINGS)).getMessage();
    assertTrue(message.contains("it is a folder"), message);
    assertEquals(List.of("a.mp4"), files());
  }

  @Test
  void namesAMissingFolder() {
    Path target = folder.resolve("missing").resolve("a.mp4");
    String message =
        assertThrows(VideoException.class, () -> SegmentedFilm.open(target, SETTINGS)).getMessage();
    assertTrue(message.contains("there is no folder " + folder.resolve("missing")), message);
  }

  @Test
  void namesAFolderWithoutPermission() throws IOException {
    Path locked = Files.createDirectory(folder.resolve("locked"));
    assertTrue(locked.toFile().setWritable(false));
    assumeFalse(Files.isWritable(locked), "skipped: this user may write everywhere");
    String message =
        assertThrows(
                VideoException.class, () -> SegmentedFilm.open(locked.resolve("a.mp4"), SETTINGS))
            .getMessage();
    assertTrue(message.contains("no permission to write in " + locked), message);
  }

  @Test
  void listsTheKnownExtensionsForAnUnknownOne() {
    String message =
        assertThrows(
                IllegalArgumentException.class,
                () -> SegmentedFilm.open(folder.resolve("film.avi"), SETTINGS))
            .getMessage();
    assertTrue(message.contains(".mp4, .mov, .mkv, .webm, .ts, .gif"), message);
  }

  @Test
  void refusesSegmentsWithDifferentSettings() throws IOException {
    try (SegmentedFilm film = SegmentedFilm.open(folder.resolve("a.mp4"), SETTINGS)) {
      film.append(MovingImages.segment(SETTINGS, 0, 1, 0));
      Segment other = MovingImages.segment(MovingImages.settings(96, 64, "medium"), 0, 1, 0);
      String message = assertThrows(VideoException.class, () -> film.append(other)).getMessage();
      assertTrue(message.contains("different settings"), message);
    }
    assertEquals(List.of(), files());
  }

  @Test
  void refusesCodecsThatTheContainerDoesNotHold() throws IOException {
    try (SegmentedFilm film = SegmentedFilm.open(folder.resolve("a.webm"), SETTINGS)) {
      Segment h264 = MovingImages.segment(SETTINGS, 0, 1, 0);
      assertThrows(VideoException.class, () -> film.append(h264));
    }
    assertEquals(List.of(), files());
  }

  @ParameterizedTest
  @EnumSource(
      value = OutputFormat.class,
      names = {"MP4", "WEBM"})
  void refusesFramesAfterAStaticRun(OutputFormat format) {
    try (PictureEncoder encoder =
            new SegmentEncoders().open(SETTINGS.with(Coding.DEFAULT.in(format)));
        YuvPlanes planes = new YuvPlanes(96, 64);
        YuvPlanes small = new YuvPlanes(32, 32)) {
      assertThrows(IllegalStateException.class, () -> encoder.repeatLast(1));
      assertThrows(IllegalStateException.class, encoder::finish);
      assertThrows(IllegalArgumentException.class, () -> encoder.frame(small));
      encoder.frame(planes);
      encoder.repeatLast(1);
      encoder.repeatLast(2);
      assertThrows(IllegalStateException.class, () -> encoder.frame(planes));
      assertEquals(4, encoder.finish().frames());
      assertThrows(IllegalStateException.class, encoder::finish);
    }
  }

  @Test
  void refusesClosedPlanes() {
    YuvPlanes planes = new YuvPlanes(96, 64);
    planes.close();
    planes.close();
    int[] picture = MovingImages.picture(96, 64, 0);
    assertThrows(IllegalStateException.class, () -> planes.update(picture, Damage.all(96, 64)));
  }

  /** An encoder that throws after a number of pictures. */
  private static final class FailingEncoder implements PictureEncoder {
    private final PictureEncoder encoder;
    private int left;

    FailingEncoder(PictureEncoder encoder, int left) {
      this.encoder = encoder;
      this.left = left;
    }

    @Override
    public void frame(YuvPlanes planes) {
      if (left-- == 0) {
        throw new VideoException("the encoder gave up");
      }
      encoder.frame(planes);
    }

    @Override
    public void repeatLast(long repeats) {
      encoder.repeatLast(repeats);
    }

    @Override
    public Segment finish() {
      return encoder.finish();
    }

    @Override
    public void close() {
      encoder.close();
    }
  }
}

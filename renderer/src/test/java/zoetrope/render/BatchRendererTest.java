package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.fixtures.Failing;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.files.PngSequence;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.H264SegmentEncoder;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.segment.Segment;
import zoetrope.output.VideoCodec;
import zoetrope.readback.FilmReader;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.ClassScene;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.Failure;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;

/** Whole renderings of small scenes. */
@Timeout(120)
class BatchRendererTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(160, 90, FrameRate.of(20)).withJobs(2);

  @TempDir private Path folder;

  @Test
  void aFilmLastsAsLongAsItsPlaysAndPauses() {
    RenderResult result = only(render(SMALL, film("Sliding", "a/film.mp4")));
    assertTrue(result.done(), () -> result.failure().toString());
    assertEquals(60, result.frames());
    assertEquals(3.0, result.duration().seconds());
    try (FilmReader film = FilmReader.open(folder.resolve("a/film.mp4"))) {
      assertEquals(160, film.width());
      assertEquals(90, film.height());
      assertEquals(60, pictures(film));
    }
  }

  @Test
  void theNumberOfJobsChangesNoByte() throws IOException {
    RenderSettings settings = SMALL.withParameters(Map.of("slide", "5.3", "rest", "0.7"));
    render(settings.withJobs(1), film("Sliding", "one.mp4"));
    render(settings.withJobs(4), film("Sliding", "four.mp4"));
    assertArrayEquals(bytes("one.mp4"), bytes("four.mp4"));
    render(settings.withJobs(1), pictures("Sliding", "one"));
    render(settings.withJobs(4), pictures("Sliding", "four"));
    assertEquals(226, list("one").size());
    for (Path picture : list("one")) {
      assertArrayEquals(bytes("one/" + picture), bytes("four/" + picture), picture.toString());
    }
  }

  @Test
  void everyKindOfFilmHasAllFrames() {
    for (String name : List.of("film.mov", "film.mkv", "film.webm", "film.gif")) {
      RenderResult result = only(render(SMALL, film("Sliding", name)));
      assertTrue(result.done(), () -> result.failure().toString());
      assertEquals(60, result.frames());
      try (FilmReader film = FilmReader.open(folder.resolve(name))) {
        assertEquals(3.0, film.seconds(), 0.06, name);
      }
    }
  }

  @Test
  void adjacentRangesTogetherAreTheWholeSequence() throws IOException {
    render(SMALL, pictures("Sliding", "whole"));
    render(SMALL, pictures("Sliding", "parts", "0", "1.234"));
    assertEquals(25, list("parts").size());
    render(SMALL, pictures("Sliding", "parts", "1.234", "end"));
    assertEquals(list("whole"), list("parts"));
    for (Path picture : list("whole")) {
      assertArrayEquals(bytes("whole/" + picture), bytes("parts/" + picture), picture.toString());
    }
  }

  @Test
  void aRangeOfAFilmHasItsFramesOnly() {
    RenderRequest request =
        film("Sliding", "part.mp4")
            .withPart(new TimeRange(TimePoint.parse("0.5"), TimePoint.parse("2")));
    RenderResult result = only(render(SMALL, request));
    assertEquals(30, result.frames());
    assertEquals(1.5, result.duration().seconds());
  }

  @Test
  void anEndBeyondTheFilmIsAWarning() {
    RenderRequest request =
        film("Sliding", "part.mp4")
            .withPart(new TimeRange(TimePoint.parse("2"), TimePoint.parse("99")));
    RenderResult result = only(render(SMALL, request));
    assertEquals(20, result.frames());
    assertTrue(result.warnings().toString().contains("but the video ends at"));
  }

  @Test
  void aFailingSceneDoesNotAffectOtherVideosOrTheOrderOfResults() throws IOException {
    List<RenderResult> results =
        render(SMALL, film("Failing", "f.mp4"), film("Sliding", "s.mp4"), film("Silent", "q.mp4"));
    assertEquals(
        List.of("Failing", "Sliding", "Silent"),
        results.stream().map(RenderResult::scene).toList());
    assertEquals(List.of(false, true, false), results.stream().map(RenderResult::done).toList());
    assertEquals(List.of(Path.of("s.mp4")), list(""));
  }

  @Test
  void anErrorInConstructNamesTheAuthorsLine() {
    Failure failure = only(render(SMALL, film("Failing", "f.mp4"))).failure().orElseThrow();
    assertEquals(Failure.Kind.SCENE, failure.kind());
    assertEquals(
        "Failing.java:" + Failing.LINE + ": the third box has no label", failure.toString());
  }

  @Test
  void aSceneThatNeverPlaysHasNoFilmButAStill() {
    Failure failure = only(render(SMALL, film("Silent", "s.mp4"))).failure().orElseThrow();
    assertTrue(failure.message().contains("pause()"), failure.message());
    assertTrue(failure.message().contains("a still of its end"), failure.message());
    assertEquals(Failure.Subject.FILM_LENGTH, failure.subject());
    Path still = folder.resolve("still.png");
    assertEquals(
        0, new Renderer(SMALL).still(entry("Silent"), TimePoint.END, still).range().from());
    assertTrue(Files.exists(still));
  }

  @Test
  void rejectsASceneThatDiffersBetweenRuns() throws IOException {
    Renderer twice = new Renderer(RenderSession.of(SMALL).withDryRunBytes(0));
    List<RenderResult> results = twice.render(List.of(film("Fickle", "f.mp4")));
    Failure failure = only(results).failure().orElseThrow();
    assertTrue(failure.message().contains("frames in the dry run"), failure.message());
    assertEquals(List.of(), list(""));
  }

  @Test
  void anEncoderThatFailsInMidFilmLeavesTheOldFilm() throws IOException {
    assumeTrue(VideoCodec.H264.isAvailable(), "this build of FFmpeg has no x264");
    Files.write(folder.resolve("film.mp4"), new byte[] {1, 2, 3});
    AtomicInteger pictures = new AtomicInteger();
    RenderResult result =
        only(
            new Renderer(
                    RenderSession.of(SMALL)
                        .withEncoders(settings -> new FailingEncoder(settings, pictures)))
                .render(List.of(film("Sliding", "film.mp4"))));
    Failure failure = result.failure().orElseThrow();
    assertEquals(Failure.Kind.SYSTEM, failure.kind());
    assertEquals("the encoder broke", failure.message());
    assertArrayEquals(new byte[] {1, 2, 3}, bytes("film.mp4"));
    assertEquals(List.of(Path.of("film.mp4")), list(""));
  }

  @Test
  void stoppingLeavesNothingBehind() throws IOException {
    Cancellation cancellation = new Cancellation();
    AtomicInteger seen = new AtomicInteger();
    Progress stopper =
        frames -> {
          if (seen.incrementAndGet() == 30) {
            cancellation.cancel();
          }
        };
    RenderSettings longer = SMALL.withParameters(Map.of("slide", "3600"));
    List<RenderResult> results =
        new Renderer(longer)
            .withProgress(stopper)
            .withCancellation(cancellation)
            .render(List.of(film("Sliding", "a.mp4"), pictures("Sliding", "b")));
    for (RenderResult result : results) {
      assertEquals(Failure.Kind.CANCELLED, result.failure().orElseThrow().kind());
    }
    try (Stream<Path> files = Files.walk(folder)) {
      List<String> names =
          files.filter(Files::isRegularFile).map(p -> p.getFileName().toString()).toList();
      assertTrue(names.stream().allMatch(n -> n.matches("frame-\\d+\\.png")), names.toString());
    }
  }

  @Test
  void aSceneThatCannotBeCreatedDoesNotAffectOtherVideos() {
    RenderSettings settings = SMALL.withParameters(Map.of("rest", "0.2"));
    SceneEntry missing = ClassScene.of("no.such.Scene", "", "", getClass().getClassLoader());
    RenderRequest broken = RenderRequest.film(missing, folder.resolve("b.mp4"));
    List<RenderResult> results = render(settings, broken, film("Sliding", "s.mp4"));
    assertEquals(List.of(false, true), results.stream().map(RenderResult::done).toList());
    assertEquals(44, results.get(1).frames());
  }

  @Test
  void aFullDiskIsAnErrorAndNothingIsLeftOnIt() throws Exception {
    assumeTrue(
        succeeds("mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", folder.toString()),
        "needs permission to mount a small disk");
    RenderSettings lossless =
        RenderSettings.of(160, 90, FrameRate.of(20)).withEncoding(0, "ultrafast");
    try {
      for (RenderRequest request :
          List.of(film("Sliding", "a.mp4"), film("Sliding", "a.gif"), pictures("Sliding", "p"))) {
        Failure failure = only(render(lossless, request)).failure().orElseThrow();
        assertEquals(Failure.Kind.SYSTEM, failure.kind());
        assertTrue(failure.message().contains("free some space"), failure.message());
      }
      assertEquals(List.of(Path.of("p")), list(""));
      assertTrue(list("p").stream().noneMatch(p -> p.toString().endsWith(".part")));
    } finally {
      assertTrue(succeeds("umount", folder.toString()));
    }
  }

  private static boolean succeeds(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void warningsOfTheSceneAreInTheRenderResult() {
    RenderSettings settings = SMALL.withParameters(Map.of("label", "warn"));
    assertEquals(
        List.of("the label is 'warn'"),
        only(render(settings, film("Sliding", "film.mp4"))).warnings());
  }

  @Test
  void aHashIsComputedWhenAskedFor() {
    RenderResult result =
        only(new Renderer(SMALL).withHashes().render(List.of(film("Sliding", "film.mp4"))));
    assertTrue(result.sha256().matches("[0-9a-f]{64}"), result.sha256());
    assertEquals("", only(render(SMALL, film("Sliding", "film.mp4"))).sha256());
  }

  @Test
  void refusesImpossibleRequestsBeforeAnyWork() throws IOException {
    Files.createDirectory(folder.resolve("taken.mp4"));
    assertRefused(SMALL, "is a folder", film("Sliding", "taken.mp4"));
    UsageException unknown = assertThrows(UsageException.class, () -> film("Sliding", "film.avi"));
    assertTrue(unknown.getMessage().contains("end its name with"), unknown.getMessage());
    assertRefused(SMALL, "twice", film("Sliding", "a.mp4"), film("Silent", "a.mp4"));
    assertRefused(
        SMALL.withParameters(Map.of("lable", "x")), "did you mean label", film("Sliding", "a.mp4"));
    assertRefused(
        SMALL.withParameters(Map.of("rest", "long")), "expected number", film("Sliding", "a.mp4"));
    assertEquals(List.of(Path.of("taken.mp4")), list(""));
  }

  @Test
  void aStillIsTheFilmsFrame() throws IOException {
    render(SMALL, pictures("Sliding", "all"));
    for (String time : List.of("0", "0.52", "frame:29", "2.99", "end")) {
      Path still = folder.resolve("still.png");
      long frame = still(TimePoint.parse(time), still);
      assertArrayEquals(bytes("all/" + PngSequence.name(frame)), Files.readAllBytes(still), time);
    }
  }

  @Test
  void aStillBeyondTheEndIsRefusedWithTheLength() {
    Path still = folder.resolve("still.png");
    for (String time : List.of("3", "1000", "frame:60")) {
      String message =
          assertThrows(UsageException.class, () -> still(TimePoint.parse(time), still))
              .getMessage();
      assertTrue(message.contains("3.000 s (60 frames)"), message);
    }
    assertTrue(Files.notExists(still));
  }

  private void assertRefused(RenderSettings settings, String reason, RenderRequest... requests) {
    String message =
        assertThrows(UsageException.class, () -> render(settings, requests)).getMessage();
    assertTrue(message.contains(reason), message);
  }

  private RenderRequest film(String scene, String file) {
    return RenderRequest.film(entry(scene), folder.resolve(file));
  }

  private RenderRequest pictures(String scene, String name) {
    return pictures(scene, name, "0", "end");
  }

  private RenderRequest pictures(String scene, String name, String from, String to) {
    TimeRange range = new TimeRange(TimePoint.parse(from), TimePoint.parse(to));
    return RenderRequest.sequence(entry(scene), folder.resolve(name)).withPart(range);
  }

  private static SceneEntry entry(String name) {
    return SceneCatalogue.of(BatchRendererTest.class.getClassLoader()).find(List.of(name)).get(0);
  }

  /** Writes a still and returns the number of its frame. */
  private static long still(TimePoint time, Path file) {
    return new Renderer(SMALL).still(entry("Sliding"), time, file).range().from();
  }

  private static List<RenderResult> render(RenderSettings settings, RenderRequest... requests) {
    return new Renderer(settings).render(List.of(requests));
  }

  private static RenderResult only(List<RenderResult> results) {
    assertEquals(1, results.size());
    return results.get(0);
  }

  private static long pictures(FilmReader film) {
    long count = 0;
    while (film.next()) {
      count++;
    }
    return count;
  }

  private byte[] bytes(String name) throws IOException {
    return Files.readAllBytes(folder.resolve(name));
  }

  private List<Path> list(String name) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      return new ArrayList<>(files.map(Path::getFileName).sorted().toList());
    }
  }

  /** An encoder that fails at the thirtieth frame of the video. */
  private static final class FailingEncoder implements PictureEncoder {
    private final PictureEncoder encoder;
    private final AtomicInteger pictures;

    FailingEncoder(VideoSettings settings, AtomicInteger pictures) {
      this.encoder = new H264SegmentEncoder(settings);
      this.pictures = pictures;
    }

    @Override
    public void frame(YuvPlanes planes) {
      if (pictures.incrementAndGet() == 30) {
        throw new VideoException("the encoder broke");
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

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
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.FilmReader;
import zoetrope.internal.video.H264SegmentEncoder;
import zoetrope.internal.video.PictureEncoder;
import zoetrope.internal.video.Segment;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.YuvPlanes;
import zoetrope.render.scenes.Failing;

/** Whole renderings of small scenes. */
@Timeout(120)
class BatchTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(VideoSettings.of(160, 90, FrameRate.of(20))).withJobs(2);

  @TempDir private Path folder;

  @Test
  void aFilmLastsAsLongAsItsPlaysAndPauses() {
    Outcome outcome = only(render(SMALL, film("Sliding", "a/film.mp4")));
    assertTrue(outcome.done(), () -> outcome.failure().toString());
    assertEquals(60, outcome.frames());
    assertEquals(3.0, outcome.duration().seconds());
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
      Outcome outcome = only(render(SMALL, film("Sliding", name)));
      assertTrue(outcome.done(), () -> outcome.failure().toString());
      assertEquals(60, outcome.frames());
      try (FilmReader film = FilmReader.open(folder.resolve(name))) {
        assertEquals(3.0, film.seconds(), 0.06, name);
      }
    }
  }

  @Test
  void rangesSideBySideAreTheWholeSequence() throws IOException {
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
    Job job =
        new Job(
            entry("Sliding"),
            Job.Kind.FILM,
            folder.resolve("part.mp4"),
            new TimeRange(TimePoint.parse("0.5"), TimePoint.parse("2")));
    Outcome outcome = only(render(SMALL, job));
    assertEquals(30, outcome.frames());
    assertEquals(1.5, outcome.duration().seconds());
  }

  @Test
  void anEndBeyondTheFilmIsAWarning() {
    Job job =
        new Job(
            entry("Sliding"),
            Job.Kind.FILM,
            folder.resolve("part.mp4"),
            new TimeRange(TimePoint.parse("2"), TimePoint.parse("99")));
    Outcome outcome = only(render(SMALL, job));
    assertEquals(20, outcome.frames());
    assertTrue(outcome.warnings().toString().contains("beyond the end"));
  }

  @Test
  void aFailingSceneCostsNoOtherItsFilmAndOutcomesKeepTheirOrder() throws IOException {
    List<Outcome> outcomes =
        render(SMALL, film("Failing", "f.mp4"), film("Sliding", "s.mp4"), film("Silent", "q.mp4"));
    assertEquals(
        List.of("Failing", "Sliding", "Silent"), outcomes.stream().map(Outcome::scene).toList());
    assertEquals(List.of(false, true, false), outcomes.stream().map(Outcome::done).toList());
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
    assertTrue(failure.message().contains("--at end"), failure.message());
    Path still = folder.resolve("still.png");
    assertEquals(0, Still.write(entry("Silent"), TimePoint.END, SMALL, still).number());
    assertTrue(Files.exists(still));
  }

  @Test
  void aSceneThatChangesFromRunToRunIsAnErrorAndNoFilm() throws IOException {
    Failure failure = only(render(SMALL, film("Fickle", "f.mp4"))).failure().orElseThrow();
    assertTrue(failure.message().contains("rehearsed"), failure.message());
    assertEquals(List.of(), list(""));
  }

  @Test
  void anEncoderThatFailsInMidFilmLeavesTheOldFilm() throws IOException {
    Files.write(folder.resolve("film.mp4"), new byte[] {1, 2, 3});
    AtomicInteger pictures = new AtomicInteger();
    Outcome outcome =
        only(
            batch(SMALL)
                .withEncoders((settings, container) -> new FailingEncoder(settings, pictures))
                .render(List.of(film("Sliding", "film.mp4"))));
    Failure failure = outcome.failure().orElseThrow();
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
        new Progress() {
          @Override
          public void expect(long frames) {}

          @Override
          public void advance(long frames) {
            if (seen.incrementAndGet() == 30) {
              cancellation.cancel();
            }
          }

          @Override
          public void finished(Outcome outcome) {}
        };
    RenderSettings longer = SMALL.withParameters(Map.of("slide", "3600"));
    List<Outcome> outcomes =
        new Batch(longer, stopper, cancellation)
            .render(List.of(film("Sliding", "a.mp4"), pictures("Sliding", "b")));
    for (Outcome outcome : outcomes) {
      assertEquals(Failure.Kind.CANCELLED, outcome.failure().orElseThrow().kind());
    }
    try (Stream<Path> files = Files.walk(folder)) {
      List<String> names =
          files.filter(Files::isRegularFile).map(p -> p.getFileName().toString()).toList();
      assertTrue(names.stream().allMatch(n -> n.matches("frame-\\d+\\.png")), names.toString());
    }
  }

  @Test
  void aSceneThatCannotBeMadeCostsNoOtherItsFilmEvenWithParameters() {
    RenderSettings settings = SMALL.withParameters(Map.of("rest", "0.2"));
    SceneEntry missing = ClassScene.of("no.such.Scene", "", "", getClass().getClassLoader());
    Job broken = new Job(missing, Job.Kind.FILM, folder.resolve("b.mp4"), TimeRange.ALL);
    List<Outcome> outcomes = render(settings, broken, film("Sliding", "s.mp4"));
    assertEquals(List.of(false, true), outcomes.stream().map(Outcome::done).toList());
    assertEquals(44, outcomes.get(1).frames());
  }

  @Test
  void aFullDiskIsAnErrorAndNothingIsLeftOnIt() throws Exception {
    assumeTrue(
        succeeds("mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", folder.toString()),
        "needs the right to mount a small disk");
    RenderSettings lossless =
        RenderSettings.of(new VideoSettings(160, 90, FrameRate.of(20), 0, "ultrafast"));
    try {
      for (Job job :
          List.of(film("Sliding", "a.mp4"), film("Sliding", "a.gif"), pictures("Sliding", "p"))) {
        Failure failure = only(render(lossless, job)).failure().orElseThrow();
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
  void warningsOfTheSceneAreInTheOutcome() {
    RenderSettings settings = SMALL.withParameters(Map.of("label", "warn"));
    assertEquals(
        List.of("the label is 'warn'"),
        only(render(settings, film("Sliding", "film.mp4"))).warnings());
  }

  @Test
  void aHashIsComputedWhenAskedFor() {
    Outcome outcome = only(batch(SMALL).withHashes().render(List.of(film("Sliding", "film.mp4"))));
    assertTrue(outcome.sha256().matches("[0-9a-f]{64}"), outcome.sha256());
    assertEquals("", only(render(SMALL, film("Sliding", "film.mp4"))).sha256());
  }

  @Test
  void whatCannotBeDoneIsRefusedBeforeAnyWork() throws IOException {
    Files.createDirectory(folder.resolve("taken.mp4"));
    assertRefused(SMALL, "is a folder", film("Sliding", "taken.mp4"));
    assertRefused(SMALL, "end its name with", film("Sliding", "film.avi"));
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
      long frame = Still.write(entry("Sliding"), TimePoint.parse(time), SMALL, still).number();
      assertArrayEquals(bytes("all/" + PictureFiles.name(frame)), Files.readAllBytes(still), time);
    }
  }

  @Test
  void aStillBeyondTheEndIsRefusedWithTheLength() {
    Path still = folder.resolve("still.png");
    for (String time : List.of("3", "1000", "frame:60")) {
      String message =
          assertThrows(
                  UsageException.class,
                  () -> Still.write(entry("Sliding"), TimePoint.parse(time), SMALL, still))
              .getMessage();
      assertTrue(message.contains("3.000 s (60 frames)"), message);
    }
    assertTrue(Files.notExists(still));
  }

  private void assertRefused(RenderSettings settings, String reason, Job... jobs) {
    String message = assertThrows(UsageException.class, () -> render(settings, jobs)).getMessage();
    assertTrue(message.contains(reason), message);
  }

  private Job film(String scene, String file) {
    return new Job(entry(scene), Job.Kind.FILM, folder.resolve(file), TimeRange.ALL);
  }

  private Job pictures(String scene, String name) {
    return pictures(scene, name, "0", "end");
  }

  private Job pictures(String scene, String name, String from, String to) {
    TimeRange range = new TimeRange(TimePoint.parse(from), TimePoint.parse(to));
    return new Job(entry(scene), Job.Kind.SEQUENCE, folder.resolve(name), range);
  }

  private static SceneEntry entry(String name) {
    return SceneCatalogue.of(BatchTest.class.getClassLoader()).find(List.of(name)).get(0);
  }

  private static Batch batch(RenderSettings settings) {
    return new Batch(settings, Progress.NONE, new Cancellation());
  }

  private static List<Outcome> render(RenderSettings settings, Job... jobs) {
    return batch(settings).render(List.of(jobs));
  }

  private static Outcome only(List<Outcome> outcomes) {
    assertEquals(1, outcomes.size());
    return outcomes.get(0);
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

  /** Fails at the thirtieth picture of the film. */
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
    public void hold(long repeats) {
      encoder.hold(repeats);
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

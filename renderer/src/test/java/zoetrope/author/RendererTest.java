package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.render.Preview;
import zoetrope.render.Renderer;
import zoetrope.render.Report;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.NamedSection;
import zoetrope.render.request.PlayRange;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.Failure;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Parameter;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/** A program that renders scenes without the command line. It uses only public classes. */
@Timeout(60)
class RendererTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(96, 54, FrameRate.of(10)).withJobs(2);

  private static final SceneEntry GROWING = SceneEntry.of(Growing::new);

  @TempDir private Path folder;

  /** A circle that appears within a second, then rests for the value of a parameter. */
  public static final class Growing extends Scene {
    private final Parameter<Double> rest = parameter("rest", 1.0, "seconds of rest");

    @Override
    protected void construct() {
      var circle = circle(1).setFill(BLUE, 0.5);
      section("Growth");
      play(fadeIn(circle));
      section("Rest");
      pause(rest.get());
    }
  }

  /** The threads before the test, including those left by earlier tests. */
  private final Set<Thread> others = Thread.getAllStackTraces().keySet();

  @AfterEach
  void noThreadOutlivesItsCall() {
    assertEquals(
        List.of(),
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().startsWith("zoetrope-") && thread.isAlive())
            .filter(thread -> !others.contains(thread))
            .map(Thread::getName)
            .toList());
  }

  @Test
  void rendersAVideoInOneCall() throws IOException {
    Path file = folder.resolve("films/growing.mp4");
    RenderResult result = Renderer.render(Growing::new, SMALL, file);
    assertEquals("Growing", result.scene());
    assertEquals(20, result.frames());
    assertEquals(2.0, result.duration().seconds());
    assertEquals(Files.size(file), result.bytes());
    assertEquals(List.of(file), files());
  }

  @Test
  void aSequenceHasAPngForEachFrame() throws IOException {
    RenderResult result = new Renderer(SMALL).sequence(GROWING, folder);
    assertEquals(20, files().size());
    assertEquals("frame-00019.png", files().get(19).getFileName().toString());
    long bytes = 0;
    for (Path file : files()) {
      bytes += Files.size(file);
    }
    assertEquals(bytes, result.bytes());
  }

  @Test
  void aStillAndItsPixelsAreTheFrameOfTheSequence() throws IOException {
    Renderer renderer = new Renderer(SMALL);
    renderer.sequence(GROWING, folder.resolve("all"));
    Path file = folder.resolve("still.png");
    RenderResult still = renderer.still(GROWING, TimePoint.parse("0.75"), file);
    assertEquals(7, still.range().from());
    assertEquals(1, still.frames());
    assertArrayEquals(
        Files.readAllBytes(folder.resolve("all/frame-00007.png")), Files.readAllBytes(file));
    RasterImage pixels = renderer.picture(GROWING, TimePoint.parse("frame:7"));
    try (Preview preview = renderer.preview(GROWING)) {
      assertArrayEquals(preview.frame(7).argb(), pixels.argb());
      assertArrayEquals(renderer.picture(GROWING, TimePoint.END).argb(), preview.frame(19).argb());
      assertEquals(20, preview.whole().frames());
    }
  }

  @Test
  void acceptsASceneClassOrASupplier() {
    TimePoint late = TimePoint.parse("1.5");
    RasterImage made = new Renderer(SMALL).picture(GROWING, late);
    RasterImage found = new Renderer(SMALL).picture(SceneEntry.of(Growing.class), late);
    assertArrayEquals(made.argb(), found.argb());
    assertEquals(GROWING.className(), SceneEntry.of(Growing.class).className());
  }

  @Test
  void reportsProgressOfAllFramesAndTheEnd() {
    AtomicLong expected = new AtomicLong();
    AtomicLong done = new AtomicLong();
    List<RenderResult> finished = new ArrayList<>();
    Progress progress =
        new Progress() {
          @Override
          public void expect(long frames) {
            expected.addAndGet(frames);
          }

          @Override
          public void advance(long frames) {
            done.addAndGet(frames);
          }

          @Override
          public void finished(RenderResult result) {
            finished.add(result);
          }
        };
    RenderResult result =
        new Renderer(SMALL).withProgress(progress).film(GROWING, folder.resolve("a.webm"));
    assertEquals(20, expected.get());
    assertEquals(20, done.get());
    assertEquals(List.of(result), finished);
  }

  @Test
  void anotherThreadCanStopARendering() throws Exception {
    Cancellation cancellation = new Cancellation();
    Progress stopper = frames -> new Thread(cancellation::cancel).start();
    Renderer renderer =
        new Renderer(SMALL.withParameters(Map.of("rest", "100000")))
            .withProgress(stopper)
            .withCancellation(cancellation);
    assertThrows(
        CancellationException.class, () -> renderer.film(GROWING, folder.resolve("long.gif")));
    assertEquals(List.of(), files());
    assertFalse(cancellation.hasUnfinishedFiles());
    assertFalse(Thread.interrupted());
    assertThrows(CancellationException.class, () -> renderer.dryRun(GROWING));
    assertThrows(
        CancellationException.class,
        () -> renderer.still(GROWING, TimePoint.END, folder.resolve("a.png")));
    assertEquals(List.of(), files());
  }

  @Test
  void anInterruptStopsARenderingAndStaysSet() throws IOException {
    Thread caller = Thread.currentThread();
    Renderer renderer =
        new Renderer(SMALL.withParameters(Map.of("rest", "100000")))
            .withProgress(frames -> caller.interrupt());
    assertThrows(
        CancellationException.class, () -> renderer.film(GROWING, folder.resolve("long.mp4")));
    assertTrue(Thread.interrupted());
    assertEquals(List.of(), files());
  }

  @Test
  void anInterruptAtTheLastFrameStopsTheRendering() throws IOException {
    Thread caller = Thread.currentThread();
    for (String name : List.of("a.mp4", "b.gif", "c.webm")) {
      AtomicLong done = new AtomicLong();
      Progress progress =
          frames -> {
            if (done.addAndGet(frames) == 20) {
              caller.interrupt();
            }
          };
      Renderer renderer = new Renderer(SMALL).withProgress(progress);
      Path target = folder.resolve(name);
      assertThrows(CancellationException.class, () -> renderer.film(GROWING, target));
      assertTrue(Thread.interrupted());
      assertEquals(List.of(), files());
    }
  }

  @Test
  void anInterruptedThreadWritesNoStill() throws IOException {
    Path target = folder.resolve("a.png");
    Thread.currentThread().interrupt();
    assertThrows(
        CancellationException.class,
        () -> new Renderer(SMALL).still(GROWING, TimePoint.END, target));
    assertTrue(Thread.interrupted());
    assertEquals(List.of(), files());
  }

  @Test
  void anInterruptOfOneCallDoesNotStopTheNext() {
    Thread caller = Thread.currentThread();
    AtomicLong calls = new AtomicLong();
    Renderer renderer =
        new Renderer(SMALL)
            .withProgress(
                frames -> {
                  if (calls.incrementAndGet() == 1) {
                    caller.interrupt();
                  }
                });
    List<RenderRequest> requests =
        List.of(
            RenderRequest.film(GROWING, folder.resolve("a.mp4")),
            RenderRequest.film(GROWING, folder.resolve("b.mp4")));
    assertFalse(renderer.render(requests).stream().allMatch(RenderResult::done));
    assertTrue(Thread.interrupted());
    assertTrue(renderer.render(requests).stream().allMatch(RenderResult::done));
  }

  @Test
  void anExceptionOfTheProgressStopsTheVideo() throws IOException {
    Renderer renderer =
        new Renderer(SMALL)
            .withProgress(
                frames -> {
                  throw new IllegalStateException("the bar broke");
                });
    Throwable thrown =
        assertThrows(
            IllegalStateException.class, () -> renderer.film(GROWING, folder.resolve("a.mp4")));
    assertEquals("the bar broke", thrown.getMessage());
    assertEquals(List.of(), files());
  }

  @Test
  void aReportContainsTheResult() {
    RenderRequest rest =
        RenderRequest.film(GROWING, folder.resolve("rest.mp4")).withPart(new NamedSection("Rest"));
    RenderResult film = new Renderer(SMALL).withHashes().film(GROWING, folder.resolve("a.mp4"));
    RenderResult part = new Renderer(SMALL).render(rest);
    assertTrue(film.sha256().matches("[0-9a-f]{64}"), film.sha256());
    assertEquals(
        List.of("Growth", "Rest"),
        film.sections().stream().map(RenderResult.RenderedSection::name).toList());
    assertEquals(1.0, film.sections().get(1).start().seconds());
    assertEquals(0.0, part.sections().get(0).start().seconds());
    assertEquals(10, part.range().from());
    assertTrue(film.stepSeconds().get("raster") > 0);
    String json = Report.of(SMALL, List.of(film, part), 0.5).toJson();
    for (String said :
        List.of("\"status\": \"done\"", film.sha256(), "\"frames\": 10", "\"wallSeconds\": 0.5")) {
      assertTrue(json.contains(said), said + " is not in " + json);
    }
  }

  @Test
  void oneOfSeveralScenesMayFail() {
    SceneEntry failing =
        SceneEntry.of(
            () -> {
              throw new IllegalStateException("no colours today");
            });
    List<RenderResult> results =
        new Renderer(SMALL)
            .render(
                List.of(
                    RenderRequest.film(failing, folder.resolve("f.mp4")),
                    RenderRequest.film(GROWING, folder.resolve("g.mp4"))));
    Failure failure = results.get(0).failure().orElseThrow();
    assertEquals(Failure.Kind.SCENE, failure.kind());
    assertTrue(failure.toString().startsWith("RendererTest.java:"), failure.toString());
    assertTrue(failure.message().contains("no colours today"), failure.message());
    assertTrue(results.get(1).done());
  }

  @Test
  void aDryRunReturnsTheDurationWithoutDrawing() {
    StageResult result = new Renderer(SMALL).dryRun(GROWING);
    assertEquals(2.0, result.duration().seconds());
    assertEquals(2, result.plays().size());
  }

  @Test
  void errorsNameTheArgumentsAndNoCommandLineOptions() throws IOException {
    Renderer renderer = new Renderer(SMALL);
    UsageException late =
        assertThrows(UsageException.class, () -> renderer.picture(GROWING, TimePoint.parse("9")));
    assertEquals(
        "9 s is beyond the last frame of Growing, which is 2.000 s (20 frames) long",
        late.getMessage());
    assertEquals(Failure.Subject.STILL_TIME, late.subject());
    String unknown =
        assertThrows(
                UsageException.class,
                () ->
                    new Renderer(SMALL.withParameters(Map.of("rset", "1")))
                        .film(GROWING, folder.resolve("a.mp4")))
            .getMessage();
    assertTrue(unknown.contains("did you mean rest?"), unknown);
    assertThrows(UsageException.class, () -> renderer.film(GROWING, folder.resolve("a.avi")));
    assertThrows(
        SceneException.class, () -> Renderer.render(() -> null, SMALL, folder.resolve("a.mp4")));
    Path file = Files.createFile(folder.resolve("file"));
    assertThrows(UsageException.class, () -> renderer.sequence(GROWING, file.resolve("under")));
    RenderSettings odd = RenderSettings.of(95, 54, FrameRate.of(10));
    String size =
        assertThrows(
                UsageException.class,
                () -> new Renderer(odd).film(GROWING, folder.resolve("a.mp4")))
            .getMessage();
    assertTrue(size.contains("width 95 is odd"), size);
    assertThrows(IllegalArgumentException.class, () -> RenderSettings.of(0, 54, FrameRate.of(10)));
    assertEquals(List.of(file), files());
  }

  @Test
  void aStillOfARangeShowsItsEnd() throws IOException {
    Renderer renderer = new Renderer(SMALL);
    Path play = folder.resolve("play.png");
    RenderResult still = renderer.still(GROWING, PlayRange.parse("0"), play);
    assertEquals(9, still.range().from());
    assertSameFile(renderer.still(GROWING, TimePoint.parse("1.5"), folder.resolve("a.png")), play);
    Path range = folder.resolve("range.png");
    TimeRange half = new TimeRange(TimePoint.parse("0"), TimePoint.parse("0.5"));
    renderer.still(GROWING, half, range);
    assertSameFile(
        renderer.still(GROWING, TimePoint.parse("frame:4"), folder.resolve("b.png")), range);
    assertThrows(UsageException.class, () -> renderer.still(GROWING, PlayRange.parse("2"), play));
  }

  private static void assertSameFile(RenderResult expected, Path file) throws IOException {
    assertArrayEquals(Files.readAllBytes(expected.target()), Files.readAllBytes(file));
  }

  @Test
  void aFileThatCannotBeWrittenIsAnOutputException() throws IOException {
    Path target = folder.resolve("a.mp4");
    // The target becomes a folder after the renderer has checked it.
    Progress folderMaker =
        new Progress() {
          @Override
          public void advance(long frames) {}

          @Override
          public void expect(long frames) {
            assertTrue(frames < 0 || target.toFile().mkdir());
          }
        };
    Renderer renderer = new Renderer(SMALL).withProgress(folderMaker);
    assertThrows(OutputException.class, () -> renderer.film(GROWING, target));
    assertEquals(List.of(), files());
  }

  /** A scene whose constructor calls itself endlessly. */
  public static final class Endless extends Scene {
    /** Never returns. */
    public Endless() {
      around(0);
    }

    private int around(int n) {
      return around(n + 1) + 1;
    }

    @Override
    protected void construct() {}
  }

  @Test
  void anythingASceneThrowsFailsOnlyThatScene() {
    List<Supplier<Scene>> failing =
        List.of(
            Endless::new,
            () -> {
              throw new Error("wrong");
            },
            () ->
                new Scene() {
                  @Override
                  protected void construct() {
                    throw new Error("wrong");
                  }
                },
            () -> {
              throw RendererTest.<RuntimeException>unchecked(new IOException("wrong"));
            },
            () ->
                new Scene() {
                  @Override
                  protected void construct() {
                    throw RendererTest.<RuntimeException>unchecked(new IOException("wrong"));
                  }
                });
    for (Supplier<Scene> supplier : failing) {
      SceneEntry scene = SceneEntry.of(supplier);
      List<RenderResult> results = renderWithACorrectScene(scene);
      Failure failure = results.get(0).failure().orElseThrow();
      assertEquals(Failure.Kind.SCENE, failure.kind(), failure.toString());
      assertEquals("RendererTest.java", failure.file());
      assertTrue(results.get(1).done());
      assertThrows(SceneException.class, () -> new Renderer(SMALL).dryRun(scene));
    }
  }

  /** Throws an undeclared checked exception, as other JVM languages can. */
  @SuppressWarnings("unchecked") // the purpose of this method
  private static <E extends Throwable> E unchecked(Throwable error) throws E {
    throw (E) error;
  }

  @Test
  void lackOfMemoryIsNotAFailureOfTheScene() {
    for (SceneEntry scene : List.of(SceneEntry.of(Greedy::new), SceneEntry.of(Greedy.class))) {
      Failure failure = renderWithACorrectScene(scene).get(0).failure().orElseThrow();
      assertEquals(Failure.Kind.SYSTEM, failure.kind(), failure.toString());
      assertEquals(Failure.Subject.MEMORY, failure.subject());
    }
  }

  /** A scene that needs more memory than there is. */
  public static final class Greedy extends Scene {
    /** Fails. */
    public Greedy() {
      throw new OutOfMemoryError("as if");
    }

    @Override
    protected void construct() {}
  }

  private List<RenderResult> renderWithACorrectScene(SceneEntry scene) {
    return new Renderer(SMALL)
        .render(
            List.of(
                RenderRequest.film(scene, folder.resolve("f.mp4")),
                RenderRequest.film(GROWING, folder.resolve("g.mp4"))));
  }

  @Test
  void aSceneThatCannotBeCreatedIsNamedByItsSuppliersLine() {
    SceneEntry scene =
        SceneEntry.of(
            () -> {
              throw new IllegalStateException("never");
            });
    assertEquals("RendererTest", scene.name());
    assertEquals(RendererTest.class.getName(), scene.className());
  }

  @Test
  void rejectsASceneThatIsGivenTwice() {
    Scene once = new Growing();
    Renderer.render(() -> once, SMALL, folder.resolve("a.mp4"));
    String message =
        assertThrows(
                SceneException.class,
                () -> Renderer.render(() -> once, SMALL, folder.resolve("a.mp4")))
            .getMessage();
    assertTrue(message.contains("create a new one"), message);
  }

  @Test
  void anExceptionOfTheProgressAtTheEndEndsTheCall() throws IOException {
    Progress progress =
        new Progress() {
          @Override
          public void advance(long frames) {}

          @Override
          public void finished(RenderResult result) {
            throw new IllegalStateException("the bar broke");
          }
        };
    List<RenderRequest> requests =
        List.of(
            RenderRequest.film(GROWING, folder.resolve("a.mp4")),
            RenderRequest.film(GROWING, folder.resolve("b.mp4")));
    Renderer renderer = new Renderer(SMALL).withProgress(progress);
    Throwable thrown = assertThrows(IllegalStateException.class, () -> renderer.render(requests));
    assertEquals("the bar broke", thrown.getMessage());
    assertTrue(files().stream().noneMatch(file -> file.toString().endsWith(".part")));
  }

  /** A scene with a subtitle. */
  public static final class Speaking extends Scene {
    @Override
    protected void construct() {
      subtitle("Here we go", 1);
      pause(1);
    }
  }

  @Test
  void videosInSeveralFormatsShareTheirSubtitles() throws IOException {
    SceneEntry scene = SceneEntry.of(Speaking::new);
    List<RenderRequest> requests =
        Stream.of("mp4", "mov", "mkv", "webm", "gif")
            .map(kind -> RenderRequest.film(scene, folder.resolve("a".repeat(249) + "." + kind)))
            .toList();
    new Renderer(SMALL.withJobs(8)).render(requests).forEach(RenderResult::orThrow);
    assertEquals(7, files().size(), "the films, and an .srt and a .vtt file");
  }

  @Test
  void rejectsASecondSequenceInAFolder() throws IOException {
    List<RenderRequest> requests =
        List.of(
            RenderRequest.sequence(GROWING, folder.resolve("all")),
            RenderRequest.sequence(SceneEntry.of(Speaking::new), folder.resolve("films/../all")));
    String message =
        assertThrows(UsageException.class, () -> new Renderer(SMALL).render(requests)).getMessage();
    assertTrue(message.contains("give each its own folder"), message);
    assertEquals(List.of(), files());
  }

  @Test
  void reportsAFolderThatCannotBeCreated() throws IOException {
    Path target = folder.resolve("taken/pictures");
    Progress inTheWay =
        new Progress() {
          @Override
          public void advance(long frames) {}

          @Override
          public void expect(long frames) {
            try {
              if (frames > 0) {
                Files.createFile(folder.resolve("taken"));
              }
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          }
        };
    String message =
        assertThrows(
                OutputException.class,
                () -> new Renderer(SMALL).withProgress(inTheWay).sequence(GROWING, target))
            .getMessage();
    assertTrue(message.startsWith("cannot make the folder " + target + ": "), message);
    assertTrue(message.endsWith("; choose another place"), message);
  }

  @Test
  void rejectsImpossibleFrames() {
    Renderer renderer = new Renderer(SMALL);
    assertThrows(IllegalArgumentException.class, () -> new TimePoint.FrameNumber(-1));
    TimePoint last = new TimePoint.FrameNumber(Long.MAX_VALUE);
    try (Preview preview = renderer.preview(GROWING)) {
      assertThrows(IllegalArgumentException.class, () -> preview.frame(-1));
      assertThrows(UsageException.class, () -> preview.frame(Long.MAX_VALUE));
    }
    assertThrows(UsageException.class, () -> renderer.picture(GROWING, last));
  }

  @Test
  void rejectsNullByName() {
    Renderer renderer = new Renderer(SMALL);
    Path file = folder.resolve("a.mp4");
    Map<String, Executable> calls =
        Map.of(
            "settings", () -> new Renderer(null),
            "progress", () -> renderer.withProgress(null),
            "cancellation", () -> renderer.withCancellation(null),
            "supplier", () -> Renderer.render(null, SMALL, file),
            "scene", () -> renderer.picture(null, TimePoint.END),
            "target", () -> renderer.film(GROWING, null),
            "part", () -> RenderRequest.film(GROWING, file).withPart(null),
            "from", () -> new TimeRange(null, TimePoint.END),
            "name", () -> new NamedSection(null));
    calls.forEach(
        (name, call) ->
            assertEquals(name, assertThrows(NullPointerException.class, call).getMessage()));
  }

  @Test
  void aPreviewThatIsClosedByAnInterruptedThreadLeavesNoThread() {
    for (int i = 0; i < 20; i++) {
      Preview preview = new Renderer(SMALL.withParameters(Map.of("rest", "1000"))).preview(GROWING);
      Thread.currentThread().interrupt();
      preview.close();
      assertTrue(Thread.interrupted());
      noThreadOutlivesItsCall();
    }
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}

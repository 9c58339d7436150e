package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.render.request.NamedSection;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.scene.Scene;

/** How often a scene runs for each kind of output. */
@Timeout(120)
class DryRunTest {
  private static final RenderSession ROOMY =
      RenderSession.of(RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(2));
  private static final RenderSession TIGHT = ROOMY.withDryRunBytes(2000);

  private static final AtomicInteger RUNS = new AtomicInteger();

  @TempDir private Path folder;

  /** A scene with plays, pauses, sections, and calls that end between two frames. */
  public static final class Counted extends Scene {
    @Override
    protected void construct() {
      RUNS.incrementAndGet();
      var box = square(2).setFill(BLUE, 1);
      var dot = dot().addUpdater(d -> d.moveTo(at(time(), 1)));
      play(fadeIn(box).runTime(0.51));
      section("middle");
      play(animate(box, b -> b.shift(RIGHT)), fadeIn(dot));
      pause(0.32);
      section("end");
      remove(dot);
      pause(1.5);
      play(animate(box, b -> b.rotate(1)).runTime(0.97));
      play(animate(box, b -> b.shift(UP)).runTime(0.01));
      add(circle());
    }
  }

  private static final SceneEntry COUNTED = SceneEntry.of(Counted::new);

  @BeforeEach
  void forget() {
    RUNS.set(0);
  }

  private int runs(RenderSession session, RenderRequest request) {
    RUNS.set(0);
    new Renderer(session).render(request);
    return RUNS.get();
  }

  @ParameterizedTest
  @ValueSource(strings = {"film.mp4", "film.webm", "film.gif", "film.mkv"})
  void aVideoNeedsOneRunOrTwoIfItsFramesDoNotFitInMemory(String name) throws IOException {
    Path one = folder.resolve("1-" + name);
    Path two = folder.resolve("2-" + name);
    assertEquals(1, runs(ROOMY, RenderRequest.film(COUNTED, one)));
    assertEquals(2, runs(TIGHT, RenderRequest.film(COUNTED, two)));
    assertArrayEquals(Files.readAllBytes(two), Files.readAllBytes(one));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 end", "0.5 1.2", "frame:7 frame:9", "2 3.5", "2 end", "1 99", "0 2.9"})
  void anyPartNeedsOneRun(String part) throws IOException {
    String[] ends = part.split(" ");
    TimeRange range = new TimeRange(TimePoint.parse(ends[0]), TimePoint.parse(ends[1]));
    assertSameSequence(range);
  }

  @ParameterizedTest
  @ValueSource(strings = {"middle", "end"})
  void anySectionNeedsOneRun(String section) throws IOException {
    assertSameSequence(new NamedSection(section));
  }

  private void assertSameSequence(ScenePart part) throws IOException {
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    assertEquals(1, runs(ROOMY, RenderRequest.sequence(COUNTED, one).withPart(part)));
    RenderSession none = ROOMY.withDryRunBytes(0);
    assertEquals(2, runs(none, RenderRequest.sequence(COUNTED, two).withPart(part)));
    List<Path> pictures = list(one);
    assertEquals(list(two), pictures);
    assertTrue(!pictures.isEmpty());
    for (Path picture : pictures) {
      assertArrayEquals(
          Files.readAllBytes(two.resolve(picture)), Files.readAllBytes(one.resolve(picture)));
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::getFileName).sorted().toList();
    }
  }

  @Test
  void theLastFrameIsTakenInOneRun() {
    Renderer renderer = new Renderer(ROOMY);
    RasterImage end = renderer.picture(COUNTED, TimePoint.END);
    assertEquals(1, RUNS.get());
    long last = renderer.dryRun(COUNTED).frames() - 1;
    RasterImage known = renderer.picture(COUNTED, TimePoint.parse("frame:" + last));
    assertArrayEquals(known.argb(), end.argb());
  }

  @Test
  void theLastFrameEqualsThatOfTheVideoHoweverTheSceneEnds() {
    List<SceneEntry> ends =
        List.of(
            SceneEntry.of(
                () ->
                    new Scene() {
                      @Override
                      protected void construct() {
                        add(square());
                        pause(0.7);
                        add(circle().setFill(RED, 1));
                      }
                    }),
            SceneEntry.of(
                () ->
                    new Scene() {
                      @Override
                      protected void construct() {
                        add(dot().addUpdater((d, dt) -> d.shift(RIGHT.times(dt))));
                        pause(0.75);
                        add(circle().setFill(RED, 1));
                        pause(0.01);
                      }
                    }),
            SceneEntry.of(
                () ->
                    new Scene() {
                      @Override
                      protected void construct() {
                        pause(0.1);
                        play(fadeIn(square().setFill(RED, 1)).runTime(0));
                      }
                    }));
    Renderer renderer = new Renderer(ROOMY);
    for (SceneEntry scene : ends) {
      long last = renderer.dryRun(scene).frames() - 1;
      assertArrayEquals(
          renderer.picture(scene, TimePoint.parse("frame:" + last)).argb(),
          renderer.picture(scene, TimePoint.END).argb());
    }
  }

  @Test
  void waitingDryRunsShareTheMemoryLimit() throws IOException {
    RenderSession room = ROOMY.withDryRunBytes(40_000);
    List<RenderRequest> requests = requests("shared");
    RUNS.set(0);
    new Renderer(room).render(requests);
    int runs = RUNS.get();
    assertTrue(runs > 8 && runs < 16, runs + " runs of 8 scenes");
    RUNS.set(0);
    new Renderer(ROOMY).render(requests("free"));
    assertEquals(8, RUNS.get());
    for (int i = 0; i < 8; i++) {
      assertArrayEquals(
          Files.readAllBytes(folder.resolve("free" + i + ".mp4")),
          Files.readAllBytes(folder.resolve("shared" + i + ".mp4")));
    }
  }

  private List<RenderRequest> requests(String name) {
    return Stream.iterate(0, i -> i + 1)
        .limit(8)
        .map(i -> RenderRequest.film(COUNTED, folder.resolve(name + i + ".mp4")))
        .toList();
  }
}

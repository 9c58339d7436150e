package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.NeedsX264;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.still.Png;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cache.SharedStore;
import zoetrope.render.cluster.Farm;
import zoetrope.render.cluster.FarmFilm;
import zoetrope.render.cluster.FarmWorker;
import zoetrope.render.cluster.FarmedSegment;
import zoetrope.render.cluster.SegmentOrder;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Cancellation;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.FarmException;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;

/** A video whose segments are made by a farm has the same bytes. */
@Timeout(120)
class FarmTest {
  static final RenderSettings SETTINGS = RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(2);

  @TempDir private Path folder;

  /** A farm whose requests and results are serialized, as if they were sent over a network. */
  static final class SentFarm implements Farm {
    private final SegmentCache cache;
    private final List<Long> begins = Collections.synchronizedList(new ArrayList<>());
    private final List<FarmedSegment> made = Collections.synchronizedList(new ArrayList<>());

    SentFarm(SegmentCache cache) {
      this.cache = cache;
    }

    @Override
    public void make(FarmFilm film, List<SegmentOrder> orders, Consumer<FarmedSegment> results) {
      FarmFilm there = sent(film);
      try (FarmWorker worker = new FarmWorker(2, "give it more", Path::of)) {
        orders.parallelStream()
            .forEach(
                order -> {
                  begins.add(order.from());
                  FarmedSegment segment = sent(worker.make(there, sent(order), cache));
                  made.add(segment);
                  results.accept(segment);
                });
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static <T> T sent(T value) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      new ObjectOutputStream(bytes).writeObject(value);
      return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A scene of nine seconds with movement, pauses, sections, random numbers and a parameter. */
  static final class Moving extends Scene {
    private final zoetrope.scene.Parameter<Double> side = parameter("side", 1.0);

    @Override
    protected void construct() {
      var box = square(side.get()).setFill(BLUE, 1);
      add(box);
      for (int i = 0; i < 4; i++) {
        section("part " + i);
        double x = random().nextDouble() - 0.5;
        double y = i - 2;
        play(animate(box, b -> b.moveTo(at(x, y))));
        play(animate(box, b -> b.rotate(1)).runTime(0.45));
        pause(0.8);
      }
    }
  }

  /** A scene that fails on the workers of a farm, but not in the process that plans the video. */
  static final class FailingOnWorkers extends Scene {
    @Override
    protected void construct() {
      play(create(square(1)));
      if (Thread.currentThread().getContextClassLoader() == null || isHeld()) {
        throw new IllegalStateException("not here");
      }
      play(create(circle(1)));
    }

    static boolean isHeld() {
      return Thread.getAllStackTraces().keySet().stream()
          .anyMatch(t -> t.getName().equals("zoetrope-range"));
    }
  }

  /** A scene that makes a different video in each run. */
  static final class Changing extends Scene {
    private static int runs;

    @Override
    protected void construct() {
      play(create(square(1 + runs++)));
      pause(3);
    }
  }

  static Renderer farmed(RenderSettings settings, Farm farm) {
    return new Renderer(settings).withFarm(farm);
  }

  static SegmentCache none() {
    return SegmentCache.none();
  }

  private static Map<String, byte[]> files(Path root) throws IOException {
    Map<String, byte[]> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        all.put(root.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return all;
  }

  private static void assertSame(Path expected, Path actual) throws IOException {
    Map<String, byte[]> here = files(expected);
    Map<String, byte[]> there = files(actual);
    assertEquals(here.keySet(), there.keySet());
    assertFalse(here.isEmpty());
    here.forEach((name, bytes) -> assertArrayEquals(bytes, there.get(name), name));
  }

  private void assertSameFilms(RenderRequest request, RenderRequest sent, RenderSettings settings)
      throws IOException {
    new Renderer(settings).render(request);
    SentFarm farm = new SentFarm(none());
    RenderResult result = farmed(settings, farm).render(sent);
    assertTrue(result.done());
    assertTrue(farm.made.size() > 1, "several segments");
    assertSame(folder.resolve("here"), folder.resolve("there"));
  }

  @NeedsX264
  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.webm", "a.gif", "a.apng", "a.webp", "a.html", "a.mkv"})
  void eachKindOfFilmHasTheSameBytes(String name) throws IOException {
    SceneEntry scene = SceneEntry.of(Moving.class);
    Path here = folder.resolve("here").resolve(name);
    Path there = folder.resolve("there").resolve(name);
    assertSameFilms(
        RenderRequest.film(scene, here),
        RenderRequest.film(scene, there),
        SETTINGS.withSeed(7).withParameters(Map.of("side", "1.5")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mov", "a.webm", "a.mkv"})
  void aTransparentVideoHasTheSameBytesFromAFarm(String name) throws IOException {
    SceneEntry scene = SceneEntry.of(Moving.class);
    assertSameFilms(
        RenderRequest.film(scene, folder.resolve("here").resolve(name)),
        RenderRequest.film(scene, folder.resolve("there").resolve(name)),
        SETTINGS.withTransparency());
  }

  @Test
  void anImageSequenceHasTheSameBytesFromAFarm() throws IOException {
    SceneEntry scene = SceneEntry.of(Moving.class);
    assertSameFilms(
        RenderRequest.sequence(scene, folder.resolve("here")),
        RenderRequest.sequence(scene, folder.resolve("there")),
        SETTINGS);
  }

  @Test
  void aPartOfAVideoAndItsSectionsHaveTheSameBytesFromAFarm() throws IOException {
    SceneEntry scene = SceneEntry.of(Moving.class);
    TimeRange part = new TimeRange(TimePoint.parse("1.3"), TimePoint.parse("7.1"));
    assertSameFilms(
        RenderRequest.film(scene, folder.resolve("here/a.mp4"))
            .withPart(part)
            .withSections(folder.resolve("here/parts")),
        RenderRequest.film(scene, folder.resolve("there/a.mp4"))
            .withPart(part)
            .withSections(folder.resolve("there/parts")),
        SETTINGS);
  }

  @Test
  void aLongVideoAndItsSectionsHaveTheSameBytesFromAFarm() throws IOException {
    SceneEntry scene = SceneEntry.of(FarmPlanningTest.Counted.class);
    assertSameFilms(
        RenderRequest.film(scene, folder.resolve("here/a.mp4"))
            .withSections(folder.resolve("here/parts")),
        RenderRequest.film(scene, folder.resolve("there/a.mp4"))
            .withSections(folder.resolve("there/parts")),
        SETTINGS);
  }

  @Test
  void anotherProcessRendersTheSameFromASceneAndItsFiles() throws IOException {
    Files.createDirectories(folder.resolve("source/below"));
    int[] pixels = new int[64];
    java.util.Arrays.fill(pixels, 0xffff8800);
    Files.write(folder.resolve("source/dot.png"), Png.encode(pixels, 8, 8));
    Path source =
        Files.writeString(
            folder.resolve("source/below/Pictured.java"),
            """
            import static zoetrope.Zoetrope.*;
            class Pictured extends Scene {
              static class Helper { static double x() { return 2; } }
              protected void construct() {
                var dot = imageMobject("../dot.png");
                add(dot);
                play(animate(dot, d -> d.shift(right(Helper.x()))));
                pause(2);
                play(fadeOut(dot));
              }
            }
            """);
    SceneEntry scene =
        SceneCatalogue.of(getClass().getClassLoader()).find(List.of("" + source)).get(0);
    new Renderer(SETTINGS).film(scene, folder.resolve("here/a.mp4"));
    farmed(SETTINGS, new FarmProcess()).film(scene, folder.resolve("there/a.mp4"));
    assertSame(folder.resolve("here"), folder.resolve("there"));
  }

  @Test
  void reportsAFailureOnAWorkerWithItsSourceLine() {
    Path file = folder.resolve("a.mp4");
    SceneException thrown =
        assertThrows(
            SceneException.class,
            () ->
                farmed(SETTINGS, new SentFarm(none()))
                    .film(SceneEntry.of(FailingOnWorkers.class), file));
    assertTrue(thrown.getMessage().contains("not here"), thrown.getMessage());
    assertFalse(Files.exists(file));
  }

  @Test
  void detectsASceneThatDiffersOnAWorker() {
    SceneException thrown =
        assertThrows(
            SceneException.class,
            () ->
                farmed(SETTINGS, new SentFarm(none()))
                    .film(SceneEntry.of(Changing.class), folder.resolve("a.mp4")));
    assertTrue(thrown.getMessage().contains("differ between a worker"), thrown.getMessage());
  }

  @Test
  void segmentsOfASharedCacheAreTakenAndDamagedOnesDrawn() throws IOException {
    Map<String, byte[]> entries = new ConcurrentHashMap<>();
    SegmentCache shared =
        SegmentCache.of(
            new SharedStore() {
              @Override
              public Optional<byte[]> read(String key) {
                return Optional.ofNullable(entries.get(key));
              }

              @Override
              public void write(String key, byte[] content) {
                entries.put(key, content);
              }
            });
    SceneEntry scene = SceneEntry.of(Moving.class);
    farmed(SETTINGS, new SentFarm(shared)).film(scene, folder.resolve("here/a.mp4"));
    byte[] poisoned = entries.values().iterator().next();
    poisoned[poisoned.length - 1] ^= 1;
    SentFarm again = new SentFarm(shared);
    farmed(SETTINGS, again).film(scene, folder.resolve("there/a.mp4"));
    assertSame(folder.resolve("here"), folder.resolve("there"));
    assertEquals(1, again.made.stream().filter(segment -> !segment.found()).count());
    assertEquals(1, again.made.stream().mapToLong(FarmedSegment::damaged).sum());
  }

  @Test
  void aFailureOfTheFarmEndsTheFilmAndLeavesNoFiles() throws IOException {
    FarmException thrown =
        assertThrows(
            FarmException.class,
            () ->
                farmed(
                        SETTINGS,
                        (film, orders, results) -> {
                          throw new FarmException("the master is gone", null);
                        })
                    .film(SceneEntry.of(Moving.class), folder.resolve("a.mp4")));
    assertEquals("the master is gone", thrown.getMessage());
    assertTrue(files(folder).isEmpty());
  }

  @Test
  void aCancellationInterruptsTheFarm() throws IOException {
    Cancellation stop = new Cancellation();
    CountDownLatch interrupted = new CountDownLatch(1);
    Farm waiting =
        (film, orders, results) -> {
          stop.cancel();
          try {
            new CountDownLatch(1).await();
          } catch (InterruptedException e) {
            interrupted.countDown();
          }
        };
    assertThrows(
        CancellationException.class,
        () ->
            farmed(SETTINGS, waiting)
                .withCancellation(stop)
                .film(SceneEntry.of(Moving.class), folder.resolve("a.mp4")));
    assertEquals(0, interrupted.getCount());
    assertTrue(files(folder).isEmpty());
  }

  @Test
  void cannotSendASceneGivenByASupplier() {
    UsageException thrown =
        assertThrows(
            UsageException.class,
            () ->
                farmed(SETTINGS, new SentFarm(none()))
                    .film(SceneEntry.of(Moving::new), folder.resolve("a.mp4")));
    assertTrue(thrown.getMessage().contains("cannot be sent"), thrown.getMessage());
  }
}

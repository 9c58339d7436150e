package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.cache.SegmentStore;
import zoetrope.internal.render.plan.RenderSession;
import zoetrope.output.OutputFormat;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cache.TestCaches;
import zoetrope.render.request.NamedSection;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.Scene;

/**
 * A long video uses the cached segments of an earlier video, and its scene runs only once if
 * possible.
 */
@Timeout(120)
class CachedFilmTest {
  private static final int STEPS = 40;
  private static final AtomicInteger RUNS = new AtomicInteger();
  private static final RenderSession ROOMY =
      RenderSession.of(RenderSettings.of(64, 36, FrameRate.of(10)).withJobs(2));

  private static final Map<Set<Integer>, byte[]> UNCACHED = new HashMap<>();
  private static final Map<String, byte[]> CACHED = new HashMap<>();
  private static byte[] whole;

  @TempDir private Path folder;
  private final MemoryStore store = new MemoryStore();
  private int films;

  /**
   * More than forty seconds of movement. Each step shows a word, which differs for edited steps.
   */
  private record Steps(Set<Integer> edited) {
    SceneEntry entry() {
      return SceneEntry.of(
          () ->
              new Scene() {
                @Override
                protected void construct() {
                  RUNS.incrementAndGet();
                  var box = square(1).setFill(BLUE, 1);
                  add(box);
                  for (int i = 0; i < STEPS; i++) {
                    if (i == STEPS / 2) {
                      section("second half");
                    }
                    var word = text(edited.contains(i) ? "new" : "old").toEdge(UP);
                    double x = 0.1 * i - 2;
                    play(animate(box, b -> b.moveTo(at(x, -1))), fadeIn(word));
                    pause(i % 4 == 3 ? 0.8 : 0.2);
                    remove(word);
                  }
                }
              });
    }
  }

  /** A store in memory. Some of its entries are damaged or missing when they are read. */
  private static final class MemoryStore implements SegmentStore {
    private final Map<String, byte[]> entries = new ConcurrentSkipListMap<>();
    private final Set<String> damaged = ConcurrentHashMap.newKeySet();
    private final Set<String> gone = ConcurrentHashMap.newKeySet();

    @Override
    public boolean has(String key) {
      return entries.containsKey(key);
    }

    @Override
    public Optional<byte[]> read(String key) throws IOException {
      if (damaged.contains(key)) {
        throw new IOException("unreadable");
      }
      return gone.contains(key) ? Optional.empty() : Optional.ofNullable(entries.get(key));
    }

    @Override
    public void write(String key, byte[] content) {
      entries.put(key, content);
    }
  }

  @BeforeEach
  void forget() {
    RUNS.set(0);
  }

  private RenderRequest request(Integer... edits) {
    return RenderRequest.film(
        new Steps(Set.of(edits)).entry(), folder.resolve("film" + films++ + ".mp4"));
  }

  private byte[] film(RenderSession session, RenderRequest request) throws IOException {
    RUNS.set(0);
    RenderResult result = new Renderer(session).render(List.of(request)).get(0);
    return Files.readAllBytes(result.orThrow().target());
  }

  /** Returns the video rendered without a cache. Each is rendered once for all tests. */
  private byte[] uncached(Integer... edits) throws IOException {
    Set<Integer> edited = Set.of(edits);
    if (!UNCACHED.containsKey(edited)) {
      UNCACHED.put(edited, film(ROOMY, request(edits)));
    }
    return UNCACHED.get(edited);
  }

  /**
   * Fills the store with the segments of the unedited video, which is rendered once for all tests.
   */
  private byte[] fillStore() throws IOException {
    if (CACHED.isEmpty()) {
      MemoryStore made = new MemoryStore();
      whole = film(ROOMY.withCache(TestCaches.of(made)), request());
      CACHED.putAll(made.entries);
    }
    store.entries.putAll(CACHED);
    return whole;
  }

  private static long used(SegmentCache cache, String what) {
    return (Long) cache.usage().get(what);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 5_000, 32L << 20})
  void anUnchangedSceneRunsOnceWithAnyMemoryLimit(long dryRunBytes) throws IOException {
    byte[] first = fillStore();
    SegmentCache cache = TestCaches.of(store);
    assertArrayEquals(first, film(ROOMY.withDryRunBytes(dryRunBytes).withCache(cache), request()));
    assertEquals(1, RUNS.get());
    assertEquals(0, used(cache, "misses"));
    assertTrue(used(cache, "hits") > 9);
    assertArrayEquals(uncached(), first);
  }

  @Test
  void aVideoInAnotherFormatNeedsNoDrawing() throws IOException {
    RenderRequest webm = RenderRequest.film(new Steps(Set.of()).entry(), folder.resolve("a.webm"));
    RenderSession worse = RenderSession.of(ROOMY.settings().withEncoding(40, "superfast"));
    byte[] alone = film(worse, webm);
    SegmentCache both = TestCaches.of(store).alsoFor(OutputFormat.WEBM, 40);
    assertArrayEquals(uncached(), film(ROOMY.withCache(both), request()));
    SegmentCache cache = TestCaches.of(store);
    assertArrayEquals(alone, film(worse.withCache(cache), webm));
    assertEquals(0, used(cache, "misses"));
    assertTrue(used(cache, "hits") > 9);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "5, 0", "5, 9000", "5, 33554432", "20, 33554432", "39, 0", "39, 33554432"})
  void anEditDrawsOnlyItsOwnSegments(int edited, long dryRunBytes) throws IOException {
    fillStore();
    SegmentCache cache = TestCaches.of(store);
    byte[] film = film(ROOMY.withDryRunBytes(dryRunBytes).withCache(cache), request(edited));
    // If the first segment is not in the cache, no memory is saved, so the scene runs twice.
    assertEquals(edited == 0 ? 2 : 1, RUNS.get());
    assertTrue(used(cache, "misses") <= 2, () -> cache.usage().toString());
    assertTrue(used(cache, "hits") > 7, () -> cache.usage().toString());
    assertArrayEquals(uncached(edited), film);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aMissingOrDamagedSegmentIsDrawnAndAllOthersComeFromTheCache(boolean damaged)
      throws IOException {
    byte[] first = fillStore();
    List<String> keys = List.copyOf(store.entries.keySet());
    for (int i : new int[] {0, 3, 7}) {
      store.damaged.clear();
      store.gone.clear();
      (damaged ? store.damaged : store.gone).add(keys.get(i));
      SegmentCache cache = TestCaches.of(store);
      assertArrayEquals(first, film(ROOMY.withCache(cache), request()));
      assertEquals(2, RUNS.get());
      assertTrue(used(cache, "misses") <= 1, () -> cache.usage().toString());
      assertEquals(keys.size() - 1, used(cache, "hits"));
    }
  }

  @Test
  void stopsLookingUpSegmentsOfAnEntirelyNewVideo() throws IOException {
    Integer[] all = IntStream.range(0, STEPS).boxed().toArray(Integer[]::new);
    fillStore();
    for (long dryRunBytes : new long[] {0, 20_000, 32L << 20}) {
      MemoryStore copy = new MemoryStore();
      copy.entries.putAll(store.entries);
      SegmentCache cache = TestCaches.of(copy);
      assertArrayEquals(
          uncached(all), film(ROOMY.withDryRunBytes(dryRunBytes).withCache(cache), request(all)));
      assertEquals(0, used(cache, "hits"));
    }
  }

  @Test
  void partsAndShortFilmsHaveTheSameBytesToo() throws IOException {
    TimeRange late = new TimeRange(TimePoint.parse("2.3"), TimePoint.parse("41"));
    TimeRange brief = new TimeRange(TimePoint.parse("3"), TimePoint.parse("13"));
    for (ScenePart part : List.of(late, brief, new NamedSection("second half"))) {
      RenderRequest plain = request(7).withPart(part);
      byte[] wanted = film(ROOMY, plain);
      for (long dryRunBytes : new long[] {0, 32L << 20}) {
        for (int i = 0; i < 2; i++) {
          SegmentCache cache = TestCaches.of(store);
          RenderSession session = ROOMY.withDryRunBytes(dryRunBytes).withCache(cache);
          assertArrayEquals(wanted, film(session, request(7).withPart(part)));
          assertTrue(i == 0 || used(cache, "misses") == 0, () -> cache.usage().toString());
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"gif", "apng", "webp"})
  void animatedImagesUseCachedSegmentsAtAnyFrameRate(String ending) throws IOException {
    for (String rate : new String[] {"7", "12.5", "30", "60"}) {
      RenderSettings settings = RenderSettings.of(64, 36, FrameRate.parse(rate)).withJobs(2);
      RenderSession session = RenderSession.of(settings);
      TimeRange part = new TimeRange(TimePoint.parse("1.1"), TimePoint.parse("8"));
      film(session.withCache(TestCaches.of(store)), pictures(ending).withPart(part));
      SegmentCache cache = TestCaches.of(store);
      byte[] edited = film(session.withCache(cache), pictures(ending, 3).withPart(part));
      assertArrayEquals(film(session, pictures(ending, 3).withPart(part)), edited);
      assertTrue(used(cache, "hits") >= 1, () -> rate + ": " + cache.usage());
      assertTrue(used(cache, "misses") >= 1, () -> rate + ": " + cache.usage());
    }
  }

  private RenderRequest pictures(String ending, Integer... edits) {
    return RenderRequest.film(
        new Steps(Set.of(edits)).entry(), folder.resolve("film" + films++ + "." + ending));
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 5_000, 32L << 20})
  void sectionFilesUseCachedSegmentsInOneRunOfTheScene(long dryRunBytes) throws IOException {
    List<byte[]> whole = sections(ROOMY);
    assertTrue(whole.size() >= 3);
    film(ROOMY.withCache(TestCaches.of(store)), withSections());
    for (String problem : List.of("none", "damaged", "gone")) {
      List<String> keys = List.copyOf(store.entries.keySet());
      (problem.equals("damaged") ? store.damaged : store.gone).clear();
      if (!problem.equals("none")) {
        (problem.equals("damaged") ? store.damaged : store.gone).add(keys.get(keys.size() / 2));
      }
      SegmentCache cache = TestCaches.of(store);
      assertEqual(whole, sections(ROOMY.withDryRunBytes(dryRunBytes).withCache(cache)));
      assertEquals(problem.equals("none") ? 1 : 2, RUNS.get(), problem);
      assertTrue(
          used(cache, "misses") <= (problem.equals("none") ? 0 : 1),
          () -> problem + " " + cache.usage());
      store.damaged.clear();
      store.gone.clear();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 20, 39})
  void anEditOfAVideoWithSectionsDrawsOnlyItsOwnSegments(int edited) throws IOException {
    film(ROOMY.withCache(TestCaches.of(store)), withSections());
    List<byte[]> whole = sections(ROOMY, edited);
    SegmentCache cache = TestCaches.of(store);
    assertEqual(whole, sections(ROOMY.withCache(cache), edited));
    assertTrue(used(cache, "misses") <= 2, () -> cache.usage().toString());
    assertEquals(1, RUNS.get());
  }

  private RenderRequest withSections(Integer... edits) {
    return request(edits).withSections(folder.resolve("sections" + films++));
  }

  /** Returns the video, and the files of its sections in order. */
  private List<byte[]> sections(RenderSession session, Integer... edits) throws IOException {
    RenderRequest request = withSections(edits);
    List<byte[]> all = new ArrayList<>(List.of(film(session, request)));
    try (Stream<Path> files = Files.list(request.sections().orElseThrow())) {
      for (Path file : files.filter(path -> path.toString().endsWith(".mp4")).sorted().toList()) {
        all.add(Files.readAllBytes(file));
      }
    }
    return all;
  }

  private static void assertEqual(List<byte[]> wanted, List<byte[]> found) {
    assertEquals(wanted.size(), found.size());
    for (int i = 0; i < wanted.size(); i++) {
      assertArrayEquals(wanted.get(i), found.get(i), "file " + i);
    }
  }
}

package zoetrope.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.fixtures.Sliding;
import zoetrope.frame.FrameRate;
import zoetrope.internal.render.cache.SegmentStore;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cache.TestCaches;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;

/** A video has the same bytes for any content of the cache. */
@Timeout(120)
class SegmentCacheTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(160, 90, FrameRate.of(20))
          .withJobs(2)
          .withParameters(Map.of("slide", "5.3", "rest", "0.7"));

  @TempDir private Path folder;
  private int films;

  /** A store of entries in memory. */
  private static final class MemoryStore implements SegmentStore {
    private final Map<String, byte[]> entries = new ConcurrentSkipListMap<>();

    @Override
    public Optional<byte[]> read(String key) {
      return Optional.ofNullable(entries.get(key));
    }

    @Override
    public void write(String key, byte[] content) throws IOException {
      entries.put(key, content);
    }
  }

  private SegmentCache cache() {
    return SegmentCache.in(folder.resolve("cache"), SegmentCache.DEFAULT_BYTES);
  }

  private RenderResult film(SegmentCache cache, RenderSettings settings, String ending) {
    Path file = folder.resolve("film" + films++ + ending);
    RenderRequest request = RenderRequest.film(scene(), file);
    return new Renderer(settings).withCache(cache).render(List.of(request)).get(0);
  }

  private static SceneEntry scene() {
    return SceneEntry.of(Sliding::new);
  }

  private static void assertUse(SegmentCache cache, long hits, long misses, long damaged) {
    Map<String, Object> usage = cache.usage();
    assertEquals(hits, usage.get("hits"), usage::toString);
    assertEquals(misses, usage.get("misses"), usage::toString);
    assertEquals(misses, usage.get("kept"), usage::toString);
    assertEquals(damaged, usage.get("damaged"), usage::toString);
  }

  @Test
  void aSecondVideoUsesTheCachedSegmentsOfTheFirst() throws IOException {
    for (String ending : new String[] {".mp4", ".webm", ".mov", ".gif", ".apng", ".webp"}) {
      RenderSettings settings = ending.equals(".mov") ? SMALL.withTransparency() : SMALL;
      byte[] without = bytes(film(SegmentCache.none(), settings, ending));
      SegmentCache first = cache();
      assertArrayEquals(without, bytes(film(first, settings, ending)));
      long segments = (Long) first.usage().get("misses");
      assertTrue(segments > 1);
      assertUse(first, 0, segments, 0);
      SegmentCache second = cache();
      assertArrayEquals(without, bytes(film(second, settings, ending)));
      assertUse(second, segments, 0, 0);
      assertTrue((Long) second.usage().get("bytes") > 0);
      SegmentCache checked = cache().checking();
      assertArrayEquals(without, bytes(film(checked, settings, ending)));
      assertUse(checked, segments, 0, 0);
    }
  }

  @Test
  void settingsThatChangeBytesHaveOtherEntries() throws IOException {
    film(cache(), SMALL, ".mp4").orThrow();
    for (RenderSettings other :
        new RenderSettings[] {
          SMALL.withEncoding(30, SMALL.preset()),
          SMALL.withEncoding(SMALL.crf(), "fast"),
          SMALL.withPictures(192, 108, FrameRate.of(20)),
          SMALL.withPictures(160, 90, FrameRate.of(25))
        }) {
      SegmentCache cache = cache();
      byte[] kept = bytes(film(cache, other, ".mp4"));
      assertEquals(0L, cache.usage().get("hits"));
      assertArrayEquals(bytes(film(SegmentCache.none(), other, ".mp4")), kept);
    }
  }

  @Test
  void drawsADamagedEntryAgainAndCountsIt() throws IOException {
    byte[] whole = bytes(film(cache(), SMALL, ".mp4"));
    long segments = damageAll(bytes -> Arrays.copyOf(bytes, bytes.length - 1));
    SegmentCache mended = cache();
    assertArrayEquals(whole, bytes(film(mended, SMALL, ".mp4")));
    assertUse(mended, 0, segments, segments);
    SegmentCache again = cache();
    assertArrayEquals(whole, bytes(film(again, SMALL, ".mp4")));
    assertUse(again, segments, 0, 0);
  }

  private long damageAll(UnaryOperator<byte[]> damage) throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("cache"))) {
      List<Path> entries = files.filter(file -> file.toString().endsWith(".segment")).toList();
      for (Path entry : entries) {
        Files.write(entry, damage.apply(Files.readAllBytes(entry)));
      }
      return entries.size();
    }
  }

  @Test
  void checkingModeReportsTheTimesOfAWrongSegment() {
    MemoryStore store = new MemoryStore();
    film(TestCaches.of(store), SMALL, ".mp4").orThrow();
    List<String> keys = List.copyOf(store.entries.keySet());
    byte[] first = store.entries.get(keys.get(0));
    store.entries.put(keys.get(0), store.entries.get(keys.get(1)));
    RenderResult lied = film(TestCaches.of(store).checking(), SMALL, ".mp4");
    Failure failure = lied.failure().orElseThrow();
    assertEquals(Failure.Subject.CACHE, failure.subject());
    assertTrue(
        failure.message().matches("(?s).* for \\d+\\.\\d{3} s to \\d+\\.\\d{3} s .*"),
        failure.message());
    assertTrue(failure.message().contains(keys.get(0).substring(0, 12)), failure.message());
    assertFalse(Files.exists(lied.target()));
    store.entries.put(keys.get(0), first);
    film(TestCaches.of(store).checking(), SMALL, ".mp4").orThrow();
  }

  @Test
  void aFailingStoreDoesNotAffectTheVideo() throws IOException {
    SegmentStore failing =
        new SegmentStore() {
          @Override
          public Optional<byte[]> read(String key) throws IOException {
            throw new IOException("no way");
          }

          @Override
          public void write(String key, byte[] content) throws IOException {
            throw new IOException("no space");
          }
        };
    SegmentCache cache = TestCaches.of(failing);
    byte[] film = bytes(film(cache, SMALL, ".mp4"));
    assertArrayEquals(bytes(film(SegmentCache.none(), SMALL, ".mp4")), film);
    assertEquals(0L, cache.usage().get("kept"));
    assertEquals("no space", cache.usage().get("problem"));
  }

  @Test
  void reportsAnUnusableFolderAndStillMakesTheVideo() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    SegmentCache cache = SegmentCache.in(file, 1000);
    assertTrue(cache.problem().isPresent());
    assertTrue(cache.folder().isEmpty());
    assertEquals(new SegmentCache.Holdings(0, 0), cache.holdings());
    assertArrayEquals(
        bytes(film(SegmentCache.none(), SMALL, ".mp4")), bytes(film(cache, SMALL, ".mp4")));
  }

  @Test
  void aSmallCacheStaysWithinItsLimitAndTheVideoHasTheSameBytes() throws IOException {
    byte[] whole = bytes(film(SegmentCache.none(), SMALL, ".mp4"));
    for (long bound : new long[] {0, 500, 4000}) {
      SegmentCache small = SegmentCache.in(folder.resolve("cache"), bound);
      assertArrayEquals(whole, bytes(film(small, SMALL, ".mp4")));
      assertTrue(small.holdings().bytes() <= bound);
    }
  }

  @Test
  void cachesTheBeginningOfAVideoThatIsTooLarge() {
    Map<String, Object> whole = used(SegmentCache.in(folder.resolve("cache"), 1_000_000));
    long bytes = SegmentCache.in(folder.resolve("cache"), 1_000_000).holdings().bytes();
    assertTrue((Long) whole.get("misses") > 2);
    SegmentCache.in(folder.resolve("cache"), 1).clear();
    Map<String, Object> first = used(SegmentCache.in(folder.resolve("cache"), bytes));
    assertTrue((Long) first.get("kept") > 0, first::toString);
    assertTrue((Long) first.get("kept") < (Long) whole.get("kept"), first::toString);
    Map<String, Object> second = used(SegmentCache.in(folder.resolve("cache"), bytes));
    assertEquals(first.get("kept"), second.get("hits"));
  }

  private Map<String, Object> used(SegmentCache cache) {
    film(cache, SMALL.withJobs(1), ".mp4").orThrow();
    return cache.usage();
  }

  @Test
  void imageSequencesUseCachedSegments() throws IOException {
    Map<String, byte[]> without = sequence(SegmentCache.none(), "5.3");
    SegmentCache first = cache();
    assertSame(without, sequence(first, "5.3"));
    long segments = (Long) first.usage().get("misses");
    assertUse(first, 0, segments, 0);
    SegmentCache second = cache();
    assertSame(without, sequence(second, "5.3"));
    assertUse(second, segments, 0, 0);
    SegmentCache other = cache();
    assertSame(sequence(SegmentCache.none(), "5.1"), sequence(other, "5.1"));
    assertTrue((Long) other.usage().get("misses") > 0);
  }

  private Map<String, byte[]> sequence(SegmentCache cache, String slide) throws IOException {
    Path pictures = folder.resolve("pictures" + films++);
    RenderSettings settings = SMALL.withParameters(Map.of("slide", slide, "rest", "0.7"));
    RenderRequest request = RenderRequest.sequence(scene(), pictures);
    new Renderer(settings).withCache(cache).render(List.of(request)).get(0).orThrow();
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(pictures)) {
      for (Path file : all.toList()) {
        files.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    return files;
  }

  private static void assertSame(Map<String, byte[]> expected, Map<String, byte[]> actual) {
    assertEquals(expected.keySet(), actual.keySet());
    expected.forEach((name, bytes) -> assertArrayEquals(bytes, actual.get(name), name));
  }

  private static byte[] bytes(RenderResult result) throws IOException {
    return Files.readAllBytes(result.orThrow().target());
  }
}

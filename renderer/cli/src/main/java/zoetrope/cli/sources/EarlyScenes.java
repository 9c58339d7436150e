package zoetrope.cli.sources;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;

/**
 * The scenes of the source files that a command line names. The files are compiled on another
 * thread while the command line is parsed. This saves time, because compiling and parsing take
 * about equally long. Files of projects are not compiled early, because they depend on options.
 */
public final class EarlyScenes {
  /** Compiles nothing early. */
  public static final EarlyScenes NONE = new EarlyScenes(List.of(), null);

  /** Options that select another cache than the default. */
  private static final Set<String> OTHER_CACHE = Set.of("--no-cache", "--check-cache");

  private final List<String> names;
  private final SegmentCache cache;
  private final SceneCatalogue catalogue;

  private EarlyScenes(List<String> names, SegmentCache cache) {
    this.names = names;
    this.cache = cache;
    this.catalogue = cache == null ? null : KnownScenes.ofProgram(cache);
  }

  /**
   * Begins to compile the files of a command line. Does nothing if the command line may select
   * another cache than the default.
   */
  public static EarlyScenes of(
      KnownScenes known, LongFunction<SegmentCache> caches, List<String> words) {
    List<String> names = words.stream().filter(known::isAlone).toList();
    boolean usual =
        Collections.disjoint(words, OTHER_CACHE)
            && words.stream().noneMatch(word -> word.startsWith("--cache-size"));
    if (names.isEmpty() || !usual) {
      return NONE;
    }
    EarlyScenes scenes = new EarlyScenes(names, caches.apply(SegmentCache.DEFAULT_BYTES));
    Thread thread = new Thread(scenes::compile, "zoetrope-compile");
    thread.setDaemon(true);
    thread.start();
    return scenes;
  }

  private void compile() {
    try {
      catalogue.prepare(names);
    } catch (RuntimeException | Error e) {
      // The later lookup of the scenes fails again and reports the error.
      return;
    }
  }

  /**
   * Returns a function that opens caches. For the cache that the early compilation has opened, it
   * returns this cache.
   */
  public LongFunction<SegmentCache> caches(LongFunction<SegmentCache> others) {
    return bytes ->
        cache != null && bytes == SegmentCache.DEFAULT_BYTES ? cache : others.apply(bytes);
  }

  /**
   * Returns the scenes of files that were compiled early. Empty if the names are not exactly those
   * of the compiled files, or if another cache is used.
   *
   * @throws zoetrope.render.result.UsageException for unknown scenes
   */
  public Optional<List<SceneEntry>> find(List<String> wanted, SegmentCache from) {
    return cache != null && from == cache && wanted.equals(names)
        ? Optional.of(catalogue.find(names))
        : Optional.empty();
  }
}

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
 * The source files that a command line names, compiled on a thread of their own while the line is
 * read: both take about as long. Only files that are no part of a project, as only those need
 * nothing that the line says elsewhere.
 */
public final class EarlyScenes {
  /** Nothing is compiled early. */
  public static final EarlyScenes NONE = new EarlyScenes(List.of(), null);

  /** Options that name another cache than the usual one. */
  private static final Set<String> OTHER_CACHE = Set.of("--no-cache", "--check-cache");

  private final List<String> names;
  private final SegmentCache cache;
  private final SceneCatalogue catalogue;

  private EarlyScenes(List<String> names, SegmentCache cache) {
    this.names = names;
    this.cache = cache;
    this.catalogue = cache == null ? null : KnownScenes.ofProgram(cache);
  }

  /** Begins to compile the files that a line names; none where it may want another cache. */
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
      // Whoever asks for the scenes finds it out once more, and tells of it.
      return;
    }
  }

  /** Opens caches as another does, but for the one that is open already. */
  public LongFunction<SegmentCache> caches(LongFunction<SegmentCache> others) {
    return bytes ->
        cache != null && bytes == SegmentCache.DEFAULT_BYTES ? cache : others.apply(bytes);
  }

  /**
   * The scenes that names mean; empty where those are not the files that were compiled.
   *
   * @throws zoetrope.render.result.UsageException for scenes that there are not
   */
  public Optional<List<SceneEntry>> find(List<String> wanted, SegmentCache from) {
    return cache != null && from == cache && wanted.equals(names)
        ? Optional.of(catalogue.find(names))
        : Optional.empty();
  }
}

package zoetrope.cli.options;

import java.util.function.LongFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.result.UsageException;

public final class CacheOptions {
  @Option(names = "--no-cache", description = "Draw every frame, and cache nothing")
  private boolean none;

  @Option(names = "--check-cache", description = "Draw every frame, and compare it with the cache")
  private boolean checked;

  @Mixin private CacheSize size;

  /**
   * Returns the cache to use.
   *
   * @throws UsageException if the options exclude each other
   */
  public SegmentCache open(LongFunction<SegmentCache> caches) {
    UsageException.require(
        !none || !checked, "--check-cache needs the cache: leave out --no-cache");
    if (none) {
      return SegmentCache.none();
    }
    SegmentCache cache = size.open(caches);
    return checked ? cache.checking() : cache;
  }
}

package zoetrope.cli.options;

import java.util.function.LongFunction;
import picocli.CommandLine.Option;
import zoetrope.render.cache.SegmentCache;

public final class CacheSize {
  @Option(
      names = "--cache-size",
      paramLabel = "SIZE",
      converter = Converters.OfBytes.class,
      description = "Size limit of the cache, such as 500MB or 10GB (default: 2GB)")
  private Long bytes;

  public SegmentCache open(LongFunction<SegmentCache> caches) {
    return caches.apply(bytes == null ? SegmentCache.DEFAULT_BYTES : bytes);
  }
}

package zoetrope.cli;

import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.cli.options.CacheSize;
import zoetrope.render.cache.SegmentCache;

@Command(
    name = "cache",
    description = "Show or clear the cache of rendered frames",
    sortOptions = false)
final class CacheCommand extends ConsoleCommand {
  @Option(names = "--clear", description = "Delete all cached segments")
  private boolean clear;

  @Mixin private CacheSize size;

  @Override
  public Integer call() {
    SegmentCache cache = size.open(console.caches());
    if (clear) {
      cache.clear();
    }
    print("folder", cache.folder().map(Object::toString).orElse("none"));
    cache.problem().ifPresent(problem -> print("problem", problem));
    SegmentCache.Holdings holdings = cache.holdings();
    print("segments", Integer.toString(holdings.entries()));
    print("size", megabytes(holdings.bytes()));
    if (cache.folder().isPresent()) {
      print("limit", megabytes(cache.limit()) + " (--cache-size)");
    }
    return clear && cache.problem().isPresent() ? CommandLineTool.FAILED : CommandLineTool.DONE;
  }

  private void print(String name, String value) {
    console.printf("%-10s%s%n", name, value);
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
  }
}

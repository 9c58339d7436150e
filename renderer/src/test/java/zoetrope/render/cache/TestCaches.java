package zoetrope.render.cache;

import zoetrope.internal.render.cache.SegmentStore;

/** Caches in stores of tests. */
public final class TestCaches {
  private TestCaches() {}

  public static SegmentCache of(SegmentStore store) {
    return SegmentCache.of(store);
  }
}

package zoetrope.farm;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import zoetrope.render.cluster.FarmedSegment;
import zoetrope.render.cluster.SegmentOrder;

/**
 * Records which segments of a video have arrived from tasks. Also finds the segments that must be
 * made again, because another video may have ended their process. Thread-safe.
 */
final class Arrivals {
  private final Consumer<FarmedSegment> results;
  private final Set<Integer> arrived = ConcurrentHashMap.newKeySet();
  private volatile boolean suspect;

  Arrivals(Consumer<FarmedSegment> results) {
    this.results = results;
  }

  /** Takes a segment from a task. */
  void add(FarmedSegment segment) {
    arrived.add(segment.index());
    results.accept(segment);
  }

  /** Records that a missing segment may be the fault of another video in the same process. */
  void suspect() {
    suspect = true;
  }

  /**
   * Returns the segments that have not arrived. The list is empty unless {@link #suspect} was
   * called.
   */
  List<SegmentOrder> suspects(List<SegmentOrder> orders) {
    return suspect
        ? orders.stream().filter(order -> !arrived.contains(order.index())).toList()
        : List.of();
  }
}

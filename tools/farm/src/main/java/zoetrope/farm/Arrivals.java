package zoetrope.farm;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import zoetrope.render.FarmedSegment;
import zoetrope.render.SegmentOrder;

/**
 * What has come of a film's segments, and which of them are to be made again: those that were lost
 * where other films may be to blame for it. For any number of threads.
 */
final class Arrivals {
  private final Consumer<FarmedSegment> results;
  private final Set<Integer> come = ConcurrentHashMap.newKeySet();
  private volatile boolean suspect;

  Arrivals(Consumer<FarmedSegment> results) {
    this.results = results;
  }

  /** Takes what a task has made. */
  void add(FarmedSegment segment) {
    come.add(segment.index());
    results.accept(segment);
  }

  /** Notes that what does not come may be the fault of others that shared its process. */
  void suspect() {
    suspect = true;
  }

  /** Those that have not come, if others may be to blame for that; else none. */
  List<SegmentOrder> suspects(List<SegmentOrder> orders) {
    return suspect
        ? orders.stream().filter(order -> !come.contains(order.index())).toList()
        : List.of();
  }
}

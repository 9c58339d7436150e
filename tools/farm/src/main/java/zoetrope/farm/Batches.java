package zoetrope.farm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.render.cluster.SegmentOrder;

/**
 * Divides a video's segments into tasks. To reach a segment, a task runs the scene from its
 * beginning, which costs about as much as drawing one segment. So a task makes several consecutive
 * segments while other videos keep the cores busy, and a single one otherwise.
 */
final class Batches {
  /** The maximum number of segments in a task, which is about one minute of video. */
  private static final int MAX_SEGMENTS_PER_TASK = 16;

  private Batches() {}

  /**
   * Returns the number of segments in a task.
   *
   * @param waiting segments of other videos that no task has yet
   * @param cores the number of cores of all executors together
   */
  static int size(long waiting, int cores) {
    return (int) Math.max(1, Math.min(MAX_SEGMENTS_PER_TASK, waiting / (2L * Math.max(1, cores))));
  }

  /**
   * Divides segments into tasks of {@code size} consecutive segments. If {@code size} is 1, the
   * tasks have the order of {@code orders}.
   */
  static List<List<SegmentOrder>> of(List<SegmentOrder> orders, int size) {
    if (size == 1) {
      return orders.stream().map(List::of).toList();
    }
    List<SegmentOrder> sorted = new ArrayList<>(orders);
    sorted.sort(Comparator.comparingInt(SegmentOrder::index));
    List<List<SegmentOrder>> batches = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i += size) {
      batches.add(List.copyOf(sorted.subList(i, Math.min(sorted.size(), i + size))));
    }
    return batches;
  }
}

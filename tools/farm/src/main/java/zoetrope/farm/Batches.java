package zoetrope.farm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.render.SegmentOrder;

/**
 * Which segments of a film one task makes. To reach a segment the scene is run past all before it,
 * which costs about as much as to draw one: so where other films keep the cores busy a task has
 * several segments in a row, and each is a task of its own where cores would be idle otherwise.
 */
final class Batches {
  /** So many segments a task has at most: about a minute of film. */
  private static final int MOST = 16;

  private Batches() {}

  /**
   * How many segments a task has.
   *
   * @param waiting segments of other films that nobody works on yet
   * @param cores of all executors
   */
  static int size(long waiting, int cores) {
    return (int) Math.max(1, Math.min(MOST, waiting / (2L * Math.max(1, cores))));
  }

  /**
   * Divides segments into tasks: single ones in their order, or {@code size} in a row of the film.
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

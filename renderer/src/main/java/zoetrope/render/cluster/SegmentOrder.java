package zoetrope.render.cluster;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A segment of a film that is to be made.
 *
 * @param index its place among the film's segments, from 0
 * @param from the number in the scene of its first frame
 * @param to the number behind its last one
 * @param hash of what its frames show, and of all else that its bytes depend on
 * @param pictures how many different pictures are to be drawn, which is what it costs
 */
public record SegmentOrder(int index, long from, long to, String hash, long pictures)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /**
   * The order in which segments are best begun: those that take long first, so that none of them is
   * waited for alone; among those that cost about the same, up to a factor of two, the earlier
   * ones, so that a worker's run of the scene goes on from one to the next.
   */
  public static final Comparator<SegmentOrder> LONGEST_FIRST =
      Comparator.comparingInt((SegmentOrder o) -> Long.numberOfLeadingZeros(o.pictures))
          .thenComparingLong(SegmentOrder::from);

  /** How many frames it has. */
  public long frames() {
    return to - from;
  }
}

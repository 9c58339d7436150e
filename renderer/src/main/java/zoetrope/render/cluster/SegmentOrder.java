package zoetrope.render.cluster;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A request for a segment of a video.
 *
 * @param index the segment's index in the video, from 0
 * @param from the number, in the scene, of the first frame
 * @param to the number after the last frame
 * @param hash a text that depends on the content of the segment's frames and on everything else
 *     that its bytes depend on
 * @param pictures the number of different frames to draw, which determines its cost
 */
public record SegmentOrder(int index, long from, long to, String hash, long pictures)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /**
   * The best order to begin segments. Expensive segments are first, so that no long segment is
   * begun last. Among segments whose costs lie between the same two powers of two, earlier segments
   * are first. So the run of the scene on a worker can continue from one segment to the next.
   */
  public static final Comparator<SegmentOrder> LONGEST_FIRST =
      Comparator.comparingInt((SegmentOrder o) -> Long.numberOfLeadingZeros(o.pictures))
          .thenComparingLong(SegmentOrder::from);

  public long frames() {
    return to - from;
  }
}

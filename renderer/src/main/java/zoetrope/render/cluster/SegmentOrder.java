package zoetrope.render.cluster;

import java.io.Serializable;
import java.util.Comparator;

/**
 * A request for a segment of a video.
 *
 * @param index its index in the video, from 0
 * @param from the number of its first frame in the scene
 * @param to the number after its last frame
 * @param hash of the content of its frames and everything else that its bytes depend on
 * @param pictures the number of different frames to draw, which determines its cost
 */
public record SegmentOrder(int index, long from, long to, String hash, long pictures)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /**
   * The best order to begin segments. Long ones are first, so that none of them is waited for at
   * the end. Among segments of similar cost, up to a factor of two, earlier ones are first, so that
   * a worker's run of the scene continues from one to the next.
   */
  public static final Comparator<SegmentOrder> LONGEST_FIRST =
      Comparator.comparingInt((SegmentOrder o) -> Long.numberOfLeadingZeros(o.pictures))
          .thenComparingLong(SegmentOrder::from);

  /** Returns the number of frames. */
  public long frames() {
    return to - from;
  }
}

package zoetrope.internal.video.gif;

import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SegmentForm;

/** An encoded segment of an animated GIF; its first image is a complete frame. Immutable. */
public final class GifSegment {
  /** The binary form of segments of animated GIFs. */
  public static final SegmentForm<GifSegment> FORM = new GifSegmentFile();

  private final Packets packets;
  private final long frames;

  GifSegment(Packets packets, long frames) {
    this.packets = packets;
    this.frames = frames;
  }

  /** Returns the number of frames that it covers, including those that the GIF drops. */
  public long frames() {
    return frames;
  }

  /**
   * Returns the encoded frames, possibly none. Times are in hundredths of a second. They count from
   * the beginning of the {@link zoetrope.internal.video.gif.GifTiming#period period} in which the
   * segment begins.
   */
  Packets packets() {
    return packets;
  }
}

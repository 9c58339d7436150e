package zoetrope.internal.video.gif;

import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SegmentForm;

/** A segment of an animated GIF, encoded; its first picture is complete. Immutable. */
public final class GifSegment {
  /** Segments of animated GIFs as bytes. */
  public static final SegmentForm<GifSegment> FORM = new GifSegmentFile();

  private final Packets packets;
  private final long frames;

  GifSegment(Packets packets, long frames) {
    this.packets = packets;
    this.frames = frames;
  }

  /** The frames of the film that it covers, those that the GIF drops included. */
  public long frames() {
    return frames;
  }

  /**
   * The pictures, with times in hundredths of a second since the last moment before the segment at
   * which a {@link zoetrope.internal.video.gif.GifTiming#period} begins; there may be none.
   */
  Packets packets() {
    return packets;
  }
}

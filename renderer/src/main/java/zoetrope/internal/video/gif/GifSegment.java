package zoetrope.internal.video.gif;

import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * An encoded segment of an animated GIF. Its first image, if it has any, is a complete frame.
 * Immutable.
 *
 * @param packets the encoded frames, possibly none. Times are in hundredths of a second, from the
 *     beginning of the {@link GifTiming#period period} in which the segment begins
 * @param frames the number of the segment's frames, including frames that the GIF drops
 */
public record GifSegment(Packets packets, long frames) {
  public static final SegmentForm<GifSegment> FORM = new GifSegmentFile();
}

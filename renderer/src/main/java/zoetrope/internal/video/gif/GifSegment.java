package zoetrope.internal.video.gif;

import zoetrope.internal.video.segment.Packets;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * An encoded segment of an animated GIF. Its first image, if it has any, is a complete frame.
 * Immutable.
 *
 * @param packets the encoded frames, possibly none. Times are in hundredths of a second, from the
 *     start of the {@link GifTiming#period period} that contains the beginning of the segment
 * @param frames the number of frames, including frames that the GIF drops
 */
public record GifSegment(Packets packets, long frames) {
  public static final SegmentForm<GifSegment> FORM = new GifSegmentFile();
}

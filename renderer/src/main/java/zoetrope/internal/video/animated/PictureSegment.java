package zoetrope.internal.video.animated;

import java.util.List;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * An encoded segment of an animated image or of an image sequence. Its first part is a complete
 * frame. Immutable.
 *
 * @param parts the encoded rectangles, in order of time
 */
public record PictureSegment(List<Part> parts) {
  public static final SegmentForm<PictureSegment> FORM = new PictureSegmentFile();

  public PictureSegment {
    parts = List.copyOf(parts);
  }

  /**
   * An encoded rectangle that replaces the previous content of its area in the frame.
   *
   * @param x the left side in the frame, in pixels
   * @param y the upper side in the frame, in pixels from the top
   * @param frames the number of frames until the next part
   * @param file the rectangle as a PNG or WebP file
   */
  public record Part(int x, int y, int width, int height, long frames, byte[] file) {
    Part lasting(long more) {
      return new Part(x, y, width, height, frames + more, file);
    }
  }

  public long frames() {
    return parts.stream().mapToLong(Part::frames).sum();
  }
}

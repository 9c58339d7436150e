package zoetrope.internal.video.animated;

import java.util.List;
import zoetrope.internal.video.segment.SegmentForm;

/** A segment of animated pictures, encoded; its first picture is complete. Immutable. */
public final class PictureSegment {
  /** Segments of animated PNG and WebP files as bytes. */
  public static final SegmentForm<PictureSegment> FORM = new PictureSegmentFile();

  private final List<Part> parts;

  PictureSegment(List<Part> parts) {
    this.parts = List.copyOf(parts);
  }

  /**
   * A rectangle that is put in place of what was there.
   *
   * @param x of its left side in the film, in pixels
   * @param y of its top, downwards
   * @param frames of the film for which that is seen
   * @param file it as a PNG or WebP file
   */
  record Part(int x, int y, int width, int height, long frames, byte[] file) {
    Part lasting(long more) {
      return new Part(x, y, width, height, frames + more, file);
    }
  }

  /** The frames of the film that it covers. */
  public long frames() {
    return parts.stream().mapToLong(Part::frames).sum();
  }

  /** What changes, one after the other. */
  List<Part> parts() {
    return parts;
  }
}

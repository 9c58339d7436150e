package zoetrope.internal.render.pipeline;

import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.segment.Segment;

/** Draws and encodes given frames on the calling thread. */
public final class SegmentDrawer {
  private SegmentDrawer() {}

  /**
   * Returns a segment of these frames.
   *
   * @param encoder encodes the frames; stays open afterwards
   * @throws IllegalArgumentException if there are no frames
   */
  public static Segment draw(List<Frame> frames, PictureEncoder encoder, RenderContext context) {
    Preconditions.require(!frames.isEmpty(), "a segment needs a frame");
    int moving = frames.size();
    while (moving > 1 && frames.get(moving - 1).showsSameAs(frames.get(moving - 2))) {
      moving--;
    }
    Timings timings = new Timings();
    YuvPlanes planes = null;
    for (int i = 0; i < moving; i++) {
      if (planes == null || !frames.get(i).showsSameAs(frames.get(i - 1))) {
        planes = context.drawPlanes(frames.get(i), timings);
      }
      encoder.frame(planes);
    }
    encoder.repeatLast((long) frames.size() - moving);
    return encoder.finish();
  }
}

package zoetrope.internal.render.pipeline;

import zoetrope.internal.render.cache.CachedSegments;
import zoetrope.internal.video.encode.PictureEncoder;
import zoetrope.internal.video.encode.YuvPlanes;
import zoetrope.internal.video.segment.Segment;

/**
 * Encodes the pictures of one segment in two formats, so that they are drawn once. The segment of
 * the second format is stored in the cache, where its video finds it.
 */
public final class TwoFormatsEncoder implements PictureEncoder {
  private final PictureEncoder first;
  private final PictureEncoder second;
  private final CachedSegments<Segment> cache;
  private final SegmentQueue queue;

  /**
   * Creates an encoder that closes both encoders.
   *
   * @param cache where the segment of the second format is stored
   * @param queue the frames of the segment, whose hash is needed
   */
  public TwoFormatsEncoder(
      PictureEncoder first,
      PictureEncoder second,
      CachedSegments<Segment> cache,
      SegmentQueue queue) {
    this.first = first;
    this.second = second;
    this.cache = cache;
    this.queue = queue;
  }

  @Override
  public void frame(YuvPlanes planes) {
    first.frame(planes);
    second.frame(planes);
  }

  @Override
  public void repeatLast(long repeats) {
    first.repeatLast(repeats);
    second.repeatLast(repeats);
  }

  @Override
  public Segment finish() {
    cache.keep(queue.hash(), second.finish(), "frame " + queue.start());
    return first.finish();
  }

  @Override
  public void close() {
    try (second) {
      first.close();
    }
  }
}

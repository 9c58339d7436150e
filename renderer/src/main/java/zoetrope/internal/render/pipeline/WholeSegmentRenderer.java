package zoetrope.internal.render.pipeline;

import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;

/**
 * Renders all frames as a single segment, and returns it with the hash of its frames. The frames
 * must be those of one segment.
 */
public record WholeSegmentRenderer<T>(SegmentRenderer<T> renderer)
    implements SegmentRenderer<WholeSegmentRenderer.Drawn<T>> {
  /** A segment with the hash of its frames. */
  public record Drawn<T>(T segment, String hash) {}

  @Override
  public boolean wantsHashes() {
    return true;
  }

  @Override
  public Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return Segmenter.every(Long.MAX_VALUE, rate, range, target);
  }

  @Override
  public Drawn<T> render(SegmentQueue queue, RenderContext context) {
    T segment = renderer.render(queue, context);
    return new Drawn<>(segment, queue.hash());
  }
}

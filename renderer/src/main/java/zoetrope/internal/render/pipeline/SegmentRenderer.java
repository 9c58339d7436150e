package zoetrope.internal.render.pipeline;

import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;

/**
 * Renders the frames of a segment to a part of the output. Several workers use it at once, each
 * with another segment.
 *
 * @param <T> a rendered segment
 */
@FunctionalInterface
public interface SegmentRenderer<T> {
  /**
   * Renders the frames of the queue to its end.
   *
   * @throws java.util.concurrent.CancellationException if the queue is cancelled
   */
  T render(SegmentQueue queue, RenderContext context);

  /** Returns a segmenter for the frames of {@code range}. */
  default Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return new Segmenter(rate, range, target);
  }

  /** Returns the cached segment of the frames with this hash; empty if there is none. */
  default Optional<T> cached(String hash) {
    return Optional.empty();
  }

  /** Returns whether this renderer needs the hashes of segments; see {@link SegmentQueue#hash}. */
  default boolean wantsHashes() {
    return false;
  }
}

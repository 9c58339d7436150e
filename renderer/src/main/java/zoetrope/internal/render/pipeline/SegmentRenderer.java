package zoetrope.internal.render.pipeline;

import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;

/**
 * Renders the frames of a segment, and returns the segment as a part of the output. Must be
 * thread-safe, because several workers render different segments with the same object.
 */
@FunctionalInterface
public interface SegmentRenderer<T> {
  /**
   * Renders all frames of the queue.
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

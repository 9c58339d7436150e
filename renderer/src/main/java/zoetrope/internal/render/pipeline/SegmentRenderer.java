package zoetrope.internal.render.pipeline;

import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;

/**
 * Turns the frames of a segment into what is appended to the output. Used by several workers at
 * once, each with a segment of its own.
 *
 * @param <T> a rendered segment
 */
@FunctionalInterface
public interface SegmentRenderer<T> {
  /**
   * Renders the frames of the queue to its end.
   *
   * @throws java.util.concurrent.CancellationException when the queue is cancelled
   */
  T render(SegmentQueue queue, RenderContext context);

  /** Cuts the frames of {@code range} into segments. */
  default Segmenter segmenter(FrameRate rate, FrameRange range, Segmenter.Target target) {
    return new Segmenter(rate, range, target);
  }

  /** The segment of the frames that have this hash, where it is kept; empty when it is not. */
  default Optional<T> kept(String hash) {
    return Optional.empty();
  }

  /** Whether it asks for the hashes of segments, {@link SegmentQueue#hash}. */
  default boolean wantsHashes() {
    return false;
  }
}

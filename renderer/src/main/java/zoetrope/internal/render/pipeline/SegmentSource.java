package zoetrope.internal.render.pipeline;

import java.util.function.Consumer;

/** Makes the segments of one video: in a pool of workers, on a cluster, or from a cache. */
public interface SegmentSource<T> {
  @FunctionalInterface
  interface Frames {
    void play(Segmenter sink);
  }

  /**
   * Makes the segments and passes them to {@code output}, in order, on the calling thread. Must be
   * called at most once. Throws the first error. When this method returns or throws, no thread
   * works for the video any more.
   *
   * @throws java.util.concurrent.CancellationException if {@link #cancel} was called or the thread
   *     is interrupted
   */
  void run(Consumer<T> output);

  /** Cancels the work. {@link #run} throws when all work has ended. */
  void cancel();
}

package zoetrope.internal.render.pipeline;

/**
 * Makes the segments of one video: in a pool of workers, on a cluster, or from a cache.
 *
 * @param <T> a segment
 */
public interface SegmentSource<T> {
  @FunctionalInterface
  interface Frames {
    void play(Segmenter sink);
  }

  /** Receives segments in order. */
  @FunctionalInterface
  interface Appender<T> {
    /** Appends the next segment. */
    void append(T segment);
  }

  /**
   * Makes the segments and passes them to {@code output}, in order, on the calling thread. Must be
   * called at most once. Throws the first error. When this method returns or throws, no thread
   * works for the video any more.
   *
   * @throws java.util.concurrent.CancellationException if {@link #cancel} was called or the thread
   *     is interrupted
   */
  void run(Appender<T> output);

  /** Cancels the work. {@link #run} throws when all work has ended. */
  void cancel();
}

package zoetrope.internal.render.pipeline;

/**
 * Makes the segments of one film: in a pool of workers, or on a cluster, or from a cache.
 *
 * @param <T> a segment
 */
public interface SegmentSource<T> {
  /** Plays a film's frames, on the calling thread. */
  @FunctionalInterface
  interface Frames {
    /** Passes the frames to {@code sink}. */
    void play(Segmenter sink);
  }

  /** Takes segments in order. */
  @FunctionalInterface
  interface Appender<T> {
    /** Appends the next segment. */
    void append(T segment);
  }

  /**
   * Makes the segments and hands them to {@code output}, in order, on the calling thread. To be
   * called once. What goes wrong first is thrown. Nothing is made any more when this returns or
   * throws.
   *
   * @throws java.util.concurrent.CancellationException when {@link #cancel} was called or the
   *     thread is interrupted
   */
  void run(Appender<T> output);

  /** Makes {@link #run} throw as soon as nothing is made any more. */
  void cancel();
}

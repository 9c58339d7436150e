package zoetrope.internal.video;

/**
 * Encodes one segment: pictures in order, then perhaps a hold. Implementations other than those of
 * {@link SegmentEncoders} serve tests, which want encoders that fail. For one thread at a time.
 */
public interface PictureEncoder extends AutoCloseable {
  /**
   * Encodes the next picture. The planes may be changed afterwards. Throws {@link VideoException}
   * when the encoder fails and {@link IllegalStateException} behind a hold.
   */
  void frame(YuvPlanes planes);

  /**
   * Shows the last picture for {@code repeats} more frames, which are equal to it bit by bit.
   * Nothing but further holds may follow. Throws {@link IllegalStateException} when there is no
   * picture yet.
   */
  void hold(long repeats);

  /** Ends the segment. The encoder is of no use afterwards, but has to be closed. */
  Segment finish();

  /** Frees the encoder, whether the segment was finished or not. Does nothing the second time. */
  @Override
  void close();

  /** Opens an encoder for one segment; called on any thread. */
  @FunctionalInterface
  interface Factory {
    /**
     * A new encoder for a film in {@code container}. Throws {@link VideoException} when it cannot
     * be opened.
     */
    PictureEncoder open(VideoSettings settings, Container container);
  }
}

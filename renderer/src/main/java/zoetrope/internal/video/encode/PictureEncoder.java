package zoetrope.internal.video.encode;

import java.util.Optional;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.internal.video.segment.Segment;

/**
 * Encodes one segment: pictures in order, then optionally a static run. Implementations other than
 * those of {@link SegmentEncoders} serve tests. For one thread at a time.
 */
public interface PictureEncoder extends AutoCloseable {
  /**
   * Encodes the next picture. The planes may be changed afterwards.
   *
   * @throws VideoException if the encoder fails
   * @throws IllegalStateException after {@link #repeatLast}
   */
  void frame(YuvPlanes planes);

  /**
   * Repeats the last picture for {@code repeats} more frames, bit by bit: the static run. Only
   * further calls of this may follow.
   *
   * @throws IllegalStateException if there is no picture yet
   */
  void repeatLast(long repeats);

  /**
   * Ends the segment. The encoder has to be closed afterwards.
   *
   * @throws VideoException if the encoder fails
   * @throws IllegalStateException if there is no picture
   */
  Segment finish();

  /**
   * What decoders show of the last picture, where the encoder knows it: after {@link #finish} and
   * before {@link #close}. For tests and tools.
   */
  default Optional<YuvPicture> reconstruction() {
    return Optional.empty();
  }

  /** Frees the encoder, whether the segment was finished or not. Does nothing the second time. */
  @Override
  void close();

  /** Opens an encoder for one segment; called on any thread. */
  @FunctionalInterface
  interface Factory {
    /**
     * A new encoder for a film in {@code container}.
     *
     * @throws VideoException if it cannot be opened
     */
    PictureEncoder open(VideoSettings settings);
  }
}

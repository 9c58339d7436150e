package zoetrope.internal.video.encode;

import java.util.Optional;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.h264.YuvPicture;
import zoetrope.internal.video.segment.Segment;

/**
 * Encodes one segment: pictures in order, then optionally a static run. Implementations other than
 * those of {@link SegmentEncoders} are for tests. Not thread-safe.
 */
public interface PictureEncoder extends AutoCloseable {
  /**
   * Encodes the next picture. The planes can be modified afterwards.
   *
   * @throws IllegalStateException after {@link #repeatLast}
   */
  void frame(YuvPlanes planes);

  /**
   * Repeats the last picture exactly for {@code repeats} more frames, which form the static run of
   * the segment. Only further calls of this method may follow.
   *
   * @throws IllegalStateException if there is no picture yet
   */
  void repeatLast(long repeats);

  /**
   * Finishes the segment. The encoder must be closed afterwards.
   *
   * @throws IllegalStateException if there is no picture
   */
  Segment finish();

  /**
   * Returns the last picture as decoders reconstruct it, if the encoder knows it. Must be called
   * after {@link #finish} and before {@link #close}. Used by tests and tools.
   */
  default Optional<YuvPicture> reconstruction() {
    return Optional.empty();
  }

  /** Frees the encoder, whether the segment was finished or not. Further calls have no effect. */
  @Override
  void close();

  /** Opens an encoder for one segment; called on any thread. */
  @FunctionalInterface
  interface Factory {
    /** Returns a new encoder for a video with these settings. */
    PictureEncoder open(VideoSettings settings);
  }
}

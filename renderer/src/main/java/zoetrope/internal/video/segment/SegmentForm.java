package zoetrope.internal.video.segment;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * How the segments of one kind of film become bytes that can be kept.
 *
 * @param <T> a segment
 */
public interface SegmentForm<T> {
  /** How many frames of the film a segment covers. */
  long frames(T segment);

  /** Writes a segment; equal ones give equal bytes. Does not close the stream. */
  void write(T segment, OutputStream out) throws IOException;

  /**
   * Reads a segment that {@link #write} wrote, and nothing after it.
   *
   * @throws IOException if it is damaged, cut off, or of another version
   */
  T read(InputStream in) throws IOException;
}

package zoetrope.internal.video.segment;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The binary form of stored and transferred segments, for one kind of output. */
public interface SegmentForm<T> {
  long frames(T segment);

  /** Writes a segment; equal segments give equal bytes. Does not close the stream. */
  void write(T segment, OutputStream out) throws IOException;

  /**
   * Reads a segment that {@link #write} wrote, and nothing after it.
   *
   * @throws IOException if the segment is damaged, truncated, or of another version
   */
  T read(InputStream in) throws IOException;
}

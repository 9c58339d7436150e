package zoetrope.internal.video;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * A closed part of a film, encoded: moving pictures, then a hold. It begins with a key frame,
 * refers to nothing outside, and does not know its place in the film. Immutable.
 */
public final class Segment {
  private final StreamHeaders headers;
  private final Packets packets;
  private final StaticRun hold;

  Segment(StreamHeaders headers, Packets packets, StaticRun hold) {
    this.headers = headers;
    this.packets = packets;
    this.hold = hold;
  }

  /** The frames it shows, those of the hold included. */
  public long frames() {
    return packets.count() + hold.count();
  }

  /** The frames that were given to the encoder. */
  public int encodedFrames() {
    return packets.count();
  }

  /** The bytes of the encoded frames, which is about the memory that the segment takes. */
  public long bytes() {
    return packets.bytes();
  }

  /**
   * Writes the segment in a form that {@link #readFrom} understands, for caches and for machines
   * that render together. Equal segments are written as equal bytes. Does not close the stream.
   */
  public void writeTo(OutputStream out) throws IOException {
    SegmentFile.write(this, out);
  }

  /**
   * Reads a segment that {@link #writeTo} wrote, and nothing behind it. Throws {@link IOException}
   * when it is damaged, cut off, or of another version.
   */
  public static Segment readFrom(InputStream in) throws IOException {
    return SegmentFile.read(in);
  }

  Packets packets() {
    return packets;
  }

  StaticRun hold() {
    return hold;
  }

  StreamHeaders headers() {
    return headers;
  }

  /** Hands on all samples in decoding order; those of a hold are made as they are needed. */
  void forEachSample(SampleSink sink) {
    packets.forEach(sink);
    hold.forEach(packets, sink);
  }

  /** Takes the samples of a segment in decoding order. */
  @FunctionalInterface
  interface SampleSink {
    /**
     * Takes one sample: units with lengths before them, in {@code data[from .. from + length)}.
     *
     * @param shown the frame of the segment that it shows, counted from 0
     * @param key whether decoding can start here
     */
    void sample(byte[] data, int from, int length, long shown, boolean key);
  }
}

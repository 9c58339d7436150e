package zoetrope.internal.video.segment;

/**
 * A closed group of encoded pictures, followed by a static run. It begins with a key frame, does
 * not refer to other segments, and does not depend on its position in the video. Immutable.
 *
 * @param staticRun the frames after the pictures, which repeat the last picture
 */
public record Segment(StreamHeaders headers, Packets packets, StaticRun staticRun) {
  public static final SegmentForm<Segment> FORM = new SegmentFile();

  public long frames() {
    return packets.count() + staticRun.count();
  }

  /** Returns the size of the encoded frames in bytes: about the memory that the segment takes. */
  public long bytes() {
    return packets.bytes();
  }

  /**
   * Returns the configuration of an H.264 decoder: an AVCDecoderConfigurationRecord (ISO/IEC
   * 14496-15).
   *
   * @throws IllegalStateException for another codec
   */
  public byte[] decoderConfiguration() {
    if (headers instanceof H264Headers h264) {
      return h264.configuration().clone();
    }
    throw new IllegalStateException("this segment is no H.264");
  }

  /**
   * Passes all packets to {@code sink}, in decoding order. Packets of the static run are created
   * during this call.
   */
  public void forEachPacket(PacketVisitor sink) {
    packets.forEach(sink);
    staticRun.forEach(packets, sink);
  }

  @FunctionalInterface
  public interface PacketVisitor {
    /**
     * Receives one packet, in {@code data[from .. from + length)}; for H.264, NAL units preceded by
     * their lengths.
     *
     * @param pts the presentation time in frames from the beginning of the segment
     * @param key whether decoding can start here
     */
    void visit(byte[] data, int from, int length, long pts, boolean key);
  }
}

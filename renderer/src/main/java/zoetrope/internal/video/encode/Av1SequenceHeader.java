package zoetrope.internal.video.encode;

import java.util.Arrays;
import zoetrope.internal.video.VideoException;

/**
 * Finds the sequence header in an AV1 key frame (AV1 Bitstream and Decoding Process Specification,
 * 5.3). Containers such as MP4 repeat it in their own header.
 */
final class Av1SequenceHeader {
  private static final int TYPE = 1;

  private Av1SequenceHeader() {}

  /**
   * Returns the open bitstream unit (OBU) of the header.
   *
   * @param packet the packet of a key frame, whose OBUs have size fields
   * @throws VideoException if there is no sequence header
   */
  static byte[] in(byte[] packet) {
    int at = 0;
    while (at < packet.length && (packet[at] & 2) != 0) {
      int type = packet[at] >> 3 & 15;
      int sizeAt = at + 1 + (packet[at] >> 2 & 1);
      int size = 0;
      int end = sizeAt;
      for (int shift = 0; end < packet.length; shift += 7) {
        int bits = packet[end++];
        size |= (bits & 0x7f) << shift;
        if (bits >= 0) {
          break;
        }
      }
      if (type == TYPE) {
        return Arrays.copyOfRange(packet, at, end + size);
      }
      at = end + size;
    }
    throw new VideoException("the encoder gave no sequence header; this should not happen");
  }
}

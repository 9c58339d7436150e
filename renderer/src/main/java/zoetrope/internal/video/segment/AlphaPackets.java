package zoetrope.internal.video.segment;

import java.nio.ByteBuffer;

/**
 * Packets of VP9 with alpha, which is a film of its own beside that of the colours: the length of
 * the colours' packet, in four bytes, that packet, and alpha's.
 */
public final class AlphaPackets {
  private AlphaPackets() {}

  /** One packet of both. */
  public static byte[] join(byte[] color, byte[] alpha) {
    return ByteBuffer.allocate(Integer.BYTES + color.length + alpha.length)
        .putInt(color.length)
        .put(color)
        .put(alpha)
        .array();
  }

  /** The length of the colours' packet in the one at {@code from}. */
  public static int colorLength(byte[] data, int from) {
    return ByteBuffer.wrap(data).getInt(from);
  }
}

package zoetrope.internal.video.segment;

import java.nio.ByteBuffer;

/**
 * Packets of VP9 with alpha. Alpha is encoded as a second video. A joined packet consists of the
 * length of the colour packet in four bytes, the colour packet, and the alpha packet.
 */
public final class AlphaPackets {
  private AlphaPackets() {}

  public static byte[] join(byte[] color, byte[] alpha) {
    return ByteBuffer.allocate(Integer.BYTES + color.length + alpha.length)
        .putInt(color.length)
        .put(color)
        .put(alpha)
        .array();
  }

  /**
   * Returns the length of the colour packet in the joined packet that begins at index {@code from}.
   */
  public static int colorLength(byte[] data, int from) {
    return ByteBuffer.wrap(data).getInt(from);
  }
}

package zoetrope.internal.video.segment;

import java.util.function.Supplier;

/**
 * Repeats a picture with the same packet each time: the packet of the picture itself if the codec
 * is intra-only, or a packet that tells decoders to show the picture again.
 */
public record SamePacket(byte[] packet) implements RepeatedPicture {
  /** The packet of segments that encode all of their frames and repeat none. */
  public static final SamePacket NONE = new SamePacket(new byte[0]);

  @Override
  public Supplier<byte[]> repeats() {
    return () -> packet;
  }
}

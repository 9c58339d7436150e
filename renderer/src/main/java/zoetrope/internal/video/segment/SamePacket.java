package zoetrope.internal.video.segment;

import java.util.function.Supplier;

/**
 * Repeats a picture with the same packet each time. If the codec is intra-only, it is the packet of
 * the picture itself. Otherwise the packet makes decoders show the picture again.
 */
public record SamePacket(byte[] packet) implements RepeatedPicture {
  /** The packet of segments that encode all of their frames and repeat none. */
  public static final SamePacket NONE = new SamePacket(new byte[0]);

  @Override
  public Supplier<byte[]> repeats() {
    return () -> packet;
  }
}

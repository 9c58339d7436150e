package zoetrope.internal.video.segment;

import java.util.function.Supplier;

/**
 * Repeats a picture with the same packet each time: its own packet if the codec is intra-only, or a
 * packet that shows the picture again.
 */
public record SamePacket(byte[] packet) implements RepeatedPicture {
  /** For segments whose frames are all encoded, so that none is repeated. */
  public static final SamePacket NONE = new SamePacket(new byte[0]);

  @Override
  public Supplier<byte[]> repeats() {
    return () -> packet;
  }
}

package zoetrope.internal.video.segment;

import java.util.function.Supplier;

/**
 * Repeats a picture by the same packet each time: its own, where it stands by itself, or one that
 * shows it again.
 */
public record SamePacket(byte[] packet) implements RepeatedPicture {
  /** Of segments in which all pictures are encoded, and none is left to be repeated. */
  public static final SamePacket NONE = new SamePacket(new byte[0]);

  @Override
  public Supplier<byte[]> repeats() {
    return () -> packet;
  }
}

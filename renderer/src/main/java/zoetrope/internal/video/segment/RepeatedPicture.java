package zoetrope.internal.video.segment;

import java.util.function.Supplier;

/** Repeats the last picture of a segment exactly, without encoding it. */
public sealed interface RepeatedPicture
    permits H264RepeatedPicture, Vp9RepeatedPicture, SamePacket {
  /**
   * Returns a supplier of packets. Each call returns the packet of one more frame that repeats the
   * picture.
   */
  Supplier<byte[]> repeats();
}

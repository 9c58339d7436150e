package zoetrope.internal.video.segment;

import java.util.function.Supplier;

/** Repeats the last picture of a segment exactly, without encoding it. */
public sealed interface RepeatedPicture
    permits H264RepeatedPicture, Vp9RepeatedPicture, SamePacket {
  /** Returns a supplier of the packets that follow the segment's last, one for each call. */
  Supplier<byte[]> repeats();
}

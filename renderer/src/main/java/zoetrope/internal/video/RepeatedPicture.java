package zoetrope.internal.video;

import java.util.function.Supplier;

/** Shows the last picture of a segment again, bit by bit, without encoding it. */
sealed interface RepeatedPicture permits H264RepeatedPicture, Vp9RepeatedPicture {
  /** Makes samples that follow the segment's last, one after the other, without end. */
  Supplier<byte[]> repeats();
}

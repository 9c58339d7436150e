package zoetrope.video;

import java.util.function.Supplier;

/** Shows the last picture of a segment again, bit by bit, without encoding it. */
sealed interface HeldPicture permits H264HeldPicture, Vp9HeldPicture {
  /** Makes samples that follow the segment's last, one after the other, without end. */
  Supplier<byte[]> repeats();
}

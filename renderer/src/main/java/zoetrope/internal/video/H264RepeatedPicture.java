package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;
import java.util.function.Supplier;

/**
 * Repeats a picture by pictures whose macroblocks are all skipped.
 *
 * @param sequence the stream's parameters
 * @param last the number of the last reference picture
 */
record H264RepeatedPicture(SequenceParameters sequence, FrameNumbering last)
    implements RepeatedPicture {
  @Override
  public Supplier<byte[]> repeats() {
    FrameNumbering[] number = {last};
    return () -> {
      number[0] = number[0].next(sequence);
      ByteArrayOutputStream sample = new ByteArrayOutputStream(20);
      NalUnits.append(sample, RepeatFrames.picture(sequence, number[0]));
      return sample.toByteArray();
    };
  }
}

package zoetrope.internal.video.segment;

import java.io.ByteArrayOutputStream;
import java.util.function.Supplier;
import zoetrope.internal.video.h264.FrameNumbering;
import zoetrope.internal.video.h264.NalUnits;
import zoetrope.internal.video.h264.RepeatFrames;
import zoetrope.internal.video.h264.SequenceParameterSet;

/**
 * Repeats a picture by P pictures whose macroblocks are all skipped.
 *
 * @param sequence the stream's sequence parameter set
 * @param last the numbers of the last reference picture
 */
public record H264RepeatedPicture(SequenceParameterSet sequence, FrameNumbering last)
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

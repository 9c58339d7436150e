package zoetrope.internal.video.h264;

/**
 * The numbers of a picture in its stream: frame_num and picture order count. The count is 0 if the
 * stream does not contain it.
 *
 * @param frameNum {@code frame_num}, which counts reference pictures
 * @param poc {@code pic_order_cnt_lsb}, which gives the presentation order
 */
public record FrameNumbering(int frameNum, int poc) {
  /** The numbers of a key frame (IDR picture). */
  public static final FrameNumbering FIRST = new FrameNumbering(0, 0);

  /** Reads the header of a slice (ITU-T H.264, 7.3.3). */
  public static FrameNumbering of(byte[] slice, SequenceParameterSet sequence) {
    BitReader reader = new BitReader(NalUnits.payload(slice, 48));
    reader.ue();
    reader.ue();
    reader.ue();
    int frameNum = reader.bits(sequence.frameNumBits());
    if (NalUnits.type(slice) == NalUnits.IDR_SLICE) {
      reader.ue();
    }
    return new FrameNumbering(frameNum, reader.bits(sequence.pocBits()));
  }

  /**
   * Returns the numbers of the next reference picture, if it also comes next in presentation order.
   */
  public FrameNumbering next(SequenceParameterSet sequence) {
    return new FrameNumbering(
        frameNum + 1 & (1 << sequence.frameNumBits()) - 1, poc + 2 & (1 << sequence.pocBits()) - 1);
  }
}

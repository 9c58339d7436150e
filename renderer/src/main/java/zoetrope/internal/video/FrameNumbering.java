package zoetrope.internal.video;

/**
 * How a picture is numbered in its stream: the number that counts references, and the place in the
 * order of display (0 where the stream does not tell it).
 *
 * @param frameNum {@code frame_num}
 * @param order {@code pic_order_cnt_lsb}
 */
record FrameNumbering(int frameNum, int order) {
  /** That of a key frame. */
  static final FrameNumbering FIRST = new FrameNumbering(0, 0);

  /** Reads the beginning of a slice (ITU-T H.264, 7.3.3). */
  static FrameNumbering of(byte[] slice, SequenceParameters sequence) {
    BitReader reader = new BitReader(NalUnits.payload(slice, 48));
    reader.unsigned();
    reader.unsigned();
    reader.unsigned();
    int frameNum = reader.bits(sequence.frameNumBits());
    if (NalUnits.type(slice) == NalUnits.IDR_SLICE) {
      reader.unsigned();
    }
    return new FrameNumbering(frameNum, reader.bits(sequence.orderBits()));
  }

  /** The number of the next reference picture when it is also the next to be shown. */
  FrameNumbering next(SequenceParameters sequence) {
    return new FrameNumbering(
        frameNum + 1 & (1 << sequence.frameNumBits()) - 1,
        order + 2 & (1 << sequence.orderBits()) - 1);
  }
}

package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;
import zoetrope.internal.video.h264.BitWriter;

/**
 * Makes the slices of a key frame into slices further down in a key frame of another height: writes
 * their headers anew (ITU-T H.264, 7.3.3), and takes over what follows. The deblocking filter stops
 * at the edges of the slices then, as it did at those of the picture.
 */
final class SliceRelocator {
  private static final int INTRA_ONLY = 7;
  private static final int NO_FILTER = 1;
  private static final int FILTER_INSIDE = 2;

  private final SequenceParameters from;
  private final SequenceParameters to;
  private final PictureParameters picture;
  private final int macroblock;

  /**
   * Moves slices by {@code macroblock} macroblocks, from a stream with the headers {@code from} to
   * one with the headers {@code to}.
   */
  SliceRelocator(H264Headers from, H264Headers to, int macroblock) {
    if (!from.picture().equals(to.picture())) {
      throw new VideoException("x264 codes small pictures otherwise; this should not happen");
    }
    this.from = from.sequence();
    this.to = to.sequence();
    this.picture = from.picture();
    this.macroblock = macroblock;
  }

  /** Appends the slices of {@code stream}, each with its length before it. */
  void append(byte[] stream, ByteArrayOutputStream sample) {
    for (byte[] unit : NalUnits.split(stream)) {
      if (NalUnits.type(unit) == NalUnits.IDR_SLICE) {
        byte[] payload = NalUnits.payload(unit, unit.length);
        NalUnits.append(sample, NalUnits.unit(unit[0], move(payload)));
      }
    }
  }

  private byte[] move(byte[] payload) {
    BitReader reader = new BitReader(payload);
    BitWriter writer = new BitWriter();
    writer.unsigned(reader.unsigned() + macroblock); // first_mb_in_slice
    reader.unsigned();
    writer.unsigned(INTRA_ONLY); // slice_type
    writer.unsigned(reader.unsigned()); // pic_parameter_set_id
    reader.skip(from.frameNumBits());
    writer.bits(to.frameNumBits(), 0); // frame_num
    writer.unsigned(reader.unsigned()); // idr_pic_id
    reader.skip(from.orderBits());
    writer.bits(to.orderBits(), 0); // pic_order_cnt_lsb
    writer.bits(2, reader.bits(2)); // dec_ref_pic_marking()
    writer.signed(reader.signed()); // slice_qp_delta
    if (reader.unsigned() == NO_FILTER) { // disable_deblocking_filter_idc
      writer.unsigned(NO_FILTER);
    } else {
      writer.unsigned(FILTER_INSIDE);
      writer.signed(reader.signed()); // slice_alpha_c0_offset_div2
      writer.signed(reader.signed()); // slice_beta_offset_div2
    }
    if (picture.arithmetic()) {
      // CABAC begins with a whole byte, behind ones that fill the last one up.
      return writer.finish(payload, (int) (reader.position() + 7 >> 3));
    }
    copyBits(payload, reader, writer);
    return writer.finish();
  }

  /** Copies what follows up to the stop bit, which is the last one that is set. */
  private static void copyBits(byte[] payload, BitReader reader, BitWriter writer) {
    int last = payload[payload.length - 1];
    long end = 8L * payload.length - Integer.numberOfTrailingZeros(last) - 1;
    for (long left = end - reader.position(); left > 0; left--) {
      writer.bits(1, reader.bit());
    }
  }
}

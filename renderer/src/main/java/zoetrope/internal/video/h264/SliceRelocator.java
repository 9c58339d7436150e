package zoetrope.internal.video.h264;

import java.io.ByteArrayOutputStream;

/**
 * Moves the slices of a small picture to a lower position in a larger key frame. It rewrites the
 * headers of the slices (ITU-T H.264, 7.3.3) and copies their data. The deblocking filter is set to
 * stop at slice boundaries, just as it stopped at the boundaries of the original picture.
 *
 * @param from the parameters of the stream that contains the slices
 * @param to the parameters of the stream that receives them
 * @param picture the picture parameter set of both streams
 * @param offset how far slices are moved, in macroblocks in raster order
 */
public record SliceRelocator(
    SequenceParameterSet from, SequenceParameterSet to, PictureParameterSet picture, int offset) {
  private static final int INTRA_ONLY = 7;
  private static final int NO_FILTER = 1;
  private static final int FILTER_INSIDE = 2;

  /** Appends the moved slices of {@code stream} to {@code sample}, each preceded by its length. */
  public void append(byte[] stream, ByteArrayOutputStream sample) {
    for (byte[] unit : NalUnits.split(stream)) {
      if (NalUnits.type(unit) == NalUnits.IDR_SLICE) {
        byte[] payload = NalUnits.payload(unit, unit.length);
        NalUnits.append(sample, NalUnits.unit(unit[0], relocate(payload)));
      }
    }
  }

  private byte[] relocate(byte[] payload) {
    BitReader reader = new BitReader(payload);
    BitWriter writer = new BitWriter();
    writer.ue(reader.ue() + offset); // first_mb_in_slice
    reader.ue();
    writer.ue(INTRA_ONLY); // slice_type
    writer.ue(reader.ue()); // pic_parameter_set_id
    reader.skip(from.frameNumBits());
    writer.bits(to.frameNumBits(), 0); // frame_num
    writer.ue(reader.ue()); // idr_pic_id
    reader.skip(from.pocBits());
    writer.bits(to.pocBits(), 0); // pic_order_cnt_lsb
    writer.bits(2, reader.bits(2)); // dec_ref_pic_marking()
    writer.se(reader.se()); // slice_qp_delta
    if (reader.ue() == NO_FILTER) { // disable_deblocking_filter_idc
      writer.ue(NO_FILTER);
    } else {
      writer.ue(FILTER_INSIDE);
      writer.se(reader.se()); // slice_alpha_c0_offset_div2
      writer.se(reader.se()); // slice_beta_offset_div2
    }
    if (picture.cabac()) {
      // CABAC data begins at a byte boundary, after cabac_alignment_one_bits.
      return writer.finish(payload, (int) (reader.position() + 7 >> 3));
    }
    copyBits(payload, reader, writer);
    return writer.finish();
  }

  /** Copies the remaining bits up to the stop bit, which is the last bit that is set. */
  private static void copyBits(byte[] payload, BitReader reader, BitWriter writer) {
    int last = payload[payload.length - 1];
    long end = 8L * payload.length - Integer.numberOfTrailingZeros(last) - 1;
    for (long left = end - reader.position(); left > 0; left--) {
      writer.bits(1, reader.bit());
    }
  }
}

package zoetrope.internal.video;

import zoetrope.internal.video.h264.BitWriter;

/**
 * H.264 pictures of some 12 bytes that repeat the picture before them: one P slice that skips all
 * macroblocks, so that each is copied from the newest reference.
 *
 * <p>x264 entropy-codes with CABAC at most presets, where such a picture would need an arithmetic
 * coder; so these refer to a picture parameter set of their own, with CAVLC, which also switches
 * the deblocking filter off: a filter would blur the picture a little more each time. Every such
 * picture is itself a reference. That keeps the picture numbers within their range of some 4 to 16
 * bits however long a hold lasts, and the newest reference is always the picture shown last.
 *
 * <p>The slices of {@link DeltaPictures} begin and end alike, with macroblocks between.
 */
final class RepeatFrames {
  private static final int PARAMETERS_ID = 1;
  private static final int REFERENCE = 1 << 5;
  private static final int P_SLICES_ONLY = 5;

  /** {@code pic_init_qp} of these pictures. */
  private static final int INITIAL_QUANTIZER = 26;

  private RepeatFrames() {}

  /** The picture parameter set, for the stream's headers (ITU-T H.264, 7.3.2.2). */
  static byte[] parameters(SequenceParameters sequence) {
    BitWriter writer = new BitWriter();
    writer.unsigned(PARAMETERS_ID);
    writer.unsigned(sequence.id());
    writer.bits(1, 0); // entropy_coding_mode_flag: CAVLC
    writer.bits(1, 0); // bottom_field_pic_order_in_frame_present_flag
    writer.unsigned(0); // num_slice_groups_minus1
    writer.unsigned(0); // num_ref_idx_l0_default_active_minus1
    writer.unsigned(0); // num_ref_idx_l1_default_active_minus1
    writer.bits(1, 0); // weighted_pred_flag
    writer.bits(2, 0); // weighted_bipred_idc
    writer.signed(INITIAL_QUANTIZER - 26); // pic_init_qp_minus26
    writer.signed(0); // pic_init_qs_minus26
    writer.signed(0); // chroma_qp_index_offset
    writer.bits(1, 1); // deblocking_filter_control_present_flag
    writer.bits(1, 0); // constrained_intra_pred_flag
    writer.bits(1, 0); // redundant_pic_cnt_present_flag
    return NalUnits.unit(REFERENCE * 3 | NalUnits.PICTURE_PARAMETERS, writer.finish());
  }

  /** The slice of the held picture with that number. */
  static byte[] picture(SequenceParameters sequence, FrameNumbering number) {
    BitWriter writer = begin(sequence, number, INITIAL_QUANTIZER);
    writer.unsigned(sequence.macroblocks()); // mb_skip_run
    return end(writer);
  }

  /**
   * Begins a slice of a whole picture that refers to the newest reference and is one itself: writes
   * its header (ITU-T H.264, 7.3.3).
   */
  static BitWriter begin(SequenceParameters sequence, FrameNumbering number, int quantizer) {
    BitWriter writer = new BitWriter();
    writer.unsigned(0); // first_mb_in_slice
    writer.unsigned(P_SLICES_ONLY);
    writer.unsigned(PARAMETERS_ID);
    writer.bits(sequence.frameNumBits(), number.frameNum());
    writer.bits(sequence.orderBits(), number.order());
    writer.bits(1, 0); // num_ref_idx_active_override_flag
    writer.bits(1, 0); // ref_pic_list_modification_flag_l0
    writer.bits(1, 0); // adaptive_ref_pic_marking_mode_flag
    writer.signed(quantizer - INITIAL_QUANTIZER); // slice_qp_delta
    writer.unsigned(1); // disable_deblocking_filter_idc
    return writer;
  }

  /** The unit of a slice that was begun. */
  static byte[] end(BitWriter slice) {
    return NalUnits.unit(REFERENCE | NalUnits.SLICE, slice.finish());
  }
}

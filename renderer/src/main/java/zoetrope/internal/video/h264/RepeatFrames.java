package zoetrope.internal.video.h264;

/**
 * Writes H.264 pictures of about 12 bytes that repeat the previous picture. Such a picture is one P
 * slice of skipped macroblocks, which decoders copy from the newest reference picture.
 *
 * <p>With most presets x264 uses CABAC, which would need an arithmetic encoder. So these pictures
 * refer to a separate picture parameter set with CAVLC. They switch off the deblocking filter,
 * which would blur the picture with each repetition. Each picture is itself a reference picture.
 * Therefore frame_num, which has 4 to 16 bits, has no gaps in a long static run, and the newest
 * reference is always the last picture.
 *
 * <p>{@link DeltaEncoder} writes its macroblocks between the calls of {@link #begin} and {@link
 * #end}.
 */
public final class RepeatFrames {
  private static final int PARAMETERS_ID = 1;
  private static final int REFERENCE = 1 << 5;
  private static final int P_SLICES_ONLY = 5;

  /** {@code pic_init_qp} of these pictures. */
  private static final int INITIAL_QUANTIZER = 26;

  private RepeatFrames() {}

  /**
   * Returns the picture parameter set of these pictures, which the stream's headers must contain
   * (ITU-T H.264, 7.3.2.2).
   */
  public static byte[] parameters(SequenceParameterSet sequence) {
    BitWriter writer = new BitWriter();
    writer.ue(PARAMETERS_ID);
    writer.ue(sequence.id());
    writer.bits(1, 0); // entropy_coding_mode_flag: CAVLC
    writer.bits(1, 0); // bottom_field_pic_order_in_frame_present_flag
    writer.ue(0); // num_slice_groups_minus1
    writer.ue(0); // num_ref_idx_l0_default_active_minus1
    writer.ue(0); // num_ref_idx_l1_default_active_minus1
    writer.bits(1, 0); // weighted_pred_flag
    writer.bits(2, 0); // weighted_bipred_idc
    writer.se(INITIAL_QUANTIZER - 26); // pic_init_qp_minus26
    writer.se(0); // pic_init_qs_minus26
    writer.se(0); // chroma_qp_index_offset
    writer.bits(1, 1); // deblocking_filter_control_present_flag
    writer.bits(1, 0); // constrained_intra_pred_flag
    writer.bits(1, 0); // redundant_pic_cnt_present_flag
    return NalUnits.unit(REFERENCE * 3 | NalUnits.PICTURE_PARAMETERS, writer.finish());
  }

  public static byte[] picture(SequenceParameterSet sequence, FrameNumbering number) {
    BitWriter writer = begin(sequence, number, INITIAL_QUANTIZER);
    writer.ue(sequence.macroblocks()); // mb_skip_run
    return end(writer);
  }

  /**
   * Begins the single slice of a P picture that is itself a reference: writes the slice header
   * (ITU-T H.264, 7.3.3).
   */
  public static BitWriter begin(
      SequenceParameterSet sequence, FrameNumbering number, int quantizer) {
    BitWriter writer = new BitWriter();
    writer.ue(0); // first_mb_in_slice
    writer.ue(P_SLICES_ONLY);
    writer.ue(PARAMETERS_ID);
    writer.bits(sequence.frameNumBits(), number.frameNum());
    writer.bits(sequence.pocBits(), number.poc());
    writer.bits(1, 0); // num_ref_idx_active_override_flag
    writer.bits(1, 0); // ref_pic_list_modification_flag_l0
    writer.bits(1, 0); // adaptive_ref_pic_marking_mode_flag
    writer.se(quantizer - INITIAL_QUANTIZER); // slice_qp_delta
    writer.ue(1); // disable_deblocking_filter_idc
    return writer;
  }

  public static byte[] end(BitWriter slice) {
    return NalUnits.unit(REFERENCE | NalUnits.SLICE, slice.finish());
  }
}

package zoetrope.internal.video;

/**
 * What an H.264 picture parameter set says about the headers of slices (ITU-T H.264, 7.3.2.2).
 *
 * @param arithmetic whether slices are coded with CABAC, in whole bytes, or with CAVLC
 * @param quantizer {@code pic_init_qp_minus26}
 * @param chromaOffset {@code chroma_qp_index_offset}
 */
record PictureParameters(boolean arithmetic, int quantizer, int chromaOffset) {
  /**
   * Reads a parameter set. Throws {@link VideoException} for streams that x264 would not write for
   * us.
   */
  static PictureParameters parse(byte[] unit) {
    BitReader reader = new BitReader(NalUnits.payload(unit, unit.length));
    reader.unsigned(); // pic_parameter_set_id
    reader.unsigned(); // seq_parameter_set_id
    boolean arithmetic = reader.bit() == 1;
    int fields = reader.bit();
    int groups = reader.unsigned();
    reader.unsigned(); // num_ref_idx_l0_default_active_minus1
    reader.unsigned(); // num_ref_idx_l1_default_active_minus1
    reader.skip(3); // weighted_pred_flag, weighted_bipred_idc
    int quantizer = reader.signed();
    reader.signed(); // pic_init_qs_minus26
    int chromaOffset = reader.signed();
    int tellsFilter = reader.bit();
    reader.skip(1); // constrained_intra_pred_flag
    int redundant = reader.bit();
    if (fields != 0 || groups != 0 || tellsFilter != 1 || redundant != 0) {
      throw new VideoException(
          "this build of x264 writes slices of a kind that cannot be put together; use the FFmpeg"
              + " libraries that come with the renderer");
    }
    return new PictureParameters(arithmetic, quantizer, chromaOffset);
  }
}

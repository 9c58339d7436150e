package zoetrope.internal.video.h264;

/**
 * An H.264 picture parameter set, reduced to the fields that slice headers depend on (ITU-T H.264,
 * 7.3.2.2).
 *
 * @param cabac whether slices are coded with CABAC; otherwise with CAVLC
 * @param initialQp {@code pic_init_qp_minus26}
 * @param chromaQpOffset {@code chroma_qp_index_offset}
 */
public record PictureParameterSet(boolean cabac, int initialQp, int chromaQpOffset) {
  /**
   * Reads a parameter set.
   *
   * @throws IllegalArgumentException if the set has features that x264 does not use with this
   *     program's settings
   */
  public static PictureParameterSet parse(byte[] unit) {
    BitReader reader = new BitReader(NalUnits.payload(unit, unit.length));
    reader.ue(); // pic_parameter_set_id
    reader.ue(); // seq_parameter_set_id
    boolean cabac = reader.bit() == 1;
    int fields = reader.bit();
    int groups = reader.ue();
    reader.ue(); // num_ref_idx_l0_default_active_minus1
    reader.ue(); // num_ref_idx_l1_default_active_minus1
    reader.skip(3); // weighted_pred_flag, weighted_bipred_idc
    int initialQp = reader.se();
    reader.se(); // pic_init_qs_minus26
    int chromaQpOffset = reader.se();
    int filterControl = reader.bit();
    reader.skip(1); // constrained_intra_pred_flag
    int redundant = reader.bit();
    if (fields != 0 || groups != 0 || filterControl != 1 || redundant != 0) {
      throw new IllegalArgumentException(
          "this build of x264 writes slices of a kind that cannot be joined; use the FFmpeg"
              + " libraries that come with the renderer");
    }
    return new PictureParameterSet(cabac, initialQp, chromaQpOffset);
  }
}

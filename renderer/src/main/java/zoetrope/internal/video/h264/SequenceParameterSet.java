package zoetrope.internal.video.h264;

import java.util.Set;

/**
 * An H.264 sequence parameter set, reduced to the fields that this program needs to write further
 * pictures of the stream (ITU-T H.264, 7.3.2.1.1).
 *
 * @param id the number of the parameter set
 * @param frameNumBits the number of bits of {@code frame_num}
 * @param pocType {@code pic_order_cnt_type}: 0 for a count in each slice, 2 for decoding order
 * @param pocBits the number of bits of {@code pic_order_cnt_lsb} if {@code pocType} is 0, otherwise
 *     0
 * @param macroblocks the number of macroblocks in a picture; width and height are rounded up to
 *     multiples of 16 pixels
 */
public record SequenceParameterSet(
    int id, int frameNumBits, int pocType, int pocBits, int macroblocks) {

  private static final Set<Integer> HIGH_PROFILES =
      Set.of(100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135);

  /**
   * Reads a parameter set.
   *
   * @throws IllegalArgumentException if the set has features that x264 does not use with this
   *     program's settings
   */
  public static SequenceParameterSet parse(byte[] unit) {
    BitReader reader = new BitReader(NalUnits.payload(unit, unit.length));
    int profile = reader.bits(8);
    reader.skip(16);
    int id = reader.ue();
    if (HIGH_PROFILES.contains(profile)) {
      int chromaFormat = reader.ue();
      int extraDepth = reader.ue() + reader.ue();
      reader.skip(1);
      int scalingMatrix = reader.bit();
      require(chromaFormat == 1 && extraDepth == 0 && scalingMatrix == 0);
    }
    int frameNumBits = reader.ue() + 4;
    int pocType = reader.ue();
    require(pocType != 1);
    int pocBits = pocType == 0 ? reader.ue() + 4 : 0;
    reader.ue();
    int gaps = reader.bit();
    int columns = reader.ue() + 1;
    int rows = reader.ue() + 1;
    int framesOnly = reader.bit();
    require(gaps == 0 && framesOnly == 1);
    return new SequenceParameterSet(id, frameNumBits, pocType, pocBits, columns * rows);
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new IllegalArgumentException(
          "this build of x264 writes streams whose pictures cannot be repeated: 4:2:0, 8 bits and whole"
              + " frames are expected; use the FFmpeg libraries that come with the renderer");
    }
  }
}

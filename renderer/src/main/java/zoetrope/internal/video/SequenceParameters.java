package zoetrope.internal.video;

import java.util.Set;

/**
 * What an H.264 sequence parameter set says about numbering pictures (ITU-T H.264, 7.3.2.1.1).
 *
 * @param id of the parameter set
 * @param frameNumBits bits of a picture's number
 * @param orderType how the order of display is told: 0 by a number in each slice, 2 by decoding
 *     order
 * @param orderBits bits of that number for type 0
 * @param macroblocks in a picture, of 16 x 16 pixels, sizes rounded up
 */
record SequenceParameters(int id, int frameNumBits, int orderType, int orderBits, int macroblocks) {

  private static final Set<Integer> HIGH_PROFILES =
      Set.of(100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135);

  /**
   * Reads a parameter set. Throws {@link VideoException} for streams that x264 would not write for
   * us.
   */
  static SequenceParameters parse(byte[] unit) {
    BitReader reader = new BitReader(NalUnits.payload(unit, unit.length));
    int profile = reader.bits(8);
    reader.skip(16);
    int id = reader.unsigned();
    if (HIGH_PROFILES.contains(profile)) {
      int chromaFormat = reader.unsigned();
      int extraDepth = reader.unsigned() + reader.unsigned();
      reader.skip(1);
      int scalingMatrix = reader.bit();
      require(chromaFormat == 1 && extraDepth == 0 && scalingMatrix == 0);
    }
    int frameNumBits = reader.unsigned() + 4;
    int orderType = reader.unsigned();
    require(orderType != 1);
    int orderBits = orderType == 0 ? reader.unsigned() + 4 : 0;
    reader.unsigned();
    int gaps = reader.bit();
    int columns = reader.unsigned() + 1;
    int rows = reader.unsigned() + 1;
    int framesOnly = reader.bit();
    require(gaps == 0 && framesOnly == 1);
    return new SequenceParameters(id, frameNumBits, orderType, orderBits, columns * rows);
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new VideoException(
          "this build of x264 writes streams that cannot be held still: 4:2:0, 8 bits and whole"
              + " frames are expected; use the FFmpeg libraries that come with the renderer");
    }
  }
}

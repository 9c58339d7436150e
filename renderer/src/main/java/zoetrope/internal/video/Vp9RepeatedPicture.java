package zoetrope.internal.video;

import java.util.function.Supplier;

/**
 * Repeats a picture that the decoder keeps, by a frame of one byte which says so ({@code
 * show_existing_frame}; VP9 Bitstream and Decoding Process Specification, 6.2 and 7.2).
 *
 * @param slot where the decoder keeps the picture, 0 to 7
 */
record Vp9RepeatedPicture(int slot) implements RepeatedPicture {
  /** A frame's mark, profile 0, and that it shows what is there. */
  private static final int SHOW_EXISTING = 0b1000_1000;

  private static final int SLOTS = 8;

  /** Throws {@link IllegalArgumentException} when there is no such slot. */
  Vp9RepeatedPicture {
    if (slot < 0 || slot >= SLOTS) {
      throw new IllegalArgumentException("a decoder of VP9 keeps no picture " + slot);
    }
  }

  /**
   * Where decoders keep the picture of a shown frame. Throws {@link VideoException} when they keep
   * it nowhere.
   *
   * @param frame a whole frame, with nothing before or behind it
   */
  static Vp9RepeatedPicture of(byte[] frame) {
    BitReader header = new BitReader(frame);
    boolean mine = header.bits(2) == 2 && header.bits(2) == 0 && header.bits(1) == 0;
    boolean key = header.bits(1) == 0;
    mine &= header.bits(1) == 1;
    boolean resilient = header.bits(1) == 1;
    if (!resilient) {
      header.bits(2); // reset_frame_context
    }
    int refreshed = key ? (1 << SLOTS) - 1 : header.bits(SLOTS);
    if (!mine || refreshed == 0) {
      throw new VideoException(
          "libvpx gave a picture that decoders do not keep; this should not happen");
    }
    return new Vp9RepeatedPicture(Integer.numberOfTrailingZeros(refreshed));
  }

  @Override
  public Supplier<byte[]> repeats() {
    return () -> new byte[] {(byte) (SHOW_EXISTING | slot)};
  }
}

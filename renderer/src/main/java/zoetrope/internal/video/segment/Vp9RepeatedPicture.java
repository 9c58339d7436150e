package zoetrope.internal.video.segment;

import java.util.function.Supplier;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.video.VideoException;
import zoetrope.internal.video.h264.BitReader;

/**
 * Repeats a picture that is in one of the decoder's reference slots, by a frame of one byte ({@code
 * show_existing_frame}; VP9 Bitstream and Decoding Process Specification, 6.2 and 7.2).
 *
 * @param slot the reference slot of the picture, 0 to 7
 */
public record Vp9RepeatedPicture(int slot) implements RepeatedPicture {
  /** The bits of the frame marker, of profile 0 and of show_existing_frame. */
  private static final int SHOW_EXISTING = 0b1000_1000;

  private static final int SLOTS = 8;

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if there is no such slot
   */
  public Vp9RepeatedPicture {
    Preconditions.require(slot >= 0 && slot < SLOTS, "VP9 has no reference slot %s", slot);
  }

  /**
   * Finds the reference slot that stores a shown frame.
   *
   * @param frame the packet of exactly one frame
   * @throws VideoException if the frame is not stored in a slot
   */
  public static Vp9RepeatedPicture of(byte[] frame) {
    BitReader header = new BitReader(frame);
    boolean isShownFrame = header.bits(2) == 2 && header.bits(2) == 0 && header.bits(1) == 0;
    boolean key = header.bits(1) == 0;
    isShownFrame &= header.bits(1) == 1;
    boolean resilient = header.bits(1) == 1;
    if (!resilient) {
      header.bits(2); // reset_frame_context
    }
    int refreshed = key ? (1 << SLOTS) - 1 : header.bits(SLOTS);
    if (!isShownFrame || refreshed == 0) {
      throw new VideoException(
          "libvpx returned a picture that is not a reference; this should not happen");
    }
    return new Vp9RepeatedPicture(Integer.numberOfTrailingZeros(refreshed));
  }

  @Override
  public Supplier<byte[]> repeats() {
    return () -> new byte[] {(byte) (SHOW_EXISTING | slot)};
  }
}

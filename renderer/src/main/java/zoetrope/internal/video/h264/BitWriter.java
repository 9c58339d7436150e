package zoetrope.internal.video.h264;

import java.util.Arrays;

/**
 * Writes the bits of the payload of an H.264 NAL unit (ITU-T H.264, 7.2, 9.1). The most significant
 * bit of a byte comes first.
 */
public final class BitWriter {
  private byte[] bytes = new byte[64];
  private int length;
  private long pending;
  private int pendingBits;

  /** Appends the low {@code count} bits of {@code value}, {@code count} 0 to 32. */
  public BitWriter bits(int count, int value) {
    pending = pending << count | value & (1L << count) - 1;
    pendingBits += count;
    while (pendingBits >= 8) {
      pendingBits -= 8;
      append((byte) (pending >>> pendingBits));
    }
    return this;
  }

  private void append(byte value) {
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * length);
    }
    bytes[length++] = value;
  }

  /** Appends an unsigned Exp-Golomb number, {@code ue(v)}, 0 to 2^30. */
  public BitWriter ue(int value) {
    int zeros = 31 - Integer.numberOfLeadingZeros(value + 1);
    return bits(zeros, 0).bits(zeros + 1, value + 1);
  }

  /** Appends a signed Exp-Golomb number, {@code se(v)}. */
  public BitWriter se(int value) {
    return ue(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** Returns the length in bits of the code that {@link #se} writes for a number. */
  static int seBits(int value) {
    int code = value > 0 ? 2 * value : 1 - 2 * value;
    return 2 * (31 - Integer.numberOfLeadingZeros(code)) + 1;
  }

  /**
   * Appends the stop bit and zero bits up to a whole byte, and returns the payload. Nothing can be
   * written afterwards.
   */
  public byte[] finish() {
    bits(1, 1);
    bits((8 - pendingBits) % 8, 0);
    return Arrays.copyOf(bytes, length);
  }

  /**
   * Appends bits of value 1 up to a whole byte and then the bytes of {@code other} from index
   * {@code from} on. Returns the payload. Nothing can be written afterwards.
   */
  public byte[] finish(byte[] other, int from) {
    int missing = (8 - pendingBits) % 8;
    bits(missing, (1 << missing) - 1);
    byte[] payload = Arrays.copyOf(bytes, length + other.length - from);
    System.arraycopy(other, from, payload, length, other.length - from);
    return payload;
  }
}

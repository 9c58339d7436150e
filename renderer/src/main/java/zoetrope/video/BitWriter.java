package zoetrope.video;

import java.util.Arrays;

/** Writes the bits of an H.264 payload, most significant first (ITU-T H.264, 7.2, 9.1). */
final class BitWriter {
  private byte[] bytes = new byte[16];
  private int length;

  /** Appends the low {@code count} bits of {@code value}, {@code count} 0 to 32. */
  BitWriter bits(int count, int value) {
    for (int i = count - 1; i >= 0; i--) {
      if (length >> 3 == bytes.length) {
        bytes = Arrays.copyOf(bytes, bytes.length * 2);
      }
      bytes[length >> 3] |= (byte) ((value >> i & 1) << (7 - (length & 7)));
      length++;
    }
    return this;
  }

  /** Appends an unsigned Exp-Golomb number, {@code ue(v)}, 0 to 2^30. */
  BitWriter unsigned(int value) {
    int zeros = 31 - Integer.numberOfLeadingZeros(value + 1);
    return bits(zeros, 0).bits(zeros + 1, value + 1);
  }

  /** Appends a signed Exp-Golomb number, {@code se(v)}. */
  BitWriter signed(int value) {
    return unsigned(value > 0 ? 2 * value - 1 : -2 * value);
  }

  /** The payload, closed by the stop bit and zeros up to a whole byte. */
  byte[] finish() {
    bits(1, 1);
    return Arrays.copyOf(bytes, (length + 7) >> 3);
  }
}

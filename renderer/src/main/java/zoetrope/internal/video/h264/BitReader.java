package zoetrope.internal.video.h264;

/**
 * Reads bits and Exp-Golomb codes from the payload of a NAL unit (ITU-T H.264, 7.2, 9.1). The most
 * significant bit of a byte comes first. The payload must not contain emulation prevention bytes.
 */
public final class BitReader {
  private final byte[] bytes;
  private long position;

  public BitReader(byte[] bytes) {
    this.bytes = bytes;
  }

  /**
   * Returns the next bit.
   *
   * @throws IllegalStateException at the end of the payload
   */
  public int bit() {
    int index = (int) (position >> 3);
    if (index >= bytes.length) {
      throw new IllegalStateException("a picture or a header ends too early, at bit " + position);
    }
    int bit = bytes[index] >> (7 - (position & 7)) & 1;
    position++;
    return bit;
  }

  /** Returns the next {@code count} bits as an unsigned number, {@code count} 0 to 31. */
  public int bits(int count) {
    int value = 0;
    for (int i = 0; i < count; i++) {
      value = value << 1 | bit();
    }
    return value;
  }

  public void skip(int count) {
    position += count;
  }

  public long position() {
    return position;
  }

  /** Returns an unsigned Exp-Golomb number, {@code ue(v)}. */
  public int ue() {
    int zeros = 0;
    while (bit() == 0) {
      zeros++;
      if (zeros > 30) {
        throw new IllegalStateException("an H.264 unit holds a number out of range");
      }
    }
    return (1 << zeros) - 1 + bits(zeros);
  }

  /** Returns a signed Exp-Golomb number, {@code se(v)}. */
  public int se() {
    int code = ue();
    return (code & 1) == 0 ? -(code >> 1) : (code + 1) >> 1;
  }
}

package zoetrope.internal.vector.film;

import java.util.Arrays;

/** A growing array of bytes with numbers of variable length. */
final class Column {
  private byte[] bytes = new byte[64];
  private int size;

  int size() {
    return size;
  }

  byte[] toBytes() {
    return Arrays.copyOf(bytes, size);
  }

  void add(int value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size++] = (byte) value;
  }

  void add(byte[] more) {
    if (size + more.length > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more.length));
    }
    System.arraycopy(more, 0, bytes, size, more.length);
    size += more.length;
  }

  /** Adds a number from 0 up, seven bits for each byte, lowest bits first. */
  void unsigned(long value) {
    long rest = value;
    while (rest > 127) {
      add((int) (rest & 127 | 128));
      rest >>>= 7;
    }
    add((int) rest);
  }

  /** Adds a number so that numbers near 0 are short: 0, -1, 1, -2, ... become 0, 1, 2, 3, ... */
  void signed(long value) {
    unsigned(value << 1 ^ value >> 63);
  }

  /** Adds a number as an IEEE float, in little-endian order. */
  void real(double value) {
    int bits = Float.floatToIntBits((float) value);
    for (int shift = 0; shift < 32; shift += 8) {
      add(bits >>> shift);
    }
  }
}

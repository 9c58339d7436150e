package zoetrope.internal.vector.film;

import java.io.ByteArrayOutputStream;

/** A growing array of bytes with numbers of variable length. */
final class Column {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream(64);

  int size() {
    return bytes.size();
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }

  void add(int value) {
    bytes.write(value);
  }

  void add(byte[] more) {
    bytes.writeBytes(more);
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

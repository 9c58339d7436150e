package zoetrope.internal.video;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Packs the pixels of a GIF's picture: LZW with codes of growing length, in blocks of up to 255
 * bytes (CompuServe, "Graphics Interchange Format, Version 89a", 1990, 22 and appendix F; T. Welch,
 * "A Technique for High-Performance Data Compression", IEEE Computer 17(6), 1984).
 */
final class LzwWriter {
  private static final int MAX_LENGTH = 12;
  private static final int BLOCK = 255;

  /** Twice as many places as there are codes, for short searches. */
  private static final int PLACE_BITS = MAX_LENGTH + 1;

  private static final int PLACES = 1 << PLACE_BITS;

  private final int[] keys = new int[PLACES];
  private final short[] codes = new short[PLACES];
  private final byte[] block = new byte[BLOCK];
  private ByteArrayOutputStream out;
  private int blockLength;
  private long bits;
  private int bitCount;
  private int symbolLength;
  private int length;
  private int next;

  /**
   * Appends pixels to {@code out}, with the length of their symbols before and an empty block
   * behind.
   *
   * @param pixels their entries in the palette, the first {@code count} of them
   * @param entryBits how many bits an entry has, 1 to 8
   */
  void write(byte[] pixels, int count, int entryBits, ByteArrayOutputStream out) {
    this.out = out;
    symbolLength = Math.max(2, entryBits);
    out.write(symbolLength);
    int clear = 1 << symbolLength;
    begin();
    emit(clear);
    int prefix = pixels[0] & 0xff;
    for (int i = 1; i < count; i++) {
      int pixel = pixels[i] & 0xff;
      // 0 is no key: it marks a free place.
      int key = (prefix << 8 | pixel) + 1;
      int place = place(key);
      if (keys[place] == key) {
        prefix = codes[place];
        continue;
      }
      emit(prefix);
      prefix = pixel;
      if (next < 1 << MAX_LENGTH) {
        add(place, key);
      } else {
        emit(clear);
        begin();
      }
    }
    emit(prefix);
    emit(clear + 1);
    flush();
  }

  private void begin() {
    Arrays.fill(keys, 0);
    length = symbolLength + 1;
    next = (1 << symbolLength) + 2;
  }

  /** Where a key is, or where it would be put. */
  private int place(int key) {
    int place = key * 0x9e3779b1 >>> 32 - PLACE_BITS;
    while (keys[place] != 0 && keys[place] != key) {
      place = place + 1 & PLACES - 1;
    }
    return place;
  }

  private void add(int place, int key) {
    if (next == 1 << length) {
      length++;
    }
    keys[place] = key;
    codes[place] = (short) next++;
  }

  private void emit(int code) {
    bits |= (long) code << bitCount;
    bitCount += length;
    while (bitCount >= 8) {
      put();
    }
  }

  private void put() {
    block[blockLength++] = (byte) bits;
    bits >>>= 8;
    bitCount -= 8;
    if (blockLength == BLOCK) {
      putBlock();
    }
  }

  private void flush() {
    if (bitCount > 0) {
      put();
    }
    bits = 0;
    bitCount = 0;
    if (blockLength > 0) {
      putBlock();
    }
    out.write(0);
  }

  private void putBlock() {
    out.write(blockLength);
    out.write(block, 0, blockLength);
    blockLength = 0;
  }
}

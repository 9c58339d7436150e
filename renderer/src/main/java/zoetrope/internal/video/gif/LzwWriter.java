package zoetrope.internal.video.gif;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/**
 * Compresses the pixels of a GIF image by LZW with variable-length codes. The codes are written in
 * sub-blocks of up to 255 bytes (CompuServe, "Graphics Interchange Format, Version 89a", 1990, 22
 * and appendix F; T. Welch, "A Technique for High-Performance Data Compression", IEEE Computer
 * 17(6), 1984).
 */
final class LzwWriter {
  private static final int MAX_LENGTH = 12;
  private static final int BLOCK = 255;

  /** The table has twice as many slots as codes, so that searches are short. */
  private static final int SLOT_BITS = MAX_LENGTH + 1;

  private static final int SLOTS = 1 << SLOT_BITS;

  private final int[] keys = new int[SLOTS];
  private final short[] codes = new short[SLOTS];
  private final byte[] block = new byte[BLOCK];
  private ByteArrayOutputStream out;
  private int blockLength;
  private long bits;
  private int bitCount;
  private int symbolLength;
  private int length;
  private int next;

  /**
   * Appends the image data to {@code out}: the minimum code size, the sub-blocks, and an empty one.
   *
   * @param pixels palette indices; the first {@code count} are used
   * @param entryBits the number of bits of an index, 1 to 8
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
      // Keys begin at 1, because 0 marks a free slot.
      int key = (prefix << 8 | pixel) + 1;
      int slot = slot(key);
      if (keys[slot] == key) {
        prefix = codes[slot];
        continue;
      }
      emit(prefix);
      prefix = pixel;
      if (next < 1 << MAX_LENGTH) {
        add(slot, key);
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

  private int slot(int key) {
    int slot = key * 0x9e3779b1 >>> 32 - SLOT_BITS;
    while (keys[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & SLOTS - 1;
    }
    return slot;
  }

  private void add(int slot, int key) {
    if (next == 1 << length) {
      length++;
    }
    keys[slot] = key;
    codes[slot] = (short) next++;
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

package zoetrope.internal.video.h264;

/**
 * Writes the quantised coefficients of a block with context-adaptive variable-length codes (CAVLC;
 * ITU-T H.264, 7.3.5.3.2 and 9.2). Not thread-safe.
 */
final class CavlcWriter {
  /** The value of {@code nC} for the four DC coefficients of a chroma plane. */
  static final int CHROMA_DC = -1;

  private static final int ESCAPE_BITS = 12;

  private final int[] levels = new int[16];
  private final int[] runs = new int[16];

  /**
   * Writes {@code size} coefficients in zigzag order from {@code block[from]}.
   *
   * @param context {@code nC}, which depends on the numbers of coefficients in the neighbouring
   *     blocks, or {@link #CHROMA_DC}
   */
  void write(BitWriter out, int[] block, int from, int size, int context) {
    int count = 0;
    int run = 0;
    int zeros = 0;
    int last = from + size - 1;
    while (last >= from && block[last] == 0) {
      last--;
    }
    for (int i = last; i >= from; i--) {
      if (block[i] == 0) {
        run++;
      } else {
        if (count > 0) {
          runs[count - 1] = run;
          zeros += run;
        }
        run = 0;
        levels[count++] = block[i];
      }
    }
    zeros += run;
    int ones = trailingOnes(count);
    VlcTable.writeCoeffToken(out, context, count, ones);
    if (count == 0) {
      return;
    }
    for (int i = 0; i < ones; i++) {
      out.bits(1, levels[i] < 0 ? 1 : 0);
    }
    writeLevels(out, ones, count);
    if (count < size) {
      VlcTable.writeTotalZeros(out, context == CHROMA_DC, count, zeros);
    }
    for (int i = 0; i < count - 1 && zeros > 0; i++) {
      VlcTable.writeRunBefore(out, zeros, runs[i]);
      zeros -= runs[i];
    }
  }

  private int trailingOnes(int count) {
    int ones = 0;
    while (ones < Math.min(3, count) && Math.abs(levels[ones]) == 1) {
      ones++;
    }
    return ones;
  }

  private void writeLevels(BitWriter out, int from, int count) {
    int suffix = count > 10 && from < 3 ? 1 : 0;
    for (int i = from; i < count; i++) {
      int level = levels[i];
      int code = level > 0 ? 2 * level - 2 : -2 * level - 1;
      writeLevel(out, i == from && from < 3 ? code - 2 : code, suffix);
      suffix = Math.max(1, suffix);
      if (Math.abs(level) > 3 << suffix - 1 && suffix < 6) {
        suffix++;
      }
    }
  }

  private static void writeLevel(BitWriter out, int code, int suffix) {
    if (suffix == 0 && code < 14) {
      out.bits(code + 1, 1);
    } else if (suffix == 0 && code < 30) {
      out.bits(15, 1).bits(4, code - 14);
    } else if (suffix > 0 && code < 15 << suffix) {
      out.bits((code >> suffix) + 1, 1).bits(suffix, code);
    } else {
      int escaped = code - (suffix == 0 ? 30 : 15 << suffix);
      if (escaped >= 1 << ESCAPE_BITS) {
        throw new IllegalArgumentException("the level code " + code + " is too large for CAVLC");
      }
      out.bits(16, 1).bits(ESCAPE_BITS, escaped);
    }
  }
}

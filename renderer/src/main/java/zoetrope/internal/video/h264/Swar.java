package zoetrope.internal.video.h264;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * SIMD within a register: arithmetic on eight samples at a time, which are the bytes of a {@code
 * long}. It is used because the JIT compiler does not vectorise these operations. The formulas are
 * those of Warren, Hacker's Delight, 2-5 and 2-18.
 */
final class Swar {
  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  private static final long ONES = 0x0101010101010101L;
  private static final long SIGNS = 0x8080808080808080L;
  private static final long EVEN = 0x00FF00FF00FF00FFL;

  private Swar() {}

  /** Returns samples {@code at} to {@code at + 7}. */
  static long get(byte[] samples, int at) {
    return (long) LONGS.get(samples, at);
  }

  /** Writes samples {@code at} to {@code at + 7}. */
  static void set(byte[] samples, int at, long values) {
    LONGS.set(samples, at, values);
  }

  /**
   * Returns the four samples from index {@code at} on, and the four samples below them in the next
   * row.
   */
  static long get(byte[] samples, int at, int stride) {
    return (int) INTS.get(samples, at) & 0xFFFFFFFFL
        | (long) (int) INTS.get(samples, at + stride) << 32;
  }

  static void copyFour(byte[] from, int i, byte[] to, int j) {
    INTS.set(to, j, (int) INTS.get(from, i));
  }

  /** Returns eight copies of a sample, 0 to 255. */
  static long repeat(int sample) {
    return sample * ONES;
  }

  /**
   * Returns the means of corresponding samples of {@code a} and {@code b}; halves are rounded up.
   */
  static long mean(long a, long b) {
    return (a | b) - ((a ^ b) >>> 1 & ~SIGNS);
  }

  /**
   * Returns the absolute differences of samples, summed in pairs: four lanes of sixteen bits. Up to
   * 128 results can be added before a lane overflows. {@link #total} sums the lanes.
   */
  static long differences(long a, long b) {
    // This is divided into two methods, because the JIT compiler inlines only small methods.
    long absolute = absolute(a, b);
    return (absolute & EVEN) + (absolute >>> 8 & EVEN);
  }

  private static long absolute(long a, long b) {
    long alike = ~(a ^ b);
    long difference = (a | SIGNS) - (b & ~SIGNS) ^ alike & SIGNS;
    long less = (~a & b | alike & difference) & SIGNS;
    long one = less >>> 7;
    return (difference ^ (less << 1) - one) + one;
  }

  /** Returns the sum of the four lanes of {@link #differences}, which must be below 65,536. */
  static int total(long sums) {
    return (int) (sums * 0x0001000100010001L >>> 48);
  }
}

package zoetrope.internal.audio;

import java.util.Arrays;

/**
 * Limits samples to -1 dB of full scale. The gain falls smoothly in the 40 ms before a louder
 * sample, and rises smoothly in the 40 ms after it. Samples farther away are not changed at all.
 * The output depends only on the samples within {@link #REACH_SAMPLES} before and after.
 */
final class Limiter implements PcmSource {
  /** The number of samples that influence the gain before and after a sample. */
  static final int REACH_SAMPLES = 1920;

  static final float CEILING = 0.8912509f;

  /** Half the width of each of two box filters, which smooth the minimum gains. */
  private static final int BOX_RADIUS = REACH_SAMPLES / 4;

  private static final int BLOCK_SAMPLES = 1024;
  private static final int ONE = 1 << 24;

  private final PcmSource source;
  private final SlidingMinimum minimum = new SlidingMinimum(2 * BOX_RADIUS, ONE);
  private final BoxAverage first = new BoxAverage(BOX_RADIUS, ONE);
  private final BoxAverage second = new BoxAverage(BOX_RADIUS, ONE);

  private final float[] waiting = new float[2 * REACH_SAMPLES];

  private final float[] block = new float[2 * BLOCK_SAMPLES];
  private int oldest;
  private int lowest = ONE;

  /**
   * Creates a limiter. Its output is {@link #REACH_SAMPLES} samples late, so it begins with that
   * many samples of silence.
   */
  Limiter(PcmSource source) {
    this.source = source;
  }

  @Override
  public void read(float[] to, int samples) {
    for (int done = 0; done < samples; ) {
      int n = Math.min(BLOCK_SAMPLES, samples - done);
      source.read(block, n);
      for (int i = 0; i < n; i++) {
        limit(to, 2 * (done + i), block[2 * i], block[2 * i + 1]);
      }
      done += n;
    }
  }

  private void limit(float[] to, int at, float left, float right) {
    float peak = Math.max(Math.abs(left), Math.abs(right));
    int wanted = peak <= CEILING ? ONE : (int) ((double) CEILING / peak * ONE);
    int gain = second.next(first.next(minimum.next(wanted)));
    lowest = Math.min(lowest, gain);
    float oldLeft = waiting[oldest];
    float oldRight = waiting[oldest + 1];
    if (gain < ONE) {
      float factor = (float) gain / ONE;
      oldLeft *= factor;
      oldRight *= factor;
    }
    to[at] = oldLeft;
    to[at + 1] = oldRight;
    waiting[oldest] = left;
    waiting[oldest + 1] = right;
    oldest = (oldest + 2) % waiting.length;
  }

  /** Returns the largest reduction so far in dB, 0 or more. */
  double reduction() {
    return lowest == ONE ? 0 : -20 * StrictMath.log10((double) lowest / ONE);
  }

  /**
   * The minimum of the last values. For a window that is centred on a value, the result comes half
   * a window after the value.
   */
  private static final class SlidingMinimum {
    private final int width;
    private final int[] values;
    private final long[] places;
    private int head;
    private int tail;
    private long count;

    SlidingMinimum(int half, int before) {
      width = 2 * half + 1;
      values = new int[width + 2];
      places = new long[width + 2];
      push(before);
    }

    int next(int value) {
      push(value);
      if (places[head] <= count - 1 - width) {
        head = (head + 1) % values.length;
      }
      return values[head];
    }

    private void push(int value) {
      while (tail != head && values[(tail + values.length - 1) % values.length] >= value) {
        tail = (tail + values.length - 1) % values.length;
      }
      values[tail] = value;
      places[tail] = count++;
      tail = (tail + 1) % values.length;
    }
  }

  /** The average of the last values, in integers, so that sums stay exact. */
  private static final class BoxAverage {
    private final int[] values;
    private long sum;
    private int oldest;

    BoxAverage(int half, int before) {
      values = new int[2 * half + 1];
      Arrays.fill(values, before);
      sum = (long) before * values.length;
    }

    int next(int value) {
      sum += value - values[oldest];
      values[oldest] = value;
      oldest = (oldest + 1) % values.length;
      return (int) (sum / values.length);
    }
  }
}

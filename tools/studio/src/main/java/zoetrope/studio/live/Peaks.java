package zoetrope.studio.live;

/**
 * The peaks of a sound: the maximum absolute sample in each of at most {@value #MAX_STEPS} steps of
 * equal length. One thread may add samples while others read peaks.
 */
final class Peaks {
  private static final int MAX_STEPS = 1 << 18;

  /** 10 ms: finer than a pixel unless the timeline is zoomed in. */
  private static final long MIN_STEP_SAMPLES = 480;

  private static final int FULL = 255;

  private final long samples;
  private final long step;
  private final byte[] loudest;
  private long known;

  Peaks(long samples) {
    this(samples, Math.max(MIN_STEP_SAMPLES, (samples + MAX_STEPS - 1) / MAX_STEPS));
  }

  Peaks(long samples, long step) {
    this.samples = samples;
    this.step = step;
    this.loudest = new byte[(int) ((samples + step - 1) / step)];
  }

  /** Returns the number of samples per step. */
  long step() {
    return step;
  }

  /** Returns the length of the sound in samples. */
  long samples() {
    return samples;
  }

  /** Returns how many samples have been added. */
  synchronized long known() {
    return known;
  }

  /** Adds the next samples, left and right alternating; ignores samples after the end. */
  synchronized void add(float[] block, int count) {
    int n = (int) Math.min(count, samples - known);
    for (int i = 0; i < n; i++) {
      float peak = Math.max(Math.abs(block[2 * i]), Math.abs(block[2 * i + 1]));
      int at = (int) ((known + i) / step);
      int level = (int) Math.ceil(FULL * Math.min(1, peak));
      if (level > (loudest[at] & FULL)) {
        loudest[at] = (byte) level;
      }
    }
    known += n;
  }

  /** Returns the peak of each of {@code count} equal parts of a range; 255 is full scale. */
  synchronized byte[] range(long from, long to, int count) {
    byte[] parts = new byte[count];
    for (int i = 0; i < count; i++) {
      long first = (from + (to - from) * i / count) / step;
      long last = Math.max(first + 1, (from + (to - from) * (i + 1) / count + step - 1) / step);
      int peak = 0;
      for (long at = first; at < Math.min(last, loudest.length); at++) {
        peak = Math.max(peak, loudest[(int) at] & FULL);
      }
      parts[i] = (byte) peak;
    }
    return parts;
  }
}

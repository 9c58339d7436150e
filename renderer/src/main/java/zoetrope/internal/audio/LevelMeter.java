package zoetrope.internal.audio;

import zoetrope.sound.SoundLevels;

/** Measures the levels of sounds that follow each other. Must be closed. */
public final class LevelMeter implements AutoCloseable {
  /**
   * The meter, opened when the first samples arrive, so that silent videos do not load the FFmpeg
   * filter.
   */
  private LoudnessMeter loudness;

  private float peak;
  private double reduction;

  void add(float[] samples, int n) {
    if (n == 0) {
      return;
    }
    for (int i = 0; i < 2 * n; i++) {
      peak = Math.max(peak, Math.abs(samples[i]));
    }
    if (loudness == null) {
      loudness = LoudnessMeter.open();
    }
    loudness.add(samples, n);
  }

  /** Records the largest reduction of the gain in a mix, in dB. */
  void addReduction(double decibels) {
    reduction = Math.max(reduction, decibels);
  }

  /** Returns the levels of everything that was added; nothing can be added afterwards. */
  public SoundLevels levels() {
    return new SoundLevels(
        loudness == null ? Double.NEGATIVE_INFINITY : loudness.loudness(),
        peak == 0 ? Double.NEGATIVE_INFINITY : 20 * StrictMath.log10(peak),
        reduction);
  }

  @Override
  public void close() {
    if (loudness != null) {
      loudness.close();
    }
  }
}

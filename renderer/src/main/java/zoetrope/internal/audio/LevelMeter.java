package zoetrope.internal.audio;

import zoetrope.sound.SoundLevels;

/** How loud sounds are that are heard one after the other. To be closed. */
public final class LevelMeter implements AutoCloseable {
  /** Opened for the first samples: silent films need not load what measures them. */
  private LoudnessMeter loudness;

  private float peak;
  private double reduction;

  /** Adds samples, left and right in turns. */
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

  /** Takes into account by how many dB the loudest place of a mix was lowered. */
  void lowered(double decibels) {
    reduction = Math.max(reduction, decibels);
  }

  /** The levels of all that was added; nothing can be added afterwards. */
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

package zoetrope.internal.audio;

/** The mix of a soundtrack, read block by block. Must be closed. */
public final class MixedSound implements AutoCloseable {
  /** The number of samples of each channel that are read at once. */
  public static final int BLOCK = 4096;

  private final Mixer mixer;
  private final Limiter limiter;
  private final long samples;
  private final Runnable check;
  private long samplesRead;

  MixedSound(Soundtrack track, float gain, Runnable check) {
    this.check = check;
    long begin = track.from() - Limiter.REACH_SAMPLES;
    mixer = new Mixer(track.cues(), track.end(), begin);
    limiter = new Limiter(gain == 1 ? mixer : louder(mixer, gain));
    samples = track.samples();
    limiter.read(new float[4 * Limiter.REACH_SAMPLES], 2 * Limiter.REACH_SAMPLES);
  }

  private static PcmSource louder(PcmSource source, float gain) {
    return (to, n) -> {
      source.read(to, n);
      for (int i = 0; i < 2 * n; i++) {
        to[i] *= gain;
      }
    };
  }

  /**
   * Writes the next samples, left and right alternating, and returns the number of samples of each
   * channel; 0 at the end.
   *
   * @throws zoetrope.sound.SoundException when a sound can no longer be read
   */
  public int read(float[] to) {
    check.run();
    int n = (int) Math.min(to.length / 2, samples - samplesRead);
    limiter.read(to, n);
    samplesRead += n;
    return n;
  }

  /**
   * Returns the largest reduction of the gain so far, in dB, which the limiter made to avoid
   * clipping.
   */
  double reduction() {
    return limiter.reduction();
  }

  @Override
  public void close() {
    mixer.close();
  }
}

package zoetrope.sound;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A sound file that was decoded once from its beginning to its end: it is whole, and its length is
 * known to the sample.
 *
 * @param name what the author calls it
 * @param file where it is
 * @param samples its length in samples of each channel at 48 kHz, at least 1
 * @param peak the greatest magnitude of a sample; 1 is full scale, 0 silence
 */
public record SoundClip(String name, Path file, long samples, double peak) {
  /** Samples a second of each channel: the rate at which all sounds are mixed. */
  public static final int SAMPLE_RATE = 48_000;

  /** Below it nothing is heard: -80 dB. */
  private static final double SILENT = 1e-4;

  /** Checks that nothing is null. */
  public SoundClip {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(file, "file");
  }

  /** Its length in seconds. */
  public double seconds() {
    return (double) samples / SAMPLE_RATE;
  }

  /** Whether there is nothing to be heard in it. */
  public boolean isSilent() {
    return peak < SILENT;
  }
}

package zoetrope.sound;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A sound file that was decoded completely once, so that it is known to be intact and its exact
 * length is known.
 *
 * @param name the name that the author uses
 * @param file the path of the sound file
 * @param samples the length in samples of each channel at 48 kHz, at least 1
 * @param peak the greatest magnitude of a sample; 1 is full scale, 0 silence
 */
public record SoundClip(String name, Path file, long samples, double peak) {
  /** Samples per second of each channel: the sample rate of the mix. */
  public static final int SAMPLE_RATE = 48_000;

  /** The amplitude below which a sound is inaudible: -80 dB. */
  private static final double MIN_AUDIBLE_PEAK = 1e-4;

  public SoundClip {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(file, "file");
  }

  public double seconds() {
    return (double) samples / SAMPLE_RATE;
  }

  public boolean isSilent() {
    return peak < MIN_AUDIBLE_PEAK;
  }
}

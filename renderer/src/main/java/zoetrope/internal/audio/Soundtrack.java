package zoetrope.internal.audio;

import java.util.List;
import java.util.Optional;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SoundRole;

/**
 * What is heard in a film: the sounds of its scene, of which it may be a part.
 *
 * @param cues the sounds of the scene
 * @param end of the scene, in samples
 * @param from the first sample of the film
 * @param to the end of the film
 * @param loudness what the film is brought to, in LUFS; empty for as it is
 * @param gain a factor for all of it
 */
public record Soundtrack(
    List<SoundCue> cues, long end, long from, long to, Optional<Double> loudness, double gain) {
  /** As loud as its sounds are. */
  public Soundtrack(List<SoundCue> cues, long end, long from, long to, Optional<Double> loudness) {
    this(cues, end, from, to, loudness, 1);
  }

  /** Copies the list. */
  public Soundtrack {
    cues = List.copyOf(cues);
  }

  /** Whether there is anything in it. */
  public boolean isEmpty() {
    return cues.isEmpty();
  }

  /** Its length in samples. */
  public long samples() {
    return to - from;
  }

  /** The same with the sounds of one track only; music still gives way to speech. */
  public Soundtrack only(SoundRole role) {
    return new Soundtrack(
        cues.stream().filter(cue -> cue.role() == role).toList(), end, from, to, loudness, gain);
  }

  /**
   * The same with the gain that brings it to its loudness, so that parts of it are as loud as they
   * are in the whole.
   *
   * @param check is called now and then, and throws when it is not wanted any more
   */
  public Soundtrack leveled(Runnable check) {
    return loudness.isEmpty() || isEmpty()
        ? this
        : new Soundtrack(cues, end, from, to, Optional.empty(), gain(check));
  }

  /** A part of it, in samples from the beginning of the scene. */
  public Soundtrack part(long partFrom, long partTo) {
    return new Soundtrack(cues, end, partFrom, partTo, loudness, gain);
  }

  /**
   * Mixes it, to be read from its beginning to its end.
   *
   * @param check is called now and then, and throws when it is not wanted any more
   * @throws zoetrope.sound.SoundException when a sound cannot be read any more
   */
  public MixedSound mix(Runnable check) {
    return new MixedSound(this, (float) gain(check), check);
  }

  private double gain(Runnable check) {
    return loudness.isPresent() ? gain * gainTo(loudness.get(), check) : gain;
  }

  /** The factor that brings it to a loudness. */
  private double gainTo(double target, Runnable check) {
    try (MixedSound sound = new MixedSound(this, 1, check);
        LoudnessMeter meter = LoudnessMeter.open()) {
      float[] block = new float[2 * MixedSound.BLOCK];
      for (int n = sound.read(block); n > 0; n = sound.read(block)) {
        meter.add(block, n);
      }
      double is = meter.loudness();
      return Double.isInfinite(is) ? 1 : StrictMath.pow(10, (target - is) / 20);
    }
  }
}

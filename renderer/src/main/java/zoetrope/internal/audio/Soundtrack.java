package zoetrope.internal.audio;

import java.util.List;
import java.util.Optional;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SoundRole;

/**
 * The sound of a video: the sounds of its scene, and the range of the scene that the video covers.
 *
 * @param cues the sounds of the scene
 * @param end the end of the scene, in samples
 * @param from the first sample of the video
 * @param to the end of the video, in samples of the scene
 * @param loudness the target loudness in LUFS; empty to leave the loudness unchanged
 * @param gain a factor for all samples
 */
public record Soundtrack(
    List<SoundCue> cues, long end, long from, long to, Optional<Double> loudness, double gain) {
  public Soundtrack(List<SoundCue> cues, long end, long from, long to, Optional<Double> loudness) {
    this(cues, end, from, to, loudness, 1);
  }

  public Soundtrack {
    cues = List.copyOf(cues);
  }

  public boolean isEmpty() {
    return cues.isEmpty();
  }

  public long samples() {
    return to - from;
  }

  /** Returns the sounds of one track only; music is still ducked by speech. */
  public Soundtrack only(SoundRole role) {
    return new Soundtrack(
        cues.stream().filter(cue -> cue.role() == role).toList(), end, from, to, loudness, gain);
  }

  /**
   * Returns the soundtrack with a fixed gain that gives the target loudness. So a range of the
   * result is as loud as in the whole soundtrack.
   *
   * @param check called regularly; throws to cancel
   */
  public Soundtrack leveled(Runnable check) {
    return loudness.isEmpty() || isEmpty()
        ? this
        : new Soundtrack(cues, end, from, to, Optional.empty(), gain(check));
  }

  /** Returns a range of the soundtrack, in samples from the beginning of the scene. */
  public Soundtrack part(long partFrom, long partTo) {
    return new Soundtrack(cues, end, partFrom, partTo, loudness, gain);
  }

  /**
   * Returns the mix of the soundtrack, which is read from its beginning to its end.
   *
   * @param check called regularly; throws to cancel
   * @throws zoetrope.sound.SoundException when a sound can no longer be read
   */
  public MixedSound mix(Runnable check) {
    return new MixedSound(this, (float) gain(check), check);
  }

  private double gain(Runnable check) {
    return loudness.isPresent() ? gain * gainTo(loudness.get(), check) : gain;
  }

  private double gainTo(double target, Runnable check) {
    try (MixedSound sound = new MixedSound(this, 1, check);
        LoudnessMeter meter = LoudnessMeter.open()) {
      float[] block = new float[2 * MixedSound.BLOCK];
      for (int n = sound.read(block); n > 0; n = sound.read(block)) {
        meter.add(block, n);
      }
      double measured = meter.loudness();
      return Double.isInfinite(measured) ? 1 : StrictMath.pow(10, (target - measured) / 20);
    }
  }
}

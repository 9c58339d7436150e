package zoetrope.internal.audio;

import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;

/**
 * The gain at each sample of a sound: the product of its gain, pan and fades. Where a clip is cut,
 * the gain has a ramp of at most 5 ms, because an abrupt start or end would click.
 */
final class CueGain {
  private static final long RAMP_SAMPLES = SoundClip.SAMPLE_RATE / 200;

  private final float left;
  private final float right;
  private final long fadeIn;
  private final long fadeOut;
  private final long length;

  /**
   * Creates the gain of a sound.
   *
   * @param length the number of samples until the end of the sound, or the end of the scene if that
   *     is earlier
   * @param cut whether the scene ends before the sound
   */
  CueGain(SoundCue cue, long length, boolean cut) {
    double gain = StrictMath.pow(10, cue.volume().gain() / 20);
    this.left = (float) (gain * Math.min(1, 1 - cue.volume().pan()));
    this.right = (float) (gain * Math.min(1, 1 + cue.volume().pan()));
    this.length = length;
    boolean endsEarly = cut || cue.part().to() < cue.clip().samples();
    this.fadeIn = Math.max(cue.volume().fadeIn(), cue.part().from() > 0 ? ramp() : 0);
    this.fadeOut = Math.max(cue.volume().fadeOut(), endsEarly ? ramp() : 0);
  }

  /** Returns the number of samples of a ramp. Short sounds have shorter ramps. */
  private long ramp() {
    return Math.min(RAMP_SAMPLES, length / 4);
  }

  /**
   * Multiplies samples by the gain.
   *
   * @param block left and right samples, alternating
   * @param at the index of the first sample in the sound
   */
  void apply(float[] block, int samples, long at) {
    boolean isConstant = at >= fadeIn && at + samples <= length - fadeOut;
    for (int i = 0; i < samples; i++) {
      float fade = isConstant ? 1 : fade(at + i);
      block[2 * i] *= left * fade;
      block[2 * i + 1] *= right * fade;
    }
  }

  private float fade(long sample) {
    double up = sample < fadeIn ? (double) sample / fadeIn : 1;
    long left = length - sample;
    double down = left < fadeOut ? Math.max(0, (double) left / fadeOut) : 1;
    return (float) (up * down);
  }
}

package zoetrope.internal.audio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SoundRole;

/**
 * The gain of music during speech: 12 dB lower. The gain falls and rises linearly in dB; the fall
 * ends where speech begins, the rise begins where speech ends. The gain stays low in pauses that
 * are too short for a complete rise and fall.
 */
final class Ducking {
  private static final double DEPTH_DECIBELS = 12;
  private static final long ATTACK_SAMPLES = SoundClip.SAMPLE_RATE * 3 / 10;
  private static final long RELEASE_SAMPLES = SoundClip.SAMPLE_RATE * 6 / 10;

  /**
   * The number of samples from one computed gain to the next. Between them, the gain is
   * interpolated linearly.
   */
  private static final int STEP_SAMPLES = 64;

  private record Speech(long from, long to) {}

  private final List<Speech> speeches = new ArrayList<>();

  Ducking(List<SoundCue> cues) {
    cues.stream()
        .filter(cue -> cue.role() == SoundRole.VOICE)
        .map(cue -> new Speech(cue.start(), cue.end()))
        .sorted(Comparator.comparingLong(Speech::from))
        .forEach(this::add);
  }

  private void add(Speech speech) {
    Speech last = speeches.isEmpty() ? null : speeches.get(speeches.size() - 1);
    if (last != null && speech.from() - last.to() < ATTACK_SAMPLES + RELEASE_SAMPLES) {
      speeches.set(speeches.size() - 1, new Speech(last.from(), Math.max(last.to(), speech.to())));
    } else {
      speeches.add(speech);
    }
  }

  /**
   * Multiplies samples by the gain.
   *
   * @param at the position of the first sample in the scene
   */
  void apply(float[] block, int samples, long at) {
    if (speeches.isEmpty()) {
      return;
    }
    long step = Long.MIN_VALUE;
    double before = 1;
    double after = 1;
    for (int i = 0; i < samples; i++) {
      long current = Math.floorDiv(at + i, STEP_SAMPLES);
      if (current != step) {
        before = current == step + 1 ? after : gain(current * STEP_SAMPLES);
        after = gain((current + 1) * STEP_SAMPLES);
        step = current;
      }
      float gain =
          (float) (before + (after - before) * (at + i - current * STEP_SAMPLES) / STEP_SAMPLES);
      block[2 * i] *= gain;
      block[2 * i + 1] *= gain;
    }
  }

  private double gain(long sample) {
    int low = 0;
    int high = speeches.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (speeches.get(middle).to() + RELEASE_SAMPLES <= sample) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    if (low == speeches.size()) {
      return 1;
    }
    Speech speech = speeches.get(low);
    double share =
        sample < speech.from()
            ? 1 - (double) (speech.from() - sample) / ATTACK_SAMPLES
            : 1 - (double) Math.max(0, sample - speech.to()) / RELEASE_SAMPLES;
    return share <= 0 ? 1 : StrictMath.pow(10, -DEPTH_DECIBELS * Math.min(1, share) / 20);
  }
}

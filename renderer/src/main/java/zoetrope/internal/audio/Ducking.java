package zoetrope.internal.audio;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SoundRole;

/**
 * The gain of music during speech: 12 dB lower. The gain falls and rises linearly in dB; the fall
 * ends where speech begins, the rise begins where speech ends. Pauses shorter than fall and rise
 * together are ignored.
 */
final class Ducking {
  private static final double DEPTH = 12;
  private static final long ATTACK = SoundClip.SAMPLE_RATE * 3 / 10;
  private static final long RELEASE = SoundClip.SAMPLE_RATE * 6 / 10;

  /** The distance of the samples at which the gain is computed; it is linear between them. */
  private static final int STEP = 64;

  private record Speech(long from, long to) {}

  private final List<Speech> speeches = new ArrayList<>();

  /** Finds the speech among a scene's sounds. */
  Ducking(List<SoundCue> cues) {
    cues.stream()
        .filter(cue -> cue.role() == SoundRole.VOICE)
        .map(cue -> new Speech(cue.start(), cue.end()))
        .sorted(Comparator.comparingLong(Speech::from))
        .forEach(this::add);
  }

  private void add(Speech speech) {
    Speech last = speeches.isEmpty() ? null : speeches.get(speeches.size() - 1);
    if (last != null && speech.from() - last.to() < ATTACK + RELEASE) {
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
      long own = Math.floorDiv(at + i, STEP);
      if (own != step) {
        before = own == step + 1 ? after : gain(own * STEP);
        after = gain((own + 1) * STEP);
        step = own;
      }
      float gain = (float) (before + (after - before) * (at + i - own * STEP) / STEP);
      block[2 * i] *= gain;
      block[2 * i + 1] *= gain;
    }
  }

  private double gain(long sample) {
    int low = 0;
    int high = speeches.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (speeches.get(middle).to() + RELEASE <= sample) {
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
            ? 1 - (double) (speech.from() - sample) / ATTACK
            : 1 - (double) Math.max(0, sample - speech.to()) / RELEASE;
    return share <= 0 ? 1 : StrictMath.pow(10, -DEPTH * Math.min(1, share) / 20);
  }
}

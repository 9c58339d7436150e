package zoetrope.internal.audio;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundException;

/**
 * A cache of the decoded samples of short clips. When they take too much memory, the least recently
 * used clips are evicted. Not thread-safe.
 */
final class ClipCache {
  /** The longest cached clip in samples of each channel: ten seconds, 3.8 MB. */
  private static final long MAX_CACHED_CLIP_SAMPLES = 10L * SoundClip.SAMPLE_RATE;

  /** The maximum total length of all cached clips, in samples of each channel: 64 MB. */
  private static final long MAX_CACHED_SAMPLES = 8L << 20;

  private record Key(Path file, double speed) {}

  private final Map<Key, float[]> clips = new LinkedHashMap<>(16, 0.75f, true);
  private long size;

  static boolean isCacheable(SoundClip clip, double speed) {
    return clip.samples() / speed <= MAX_CACHED_CLIP_SAMPLES;
  }

  /** Returns all samples of a clip; left and right samples alternate. */
  float[] samples(SoundClip clip, double speed) {
    Key key = new Key(clip.file(), speed);
    float[] samples = clips.get(key);
    if (samples == null) {
      samples = decode(clip, speed);
      evict(samples.length / 2);
      clips.put(key, samples);
      size += samples.length / 2;
    }
    return samples;
  }

  private void evict(long samples) {
    Iterator<float[]> oldest = clips.values().iterator();
    while (size + samples > MAX_CACHED_SAMPLES && oldest.hasNext()) {
      size -= oldest.next().length / 2;
      oldest.remove();
    }
  }

  private static float[] decode(SoundClip clip, double speed) {
    int expected = (int) (clip.samples() / speed) + 1;
    float[] samples = new float[2 * expected];
    int count = 0;
    try (SoundDecoder decoder = SoundDecoder.open(clip.file(), clip.name(), speed)) {
      while (true) {
        if (2 * count == samples.length) {
          if (count > 2 * MAX_CACHED_CLIP_SAMPLES) {
            throw new SoundException(
                "the sound " + clip.name() + " has changed during rendering: render again");
          }
          samples = Arrays.copyOf(samples, samples.length + 2 * SoundClip.SAMPLE_RATE);
        }
        int n = decoder.read(samples, count, samples.length / 2 - count);
        if (n == 0) {
          return Arrays.copyOf(samples, 2 * count);
        }
        count += n;
      }
    }
  }
}

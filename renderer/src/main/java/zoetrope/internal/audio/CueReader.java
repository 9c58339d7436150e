package zoetrope.internal.audio;

import java.util.Arrays;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;

/**
 * Reads the samples of one sound of a scene, without gain: the used range of its clip, at its
 * speed, repeated if it loops. Short clips come from memory; long ones are decoded while they are
 * read.
 */
final class CueReader implements AutoCloseable {
  private final SoundClip clip;
  private final SoundCue.Part part;
  private final long first;
  private final float[] cached;
  private SoundDecoder decoder;

  /** The index of the next sample in the current pass through the clip. */
  private long at;

  CueReader(SoundCue cue, ClipCache clips) {
    clip = cue.clip();
    part = cue.part();
    first = (long) Math.rint(part.from() / part.speed());
    cached = ClipCache.isCacheable(clip, part.speed()) ? clips.samples(clip, part.speed()) : null;
  }

  /** Moves to a sample, counted from the beginning of the sound. */
  void seek(long sample) {
    at = part.loops() ? sample % part.passage() : sample;
    if (decoder != null) {
      decoder.close();
      decoder = null;
    }
  }

  /** Writes the next samples; silence after the end of the clip. */
  void read(float[] to, int samples) {
    int done = 0;
    while (done < samples) {
      int wanted = (int) Math.min(samples - done, part.passage() - at);
      if (wanted > 0) {
        readPassage(to, done, wanted);
        at += wanted;
        done += wanted;
      } else if (part.loops()) {
        seek(0);
      } else {
        Arrays.fill(to, 2 * done, 2 * samples, 0);
        return;
      }
    }
  }

  private void readPassage(float[] to, int offset, int samples) {
    int got = cached != null ? copy(to, offset, samples) : decode(to, offset, samples);
    Arrays.fill(to, 2 * (offset + got), 2 * (offset + samples), 0);
  }

  private int copy(float[] to, int offset, int samples) {
    long from = first + at;
    int count = (int) Math.max(0, Math.min(samples, cached.length / 2 - from));
    if (count > 0) {
      System.arraycopy(cached, (int) (2 * from), to, 2 * offset, 2 * count);
    }
    return count;
  }

  private int decode(float[] to, int offset, int samples) {
    if (decoder == null) {
      decoder = SoundDecoder.open(clip.file(), clip.name(), part.speed());
      decoder.skip(first + at);
    }
    int done = 0;
    while (done < samples) {
      int n = decoder.read(to, offset + done, samples - done);
      if (n == 0) {
        return done;
      }
      done += n;
    }
    return done;
  }

  @Override
  public void close() {
    if (decoder != null) {
      decoder.close();
      decoder = null;
    }
  }
}

package zoetrope.internal.audio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SoundException;

/**
 * Mixes a scene's sounds in 32-bit floating point, starting at any sample. The value of a sample
 * depends neither on the start nor on the block size. Must be closed.
 */
final class Mixer implements PcmSource, AutoCloseable {
  private static final int BLOCK_SAMPLES = 1024;

  private final List<SoundCue> cues;
  private final long end;
  private final Ducking ducking;
  private final ClipCache clips = new ClipCache();
  private final List<Voice> playing = new ArrayList<>();
  private final float[] block = new float[2 * BLOCK_SAMPLES];
  private int next;
  private long at;

  private record Voice(SoundCue cue, CueReader reader, CueGain gain, long end) {}

  /**
   * Creates a mixer.
   *
   * @param cues the sounds of the scene
   * @param end the end of the scene, in samples
   * @param from the first sample that will be read; there is silence before 0
   */
  Mixer(List<SoundCue> cues, long end, long from) {
    this.cues = cues.stream().sorted(Comparator.comparingLong(SoundCue::start)).toList();
    this.ducking = new Ducking(cues);
    this.end = end;
    this.at = from;
  }

  @Override
  public void read(float[] to, int samples) {
    Arrays.fill(to, 0, 2 * samples, 0);
    for (int done = 0; done < samples; ) {
      int n = Math.min(BLOCK_SAMPLES, samples - done);
      add(to, done, n);
      done += n;
      at += n;
    }
  }

  private void add(float[] to, int offset, int samples) {
    begin(at + samples);
    for (Iterator<Voice> all = playing.iterator(); all.hasNext(); ) {
      Voice voice = all.next();
      add(voice, to, offset, samples);
      if (voice.end() <= at + samples) {
        voice.reader().close();
        all.remove();
      }
    }
  }

  private void begin(long before) {
    for (; next < cues.size() && cues.get(next).start() < before; next++) {
      SoundCue cue = cues.get(next);
      long last = Math.min(cue.end(), end);
      if (last > at) {
        playing.add(open(cue, last));
      }
    }
  }

  private Voice open(SoundCue cue, long last) {
    try {
      CueReader reader = new CueReader(cue, clips);
      reader.seek(Math.max(0, at - cue.start()));
      return new Voice(cue, reader, new CueGain(cue, last - cue.start(), last < cue.end()), last);
    } catch (SoundException e) {
      throw placed(cue, e);
    }
  }

  private void add(Voice voice, float[] to, int offset, int samples) {
    SoundCue cue = voice.cue();
    long first = Math.max(at, cue.start());
    int count = (int) (Math.min(at + samples, voice.end()) - first);
    if (count <= 0) {
      return;
    }
    try {
      voice.reader().read(block, count);
    } catch (SoundException e) {
      throw placed(cue, e);
    }
    voice.gain().apply(block, count, first - cue.start());
    if (cue.volume().ducks()) {
      ducking.apply(block, count, first);
    }
    int base = 2 * (offset + (int) (first - at));
    for (int i = 0; i < 2 * count; i++) {
      to[base + i] += block[i];
    }
  }

  private static SoundException placed(SoundCue cue, SoundException e) {
    return cue.place().isEmpty() ? e : new SoundException(cue.place() + ": " + e.getMessage(), e);
  }

  @Override
  public void close() {
    playing.forEach(voice -> voice.reader().close());
    playing.clear();
  }
}

package zoetrope.render;

import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.MixedSound;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.sound.SoundException;

/**
 * What is heard in a scene, from any moment on: the mix of a film of it, as loud as it is, in 48000
 * samples a second of two channels.
 *
 * <pre>{@code
 * StageResult whole = preview.whole();
 * float[] block = new float[2 * 4096];
 * try (SoundPreview sound = SoundPreview.of(whole, settings.rate(), 10 * 48000L)) {
 *   int samples = sound.read(block);
 * }
 * }</pre>
 *
 * <p>Each sample is the same wherever it is begun. For one thread at a time; to be closed.
 */
public final class SoundPreview implements AutoCloseable {
  private final MixedSound mix;

  private SoundPreview(MixedSound mix) {
    this.mix = mix;
  }

  /**
   * Begins at a sample of the scene.
   *
   * @param whole what came of running the scene to its end
   * @param rate the frame rate of that run
   * @param from the first sample that is read, 0 or more; at the end of the scene or later there is
   *     none
   * @throws IllegalArgumentException for a negative sample
   * @throws SoundException when a sound cannot be read any more
   */
  public static SoundPreview of(StageResult whole, FrameRate rate, long from) {
    if (from < 0) {
      throw new IllegalArgumentException("there is no sample " + from + ": the first is 0");
    }
    long end = samples(whole, rate);
    Soundtrack track =
        new Soundtrack(whole.sounds(), end, Math.min(from, end), end, Optional.empty());
    return new SoundPreview(track.mix(() -> {}));
  }

  /** The length of a scene, in samples: that of all its frames. */
  public static long samples(StageResult whole, FrameRate rate) {
    return Time.ofFrame(whole.frames(), rate).firstSample();
  }

  /**
   * Writes the next samples, left and right in turns, from -1 to 1.
   *
   * @param to gets them, as many as there is room for
   * @return how many of each channel there were; 0 at the end
   * @throws SoundException when a sound cannot be read any more
   */
  public int read(float[] to) {
    return mix.read(to);
  }

  @Override
  public void close() {
    mix.close();
  }
}

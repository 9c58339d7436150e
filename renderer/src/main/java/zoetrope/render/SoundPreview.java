package zoetrope.render;

import java.util.Optional;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.MixedSound;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.sound.SoundException;

/**
 * A reader of the sound of a scene from any time on. The sound is the same as in a video. It has
 * two channels with 48000 samples per second.
 *
 * <pre>{@code
 * StageResult whole = preview.whole();
 * float[] block = new float[2 * 4096];
 * try (SoundPreview sound = SoundPreview.of(whole, settings.rate(), 10 * 48000L)) {
 *   int samples = sound.read(block);
 * }
 * }</pre>
 *
 * <p>A sample does not depend on where reading began. Not thread-safe; must be closed.
 */
public final class SoundPreview implements AutoCloseable {
  private final MixedSound mix;

  private SoundPreview(MixedSound mix) {
    this.mix = mix;
  }

  /**
   * Begins to read at a sample of the scene.
   *
   * @param whole the result of running the whole scene
   * @param rate the frame rate of that run
   * @param from the first sample to read, 0 or more; there are none at or after the end of the
   *     scene
   * @throws IllegalArgumentException for a negative sample
   * @throws SoundException if a sound file is no longer readable
   */
  public static SoundPreview of(StageResult whole, FrameRate rate, long from) {
    Preconditions.require(from >= 0, "there is no sample %s: the first is 0", from);
    long end = samples(whole, rate);
    Soundtrack track =
        new Soundtrack(whole.sounds(), end, Math.min(from, end), end, Optional.empty());
    return new SoundPreview(track.mix(() -> {}));
  }

  /** Returns the length of all frames of a scene, in samples. */
  public static long samples(StageResult whole, FrameRate rate) {
    return Time.ofFrame(whole.frames(), rate).firstSample();
  }

  /**
   * Writes the next samples to {@code to}, alternately of the left and the right channel, from -1
   * to 1.
   *
   * @param to receives as many samples as fit
   * @return the number of samples of each channel; 0 at the end
   * @throws SoundException if a sound file is no longer readable
   */
  public int read(float[] to) {
    return mix.read(to);
  }

  @Override
  public void close() {
    mix.close();
  }
}

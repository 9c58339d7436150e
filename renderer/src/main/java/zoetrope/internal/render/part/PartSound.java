package zoetrope.internal.render.part;

import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.audio.LevelMeter;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.output.SoundCodec;
import zoetrope.scene.Time;

/**
 * Encodes the sound of the parts of a video. The sound of a part is cut at the samples where the
 * part's frames begin and end.
 *
 * @param whole the sound of the video, {@linkplain Soundtrack#leveled leveled}
 * @param codec the codec of the parts
 * @param meter measures the loudness of all encoded sound
 * @param check called from time to time; throws an exception if the sound is no longer needed
 */
public record PartSound(
    Soundtrack whole, SoundCodec codec, LevelMeter meter, FrameRate rate, Runnable check) {
  /** Returns the sound of a part; null if the video has none. */
  public EncodedSound of(FilmPart part) {
    if (whole.isEmpty()) {
      return null;
    }
    Soundtrack track =
        whole.part(
            Time.ofFrame(part.range().from(), rate).firstSample(),
            Time.ofFrame(part.range().to(), rate).firstSample());
    return EncodedSound.openPart(track, codec, meter, check);
  }
}

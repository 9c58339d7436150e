package zoetrope.internal.render.part;

import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.EncodedSound;
import zoetrope.internal.audio.LevelMeter;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.render.plan.FilmPart;
import zoetrope.output.SoundCodec;
import zoetrope.scene.Time;

/**
 * Encodes the sound of a film's parts, each cut at the sample at which its pictures begin and end.
 *
 * @param whole the sound of the film, {@linkplain Soundtrack#leveled leveled}
 * @param codec of the parts
 * @param meter measures all that is encoded
 * @param check is called now and then, and throws when it is not wanted any more
 */
public record PartSound(
    Soundtrack whole, SoundCodec codec, LevelMeter meter, FrameRate rate, Runnable check) {
  /** The sound of a part; null when the film has none. */
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

package zoetrope.internal.audio;

import java.nio.file.Path;
import java.util.Map;
import zoetrope.internal.video.mux.SoundFile;
import zoetrope.output.OutputFormat;
import zoetrope.sound.SoundLevels;

/** Writes soundtracks to files that hold sound alone. */
public final class SoundtrackFile {
  private SoundtrackFile() {}

  /**
   * Mixes a soundtrack and writes it.
   *
   * @param tags by FFmpeg's names: title, artist, comment, date; may be none
   * @param check is called now and then, and throws when it is not wanted any more
   * @throws zoetrope.internal.video.VideoException if it cannot be written; what was there before
   *     stays
   * @throws zoetrope.sound.SoundException when a sound cannot be read any more
   */
  public static SoundLevels write(
      OutputFormat format,
      Path target,
      Soundtrack track,
      Map<String, String> tags,
      Runnable check) {
    try (LevelMeter meter = new LevelMeter();
        EncodedSound sound =
            EncodedSound.open(track, format.soundCodec().orElseThrow(), meter, check)) {
      SoundFile.write(target, format.muxer().orElseThrow(), tags, sound);
      return meter.levels();
    }
  }
}

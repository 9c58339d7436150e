package zoetrope.internal.audio;

import java.nio.file.Path;
import java.util.Map;
import zoetrope.internal.video.mux.SoundFile;
import zoetrope.output.OutputFormat;
import zoetrope.sound.SoundLevels;

/** Writes soundtracks to audio files. */
public final class SoundtrackFile {
  private SoundtrackFile() {}

  /**
   * Mixes a soundtrack and writes it.
   *
   * @param tags the metadata by FFmpeg's names: title, artist, comment, date; may be empty
   * @param check called regularly; throws to cancel
   * @throws zoetrope.internal.video.VideoException if it cannot be written; an existing file stays
   *     unchanged
   * @throws zoetrope.sound.SoundException when a sound can no longer be read
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

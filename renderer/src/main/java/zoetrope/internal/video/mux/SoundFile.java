package zoetrope.internal.video.mux;

import java.nio.file.Path;
import java.util.Map;
import zoetrope.internal.video.VideoException;
import zoetrope.output.MuxerSettings;

/** Writes sound to an audio file, which is renamed to its final name when it is complete. */
public final class SoundFile {
  private SoundFile() {}

  /**
   * Writes the whole track to a file.
   *
   * @param tags the metadata, by FFmpeg's names; may be empty
   * @throws VideoException if the file cannot be written; an existing file stays unchanged
   */
  public static void write(
      Path target, MuxerSettings muxing, Map<String, String> tags, AudioTrack track) {
    try (FilmFile file = FilmFile.openForSound(target, muxing.name())) {
      Muxer muxer = file.muxer();
      track.describe(muxer.addSound());
      muxer.tags(tags);
      muxer.writeHeader(muxing.options(tags));
      track.packetsBefore(Long.MAX_VALUE, muxer::writeSound);
      file.finish(false);
    }
  }
}

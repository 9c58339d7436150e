package zoetrope.internal.video.mux;

import java.nio.file.Path;
import java.util.Map;
import zoetrope.internal.video.VideoException;
import zoetrope.output.MuxerSettings;

/** Writes sound to a file of its own, which gets its name when it is whole. */
public final class SoundFile {
  private SoundFile() {}

  /**
   * Writes a file.
   *
   * @param tags what it tells of itself, by FFmpeg's names; may be none
   * @throws VideoException if that fails; what was there before stays
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

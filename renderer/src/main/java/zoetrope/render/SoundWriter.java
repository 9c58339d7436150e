package zoetrope.render;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.output.OutputFormat;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.sound.SoundLevels;
import zoetrope.sound.SoundRole;

/** What is heard of a scene in a film, and the files that hold it alone. */
final class SoundWriter {
  /** Less than this nobody hears, in dB. */
  private static final double UNHEARD = 1;

  private SoundWriter() {}

  /** The sounds of the frames of a range, as long as these to the sample. */
  static Soundtrack track(
      StageResult whole, FrameRange range, FrameRate rate, Optional<Double> loudness) {
    return new Soundtrack(
        whole.sounds(),
        Time.ofFrame(whole.frames(), rate).firstSample(),
        Time.ofFrame(range.from(), rate).firstSample(),
        Time.ofFrame(range.to(), rate).firstSample(),
        loudness);
  }

  /** Whether a file of this name may be a track of a soundtrack, in a folder of those. */
  static boolean isStem(String name) {
    return Stream.of(SoundRole.values()).anyMatch(role -> name.equals(role.track() + ".wav"));
  }

  /** The files that the tracks of a soundtrack get in a folder. */
  static Map<SoundRole, Path> stems(Soundtrack track, Path folder) {
    Map<SoundRole, Path> files = new LinkedHashMap<>();
    Stream.of(SoundRole.values())
        .filter(role -> !track.only(role).isEmpty())
        .forEach(role -> files.put(role, folder.resolve(role.track() + ".wav")));
    return files;
  }

  /**
   * Writes each track to a file of its own; {@code check} throws when it is not wanted any more.
   */
  static void writeStems(Soundtrack track, Path folder, Runnable check) {
    OutputFiles.createFolder(folder);
    stems(track, folder)
        .forEach(
            (role, file) ->
                SoundtrackFile.write(OutputFormat.WAV, file, track.only(role), Map.of(), check));
  }

  /** What to tell of sound that was too loud; empty when it was not. */
  static Optional<String> warning(SoundLevels levels) {
    return levels.reduction() < UNHEARD
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "the sounds together are too loud: where they would clip they were lowered by up to"
                    + " %.1f dB; give them less .gain(db)",
                levels.reduction()));
  }
}

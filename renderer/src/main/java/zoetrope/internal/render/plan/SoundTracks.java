package zoetrope.internal.render.plan;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zoetrope.frame.FrameRate;
import zoetrope.internal.audio.Soundtrack;
import zoetrope.internal.audio.SoundtrackFile;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.render.files.OutputNames;
import zoetrope.output.OutputFormat;
import zoetrope.render.request.OutputFiles;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;
import zoetrope.scene.Time;
import zoetrope.sound.SoundLevels;
import zoetrope.sound.SoundRole;

/** The soundtrack of a video, and the files with its tracks: a file for each {@link SoundRole}. */
public final class SoundTracks {
  /** The smallest change of loudness, in dB, that is audible. */
  private static final double MIN_AUDIBLE_DECIBELS = 1;

  private SoundTracks() {}

  /** Returns the sound of a range of frames. It is as long as the frames, exact to one sample. */
  static Soundtrack track(
      StageResult whole, FrameRange range, FrameRate rate, Optional<Double> loudness) {
    return new Soundtrack(
        whole.sounds(),
        Time.ofFrame(whole.frames(), rate).firstSample(),
        Time.ofFrame(range.from(), rate).firstSample(),
        Time.ofFrame(range.to(), rate).firstSample(),
        loudness);
  }

  /** Returns a file in {@code folder} for each track of the soundtrack that has a sound. */
  static Map<SoundRole, Path> stems(Soundtrack track, Path folder) {
    Map<SoundRole, Path> files = new LinkedHashMap<>();
    Stream.of(SoundRole.values())
        .filter(role -> !track.only(role).isEmpty())
        .forEach(role -> files.put(role, folder.resolve(OutputNames.track(role))));
    return files;
  }

  /**
   * Writes each track that has a sound to a WAV file. {@code check} throws an exception if the
   * rendering is cancelled.
   */
  public static void writeStems(Soundtrack track, Path folder, Runnable check) {
    OutputFiles.createFolder(folder);
    stems(track, folder)
        .forEach(
            (role, file) ->
                SoundtrackFile.write(OutputFormat.WAV, file, track.only(role), Map.of(), check));
  }

  /** Returns a warning if the sound was too loud; otherwise empty. */
  public static Optional<String> warning(SoundLevels levels) {
    return levels.reduction() < MIN_AUDIBLE_DECIBELS
        ? Optional.empty()
        : Optional.of(
            Messages.of(
                "the sounds together are too loud: they were lowered by up to %.1f dB where they"
                    + " would clip; lower them with .gain(db)",
                levels.reduction()));
  }
}

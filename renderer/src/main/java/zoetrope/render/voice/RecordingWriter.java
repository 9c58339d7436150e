package zoetrope.render.voice;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Optional;
import zoetrope.internal.audio.SoundLoader;
import zoetrope.internal.files.Folders;
import zoetrope.internal.files.TemporaryFile;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.UsageException;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundException;
import zoetrope.sound.SpokenLine;

/**
 * A writer of recordings of spoken lines to the folder where {@code --voice recorded} finds them.
 */
public final class RecordingWriter {
  /**
   * The largest recording in bytes. Five minutes of 48 kHz, 16 bits and one channel are smaller.
   */
  public static final int MAX_BYTES = 32 << 20;

  /** The longest recording, in seconds. */
  public static final double MAX_SECONDS = 300;

  private static final byte[] RIFF = "RIFF".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] WAVE = "WAVE".getBytes(StandardCharsets.US_ASCII);
  private static final int WAVE_AT = 8;

  private RecordingWriter() {}

  /** Returns the recording of a line; empty if there is none or it cannot be read. */
  public static Optional<SoundClip> find(Recordings recordings, SpokenLine line) {
    try {
      return recordings
          .folder()
          .map(folder -> SoundLoader.load(folder.resolve(line.text().fileName())));
    } catch (SoundException e) {
      return Optional.empty();
    }
  }

  /**
   * Stores a recording of a line, which replaces an older recording. The word times of the older
   * recording are renamed to {@code NAME.words.old}.
   *
   * @param recordings the recordings of the scene with the line
   * @param sound the bytes of a WAV file
   * @return the file of the recording
   * @throws UsageException if it is not a WAV file, is silent, too long or too large; if the
   *     scene's source is unknown; or if a link leads out of the scene's folder
   * @throws OutputException if the recording cannot be written, so that the older one stays, or if
   *     the file of word times cannot be renamed
   */
  public static Path write(Recordings recordings, LineText line, byte[] sound) {
    check(sound);
    Path folder =
        recordings
            .folder()
            .orElseThrow(
                () ->
                    new UsageException(
                        "the source file of this scene is unknown: give its .java file, so that"
                            + " recordings can be stored next to it"));
    Path file = folder.resolve(line.fileName() + ".wav");
    OutputFiles.createFolder(folder);
    requireWithin(folder, file);
    OutputFiles.write(file, sound);
    setAside(folder.resolve(line.fileName() + ".words"));
    return file;
  }

  /** Renames the file of word times, because they belong to the previous recording. */
  private static void setAside(Path words) {
    try {
      if (Files.exists(words)) {
        Files.move(
            words,
            words.resolveSibling(words.getFileName() + ".old"),
            StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new OutputException(words + " has times of an older take: delete it", e);
    }
  }

  private static void check(byte[] sound) {
    UsageException.require(
        sound.length <= MAX_BYTES, "a recording must have at most %s MB", MAX_BYTES >> 20);
    int head = WAVE_AT + WAVE.length;
    UsageException.require(
        sound.length >= head
            && Arrays.equals(sound, 0, RIFF.length, RIFF, 0, RIFF.length)
            && Arrays.equals(sound, WAVE_AT, head, WAVE, 0, WAVE.length),
        "the recording is not a WAV file: record it as WAV");
    SoundClip clip = decode(sound);
    UsageException.require(
        !clip.isSilent(), "the recording is silent: is it the right microphone?");
    UsageException.require(
        clip.seconds() <= MAX_SECONDS,
        "the recording has %.0f s: a recording must have at most %.0f s",
        clip.seconds(),
        MAX_SECONDS);
  }

  private static SoundClip decode(byte[] sound) {
    Path file = TemporaryFile.of(sound, "recordings");
    try {
      return SoundLoader.load(file);
    } catch (SoundException e) {
      throw new UsageException("the recording is broken: record it again");
    } finally {
      Folders.deleteIfPossible(file);
    }
  }

  /**
   * Requires that a file is in the folder of the scene source, after links are followed. {@code
   * folder} is voice/SCENE in that folder, or a folder for a language in voice/SCENE.
   */
  private static void requireWithin(Path folder, Path file) {
    try {
      Path voice = folder;
      while (!voice.endsWith("voice")) {
        voice = voice.getParent();
      }
      Path beside = voice.getParent().toRealPath();
      boolean link =
          Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !file.toRealPath().startsWith(beside);
      UsageException.require(
          !link && folder.toRealPath().startsWith(beside),
          "%s leads out of %s through a link: keep recordings in this folder",
          file,
          beside);
    } catch (IOException e) {
      throw new UsageException(file + " is a link that leads nowhere: delete it");
    }
  }
}

package zoetrope.internal.audio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import zoetrope.internal.files.BoundedFile;
import zoetrope.internal.files.ReadFiles;
import zoetrope.internal.files.TextResource;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundException;
import zoetrope.sound.VoiceSettings;
import zoetrope.sound.WordTimes;

/** Speaks lines with the chosen voice. */
public final class Narrator {
  private Narrator() {}

  /**
   * A spoken line with its audio.
   *
   * @param seconds the duration of the line
   * @param recording the audio; empty for silence
   * @param words the times of its words
   */
  public record Spoken(double seconds, Optional<SoundClip> recording, WordTimes words) {
    private Spoken(SoundClip recording, WordTimes words) {
      this(recording.seconds(), Optional.of(recording), words);
    }
  }

  /**
   * Speaks a line. A line whose recording is missing is silent.
   *
   * @param scene the scene that the line belongs to
   * @throws zoetrope.sound.SoundException when a recording is broken, or a command fails
   * @throws java.util.concurrent.CancellationException when the thread is interrupted during the
   *     call
   */
  public static Spoken say(LineText line, VoiceSettings voice, Class<?> scene) {
    Optional<Spoken> spoken =
        switch (voice.kind()) {
          case NONE -> Optional.empty();
          case RECORDED -> recorded(line, scene, recording(line, scene, voice.language()));
          case COMMAND ->
              Optional.of(
                  CommandVoice.say(
                      line, voice.command().replace("{language}", voice.spokenLanguage())));
        };
    return spoken.orElseGet(
        () ->
            new Spoken(line.seconds(voice.wordsAMinute()), Optional.empty(), WordTimes.ESTIMATED));
  }

  private static Optional<Spoken> recorded(LineText line, Class<?> scene, String name) {
    return SoundLoader.find(scene, name)
        .map(clip -> new Spoken(clip, words(line, scene, name + WordTimesReader.ENDING, clip)));
  }

  private static WordTimes words(LineText line, Class<?> scene, String name, SoundClip clip) {
    return TextResource.read(scene, name, WordTimesReader.MAX_MEGABYTES, SoundException::new)
        .map(text -> WordTimesReader.read(name, text, line, clip.seconds()))
        .orElse(WordTimes.ESTIMATED);
  }

  /**
   * Returns the line as the voice command recorded it. The word times come from the file {@code
   * words}; without this file they are estimated.
   */
  static Spoken spoken(LineText line, SoundClip clip, Path words) throws IOException {
    ReadFiles.note(words);
    if (!Files.isRegularFile(words)) {
      return new Spoken(clip, WordTimes.ESTIMATED);
    }
    String name = words.getFileName().toString();
    byte[] bytes = BoundedFile.read(words, WordTimesReader.MAX_MEGABYTES);
    String text = TextResource.decode(name, bytes, SoundException::new);
    return new Spoken(clip, WordTimesReader.read(name, text, line, clip.seconds()));
  }

  /**
   * Returns the resource name, relative to the scene, of the recording of a line, without
   * extension.
   */
  private static String recording(LineText line, Class<?> scene, String language) {
    String folder = "voice/" + scene.getSimpleName() + "/";
    return folder + (language.isEmpty() ? "" : language + "/") + line.fileName();
  }
}

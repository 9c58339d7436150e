package zoetrope.internal.audio;

import java.util.Optional;
import zoetrope.sound.LineText;
import zoetrope.sound.SoundClip;
import zoetrope.sound.VoiceSettings;

/** Says lines by the voice that was chosen. */
public final class Narrator {
  private Narrator() {}

  /**
   * How a line is said.
   *
   * @param seconds its length
   * @param recording what is heard; empty for silence
   */
  public record Spoken(double seconds, Optional<SoundClip> recording) {}

  /**
   * Says a line; one that should be recorded and is not is silent.
   *
   * @param scene whose line it is
   * @throws zoetrope.sound.SoundException when a recording is broken, or a command fails
   * @throws java.util.concurrent.CancellationException when the thread is interrupted meanwhile
   */
  public static Spoken say(LineText line, VoiceSettings voice, Class<?> scene) {
    Optional<SoundClip> recording =
        switch (voice.kind()) {
          case NONE -> Optional.empty();
          case RECORDED -> SoundLoader.find(scene, recording(line, scene, voice.language()));
          case COMMAND -> Optional.of(CommandVoice.say(line.words(), voice.command()));
        };
    return new Spoken(
        recording.map(SoundClip::seconds).orElseGet(() -> line.seconds(voice.wordsAMinute())),
        recording);
  }

  /**
   * Where the recording of a line is looked for, without its ending: the name of a resource beside
   * its scene.
   */
  private static String recording(LineText line, Class<?> scene, String language) {
    String folder = "voice/" + scene.getSimpleName() + "/";
    return folder + (language.isEmpty() ? "" : language + "/") + line.fileName();
  }
}

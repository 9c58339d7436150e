package zoetrope.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zoetrope.internal.audio.SoundFiles;
import zoetrope.sound.Sound;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SoundRole;

/** The sounds that a scene begins while it runs. */
final class SceneSounds {
  /** Flicks of a sample at 48 kHz: a whole number. */
  private static final long FLICKS_OF_A_SAMPLE = Time.PER_SECOND / SoundClip.SAMPLE_RATE;

  /** What of a sound may be lost at the end of the scene without a word: 0.1 s. */
  private static final long UNHEARD = SoundClip.SAMPLE_RATE / 10;

  private static final int MOST = 1_000_000;

  private final List<Sound> sounds = new ArrayList<>();

  /** Begins the sound in the file that {@code owner} names. */
  Sound begin(Class<?> owner, String name, SoundRole role, Time now) {
    if (name == null) {
      throw new IllegalArgumentException("a sound needs the name of a file, not null");
    }
    if (sounds.size() == MOST) {
      throw new IllegalStateException(
          "the scene has more than a million sounds: is one begun at each frame?");
    }
    StackTraceElement line = CallSite.ofCaller();
    String place =
        line == null || line.getFileName() == null
            ? ""
            : line.getFileName() + ":" + Math.max(0, line.getLineNumber());
    Sound sound = new Sound(SoundFiles.resource(owner, name), role, sample(now), place);
    sounds.add(sound);
    return sound;
  }

  /** The sounds as they are in the end, in the order in which they were begun. */
  List<SoundCue> cues() {
    return sounds.stream().map(Sound::cue).toList();
  }

  /** The first sample at or after a time. */
  static long sample(Time time) {
    return -Math.floorDiv(-time.flicks(), FLICKS_OF_A_SAMPLE);
  }

  /** What the author should know of the sounds of a scene that ends at {@code end}. */
  Set<String> notes(Time end) {
    Set<String> notes = new LinkedHashSet<>();
    long last = sample(end);
    for (SoundCue cue : cues()) {
      String where = cue.place().isEmpty() ? "" : cue.place() + ": ";
      if (cue.clip().isSilent()) {
        notes.add(where + "there is nothing to be heard in the sound " + cue.clip().name());
      }
      if (cue.start() >= last) {
        notes.add(
            String.format(
                Locale.ROOT,
                "%sthe sound %s is to begin at %.3f s, but the scene ends at %.3f s",
                where,
                cue.clip().name(),
                (double) cue.start() / SoundClip.SAMPLE_RATE,
                end.seconds()));
      } else if (!cue.loops() && cue.role() != SoundRole.MUSIC && cue.end() > last + UNHEARD) {
        notes.add(
            String.format(
                Locale.ROOT,
                "%sthe sound %s would last until %.3f s, but the scene ends at %.3f s: pause()"
                    + " longer, or say .to(seconds)",
                where,
                cue.clip().name(),
                (double) cue.end() / SoundClip.SAMPLE_RATE,
                end.seconds()));
      }
    }
    return notes;
  }
}

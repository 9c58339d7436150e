package zoetrope.scene;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.audio.Narrator;
import zoetrope.internal.audio.SoundLoader;
import zoetrope.internal.audio.Translations;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.scene.CallSite;
import zoetrope.sound.LineText;
import zoetrope.sound.Sound;
import zoetrope.sound.SoundClip;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SoundRole;
import zoetrope.sound.SpokenLine;
import zoetrope.sound.VoiceSettings;

/** The sounds and spoken lines that a scene begins while it runs. */
final class SceneSounds {
  /**
   * How many samples at the end of a sound may be cut off by the end of the scene without a
   * warning; 0.1 s.
   */
  private static final long MAX_SILENTLY_CUT_SAMPLES = SoundClip.SAMPLE_RATE / 10;

  private static final int MAX_SOUNDS = 1_000_000;

  private static final double TIME_TOLERANCE_SECONDS = 1e-6;

  private final List<Sound> sounds = new ArrayList<>();
  private final List<SpokenLine> lines = new ArrayList<>();
  private final VoiceSettings voice;
  private final Set<String> noted = new LinkedHashSet<>();
  private Translations translations;

  SceneSounds(VoiceSettings voice) {
    this.voice = voice;
  }

  /**
   * Begins the sound in the file {@code name}, which is found relative to the class {@code owner}.
   */
  Sound begin(Class<?> owner, String name, SoundRole role, Time now) {
    Preconditions.require(name != null, "a sound needs the name of a file, not null");
    if (sounds.size() == MAX_SOUNDS) {
      throw new IllegalStateException(
          "the scene has more than a million sounds: does each frame begin one?");
    }
    Sound sound =
        new Sound(SoundLoader.resource(owner, name), role, now.firstSample(), CallSite.place());
    sounds.add(sound);
    return sound;
  }

  /** Begins a spoken line of a scene of class {@code owner}. */
  SpokenLine say(Class<?> owner, LineText original, Time now) {
    LineText said = translated(owner, original);
    if (!lines.isEmpty()
        && lines.get(lines.size() - 1).end() > now.seconds() + TIME_TOLERANCE_SECONDS) {
      SpokenLine last = lines.get(lines.size() - 1);
      throw new IllegalArgumentException(
          Messages.of(
              "the line '%s' begins at %.3f s, while '%s' is spoken until %.3f s: wait for it by"
                  + " pauseUntil(line.end())",
              said.words(), now.seconds(), last.text().words(), last.end()));
    }
    Narrator.Spoken spoken = Narrator.say(said, voice, owner);
    String place = CallSite.place();
    if (voice.tellsWords() && spoken.words().isEstimated()) {
      noted.add(
          Messages.of(
              "%sthe voice wrote nothing to {words} for the line '%s': the times of its words are"
                  + " estimated",
              CallSite.before(place), said.words()));
    }
    SpokenLine line =
        new SpokenLine(
            said, now.seconds(), spoken.seconds(), spoken.recording(), spoken.words(), place);
    lines.add(line);
    spoken
        .recording()
        .ifPresent(clip -> sounds.add(new Sound(clip, SoundRole.VOICE, now.firstSample(), place)));
    return line;
  }

  private LineText translated(Class<?> owner, LineText original) {
    if (voice.language().isEmpty()) {
      return original;
    }
    if (translations == null) {
      translations = Translations.of(owner, voice.language());
    }
    Optional<String> translation = translations.line(original);
    if (translation.isEmpty()) {
      noted.add(
          Messages.of(
              "%sthe line '%s' is not translated to %s: add %s to %s",
              CallSite.before(CallSite.place()),
              original.words(),
              voice.language(),
              original.fileName(),
              Translations.resource(owner, voice.language())));
    }
    return translation.map(LineText::parse).orElse(original);
  }

  /**
   * Returns the subtitles of a line that has the subtitle {@code subtitle} in the author's code. If
   * the scene is translated, this is the translated subtitle, or the spoken text if no translation
   * exists.
   */
  LineText shown(SpokenLine line, LineText original, String subtitle) {
    if (translations != null) {
      return translations.subtitle(original).map(LineText::parse).orElse(line.text());
    }
    return subtitle.strip().equals(line.text().words()) ? line.text() : LineText.parse(subtitle);
  }

  List<SpokenLine> lines() {
    return lines;
  }

  /** Returns the sounds with their final options, ordered by the calls that began them. */
  List<SoundCue> cues() {
    return sounds.stream().map(Sound::cue).toList();
  }

  /** Returns warnings about the sounds of a scene that ends at {@code end}. */
  Set<String> notes(Time end) {
    Set<String> notes = new LinkedHashSet<>(noted);
    long last = end.firstSample();
    for (SoundCue cue : cues()) {
      String where = CallSite.before(cue.place());
      if (cue.clip().isSilent()) {
        notes.add(where + "the sound " + cue.clip().name() + " is silent");
      }
      if (cue.start() >= last) {
        notes.add(
            Messages.of(
                "%sthe sound %s is to begin at %.3f s, but the scene ends at %.3f s",
                where,
                cue.clip().name(),
                (double) cue.start() / SoundClip.SAMPLE_RATE,
                end.seconds()));
      } else if (!cue.part().loops()
          && cue.role() != SoundRole.MUSIC
          && cue.end() > last + MAX_SILENTLY_CUT_SAMPLES) {
        notes.add(
            Messages.of(
                "%sthe sound %s would last until %.3f s, but the scene ends at %.3f s: pause()"
                    + " longer, or call .to(seconds)",
                where,
                cue.clip().name(),
                (double) cue.end() / SoundClip.SAMPLE_RATE,
                end.seconds()));
      }
    }
    for (SpokenLine line : lines) {
      if (line.recording().isEmpty() && line.end() > end.seconds() + TIME_TOLERANCE_SECONDS) {
        notes.add(
            Messages.of(
                "%sthe line '%s' is spoken until %.3f s, but the scene ends at %.3f s:"
                    + " pauseUntil(line.end())",
                CallSite.before(line.place()), line.text().words(), line.end(), end.seconds()));
      }
    }
    return notes;
  }
}

package zoetrope.scene;

import java.util.List;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SpokenLine;

/**
 * The immutable result of running a scene.
 *
 * @param duration the exact sum of all run times and pauses
 * @param frames the number of frames of the whole scene at the run's frame rate, at least 1
 * @param complete whether the scene ran to its end; if not, it was stopped after the last wanted
 *     frame, and the result covers the scene up to that frame
 * @param plays all plays and pauses, in order
 * @param sections the sections, in order
 * @param subtitles the subtitles, in order; they do not overlap
 * @param slides the beginnings of slides, in order; no two have the same time
 * @param sounds the sounds, ordered by their start
 * @param lines the spoken lines, in order
 * @param texts the texts on the screen that have words, and the named parts of texts, in order, as
 *     the scene's code writes them
 * @param timeEvents the time events, ordered as the scene reached them
 * @param warnings the warnings for the author, in order, each once
 * @param permissions the faults that the scene allows, in order
 * @param parameters the parameters that the scene has declared, as fields and in {@code
 *     construct()}
 * @param transparent whether the background was not opaque at some time
 */
public record StageResult(
    Time duration,
    long frames,
    boolean complete,
    List<PlayRecord> plays,
    List<Section> sections,
    List<Subtitle> subtitles,
    List<Slide> slides,
    List<SoundCue> sounds,
    List<SpokenLine> lines,
    List<String> texts,
    List<TimeEvent> timeEvents,
    List<String> warnings,
    List<Permission> permissions,
    List<Parameter<?>> parameters,
    boolean transparent) {
  public StageResult {
    plays = List.copyOf(plays);
    sections = List.copyOf(sections);
    subtitles = List.copyOf(subtitles);
    slides = List.copyOf(slides);
    sounds = List.copyOf(sounds);
    lines = List.copyOf(lines);
    texts = List.copyOf(texts);
    timeEvents = List.copyOf(timeEvents);
    warnings = List.copyOf(warnings);
    permissions = List.copyOf(permissions);
    parameters = List.copyOf(parameters);
  }

  /** Returns the end of section {@code i}: the start of the next one, or the end of the scene. */
  public Time sectionEnd(int i) {
    return i + 1 < sections.size() ? sections.get(i + 1).start() : duration;
  }

  public StageResult withWarnings(List<String> newWarnings) {
    return new StageResult(
        duration,
        frames,
        complete,
        plays,
        sections,
        subtitles,
        slides,
        sounds,
        lines,
        texts,
        timeEvents,
        newWarnings,
        permissions,
        parameters,
        transparent);
  }
}

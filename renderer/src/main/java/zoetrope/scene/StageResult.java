package zoetrope.scene;

import java.util.List;
import zoetrope.sound.SoundCue;
import zoetrope.sound.SpokenLine;

/**
 * The result of running a scene.
 *
 * @param duration the exact sum of all run times and pauses
 * @param frames the number of frames of the whole scene at the run's frame rate, at least 1
 * @param plays every play and pause, in order
 * @param sections the sections, in order
 * @param subtitles the subtitles, in order; none begins before the one before it ends
 * @param sounds the sounds, in the order in which they were begun
 * @param lines what is said, in order
 * @param complete whether the scene ran to its end; if not, it was stopped after the last wanted
 *     frame, and the result covers the scene up to there
 * @param warnings for the author, in order, each once
 * @param transparent whether the background was not opaque at some time
 * @param slides where slides begin, in order; no two at one moment
 * @param timeEvents the time events, in the order in which the scene came to them
 */
public record StageResult(
    Time duration,
    long frames,
    List<PlayRecord> plays,
    List<Section> sections,
    List<Subtitle> subtitles,
    List<SoundCue> sounds,
    List<SpokenLine> lines,
    boolean complete,
    List<String> warnings,
    boolean transparent,
    List<Slide> slides,
    List<TimeEvent> timeEvents) {
  /** Without sounds and slides, with an opaque background. */
  public StageResult(
      Time duration,
      long frames,
      List<PlayRecord> plays,
      List<Section> sections,
      List<Subtitle> subtitles,
      boolean complete,
      List<String> warnings) {
    this(
        duration, frames, plays, sections, subtitles, List.of(), List.of(), complete, warnings,
        false, List.of(), List.of());
  }

  /** Copies the lists. */
  public StageResult {
    plays = List.copyOf(plays);
    sections = List.copyOf(sections);
    subtitles = List.copyOf(subtitles);
    sounds = List.copyOf(sounds);
    lines = List.copyOf(lines);
    warnings = List.copyOf(warnings);
    slides = List.copyOf(slides);
    timeEvents = List.copyOf(timeEvents);
  }

  /** The same with other warnings. */
  public StageResult withWarnings(List<String> others) {
    return new StageResult(
        duration,
        frames,
        plays,
        sections,
        subtitles,
        sounds,
        lines,
        complete,
        others,
        transparent,
        slides,
        timeEvents);
  }

  /** The end of section {@code i}: the start of the next one, or the end of the scene. */
  public Time sectionEnd(int i) {
    return i + 1 < sections.size() ? sections.get(i + 1).start() : duration;
  }
}

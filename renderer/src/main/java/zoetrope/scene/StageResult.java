package zoetrope.scene;

import java.util.List;

/**
 * The result of running a scene.
 *
 * @param duration the exact sum of all run times and pauses
 * @param frames the number of frames of the whole scene at the run's frame rate, at least 1
 * @param plays every play and pause, in order
 * @param sections the sections, in order
 * @param subtitles the subtitles, in order; none begins before the one before it ends
 * @param complete whether the scene ran to its end; if not, it was stopped after the last wanted
 *     frame, and the result covers the scene up to there
 * @param warnings for the author, in order, each once
 * @param transparent whether the background was not opaque at some time
 * @param slides where slides begin, in order; no two at one moment
 */
public record StageResult(
    Time duration,
    long frames,
    List<PlayRecord> plays,
    List<Section> sections,
    List<Subtitle> subtitles,
    boolean complete,
    List<String> warnings,
    boolean transparent,
    List<Slide> slides) {
  /** With an opaque background and without slides. */
  public StageResult(
      Time duration,
      long frames,
      List<PlayRecord> plays,
      List<Section> sections,
      List<Subtitle> subtitles,
      boolean complete,
      List<String> warnings) {
    this(duration, frames, plays, sections, subtitles, complete, warnings, false, List.of());
  }

  /** Copies the lists. */
  public StageResult {
    plays = List.copyOf(plays);
    sections = List.copyOf(sections);
    subtitles = List.copyOf(subtitles);
    warnings = List.copyOf(warnings);
    slides = List.copyOf(slides);
  }

  /** The same with other warnings. */
  public StageResult withWarnings(List<String> others) {
    return new StageResult(
        duration, frames, plays, sections, subtitles, complete, others, transparent, slides);
  }

  /** The end of section {@code i}: the start of the next one, or the end of the scene. */
  public Time sectionEnd(int i) {
    return i + 1 < sections.size() ? sections.get(i + 1).start() : duration;
  }
}

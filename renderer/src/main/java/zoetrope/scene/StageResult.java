package zoetrope.scene;

import java.util.List;

/**
 * What came of running a scene.
 *
 * @param duration the exact sum of all run times and pauses
 * @param frames the number of frames of the whole scene at the run's frame rate, at least 1
 * @param plays every play and pause, in order
 * @param sections the sections, in order
 * @param subtitles the subtitles, in order; none begins before the one before it ends
 * @param complete whether the scene ran to its end; if not, it was stopped after the last frame
 *     wanted, and all the rest is that up to there
 * @param warnings what the author should know, in order, each once
 */
public record StageResult(
    Time duration,
    long frames,
    List<PlayRecord> plays,
    List<Section> sections,
    List<Subtitle> subtitles,
    boolean complete,
    List<String> warnings) {
  /** Copies the lists. */
  public StageResult {
    plays = List.copyOf(plays);
    sections = List.copyOf(sections);
    subtitles = List.copyOf(subtitles);
    warnings = List.copyOf(warnings);
  }

  /** Where section {@code i} ends: at the start of the next one, or at the end of the scene. */
  public Time sectionEnd(int i) {
    return i + 1 < sections.size() ? sections.get(i + 1).start() : duration;
  }
}

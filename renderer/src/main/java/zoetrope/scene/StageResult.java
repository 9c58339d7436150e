package zoetrope.scene;

import java.util.List;

/**
 * What came of running a scene.
 *
 * @param duration the exact sum of all run times and pauses
 * @param frames the number of frames of the whole scene at the run's frame rate, at least 1
 * @param plays every play and pause, in order
 * @param complete whether the scene ran to its end; if not, it was stopped after the last frame
 *     wanted, and duration, frames and plays are those up to there
 * @param warnings what the author should know, in order, each once
 */
public record StageResult(
    Time duration, long frames, List<PlayRecord> plays, boolean complete, List<String> warnings) {
  /** Copies the lists. */
  public StageResult {
    plays = List.copyOf(plays);
    warnings = List.copyOf(warnings);
  }
}

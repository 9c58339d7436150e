package zoetrope.lint.report;

import java.util.List;
import zoetrope.frame.FrameSize;
import zoetrope.scene.StageResult;

/**
 * The result of checking a scene.
 *
 * @param findings the findings, notes included, ordered by time; findings with one cause are merged
 *     into one
 * @param run the result of the run, with its plays and warnings
 * @param designed the frame size that the scene is designed for, in scene units
 * @param objects the number of different top-level objects that were on the stage
 * @param texts the number of different texts that were visible at the end of a play
 */
public record CheckResult(
    List<Finding> findings, StageResult run, FrameSize designed, int objects, int texts) {
  public CheckResult {
    findings = List.copyOf(findings);
  }

  /** Returns the findings without notes. */
  public List<Finding> faults() {
    return findings.stream().filter(finding -> !finding.kind().isNote()).toList();
  }
}

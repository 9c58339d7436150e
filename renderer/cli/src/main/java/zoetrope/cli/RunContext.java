package zoetrope.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import zoetrope.render.Report;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.Progress;

/**
 * The settings that the actions of the command line share.
 *
 * @param json the file for a report; null for none
 */
record RunContext(
    Console console,
    RenderSettings settings,
    Path json,
    ProgressMeter.Style progress,
    boolean stackTraces) {

  RunContext with(RenderSettings other) {
    return new RunContext(console, other, json, progress, stackTraces);
  }

  /** Returns {@link Console#stallLines}, or no output if the user wants no progress. */
  Progress stallLines() {
    return progress == ProgressMeter.Style.NONE ? Progress.NONE : console.stallLines();
  }

  /** Writes the report of a run, if the user asked for one. */
  void report(boolean done, String name, List<Map<String, Object>> results) {
    if (json != null) {
      console.report(json, Report.of(settings, done, name, results).toJson());
    }
  }
}

package zoetrope.tools.evaluation;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Json;

/**
 * The result of checking one file.
 *
 * @param file the path of the file below the folder
 * @param isCompiled whether the compiler accepted it
 * @param hasRun whether all its scenes ran to their ends
 * @param scenes the number of its scenes
 * @param findings how often each kind of finding occurs; kinds in alphabetical order
 * @param severities how many findings have each severity
 * @param warnings the number of warnings of a render
 * @param seconds the time from the start of the process to its end
 * @param problem why it did not compile or run; empty if it did
 */
public record FileResult(
    String file,
    boolean isCompiled,
    boolean hasRun,
    int scenes,
    Map<String, Integer> findings,
    Map<String, Integer> severities,
    int warnings,
    double seconds,
    String problem) {
  /** The codes of errors that a scene causes when it runs; the compiler has others. */
  private static final Set<String> OF_RUN =
      Set.of("scene", "timeout", "system", "internal", "cancelled");

  /** Copies the maps, sorted by key. */
  public FileResult {
    findings = new TreeMap<>(findings);
    severities = new TreeMap<>(severities);
  }

  /** Returns the result of a file from the report of {@code render check --json}. */
  static FileResult of(String file, JsonNode report, double seconds) {
    Map<String, Integer> findings = new TreeMap<>();
    Map<String, Integer> severities = new TreeMap<>();
    int warnings = 0;
    boolean isCompiled = true;
    String problem = "";
    for (JsonNode scene : report.path("scenes")) {
      warnings += scene.path("warnings").size();
      for (JsonNode finding : scene.path("findings")) {
        findings.merge(finding.path("kind").asText(), 1, Integer::sum);
        severities.merge(finding.path("severity").asText(), 1, Integer::sum);
      }
      for (JsonNode error : scene.path("errors")) {
        isCompiled &= OF_RUN.contains(error.path("code").asText());
        problem = problem.isEmpty() ? problem(error) : problem;
      }
    }
    int scenes = report.path("scenes").size();
    return new FileResult(
        file,
        isCompiled,
        problem.isEmpty(),
        isCompiled ? scenes : 0,
        findings,
        severities,
        warnings,
        seconds,
        problem);
  }

  private static String problem(JsonNode error) {
    int line = error.path("line").asInt();
    String message = error.path("message").asText().replaceAll("\\s+", " ");
    return line == 0 ? message : "line " + line + ": " + message;
  }

  /** Returns the result of a file whose process ended without a report. */
  static FileResult withoutReport(String file, boolean isCompiled, double seconds, String problem) {
    return new FileResult(file, isCompiled, false, 0, Map.of(), Map.of(), 0, seconds, problem);
  }

  /** Whether it ran without findings and warnings. */
  public boolean isClean() {
    return hasRun && findings.isEmpty() && warnings == 0;
  }

  /** Returns the result as data for JSON. */
  public Map<String, Object> data() {
    return Json.object(
        "file", file,
        "compiled", isCompiled,
        "ran", hasRun,
        "clean", isClean(),
        "scenes", scenes,
        "findings", findings,
        "severities", severities,
        "warnings", warnings,
        "seconds", seconds,
        "problem", problem);
  }

  /** Returns the sum of counts by key. */
  static Map<String, Integer> sum(Stream<Map<String, Integer>> counts) {
    Map<String, Integer> sum = new TreeMap<>();
    counts.forEach(one -> one.forEach((key, n) -> sum.merge(key, n, Integer::sum)));
    return sum;
  }
}

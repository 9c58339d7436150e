package zoetrope.render;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a rendering came to, as data for programs. */
public final class Report {
  private Report() {}

  /**
   * A report to be written with {@link Json}: the program, the settings, each scene's outcome in
   * the order given, and what the process took. Holds lengths of time, but no date.
   */
  public static Map<String, Object> of(
      String version, RenderSettings settings, List<Outcome> outcomes, double wallSeconds) {
    Map<String, Object> report = head(version, outcomes.stream().allMatch(Outcome::done), settings);
    report.put("scenes", outcomes.stream().map(o -> scene(o, settings)).toList());
    report.put("wallSeconds", rounded(wallSeconds));
    report.putAll(ProcessFigures.now());
    return report;
  }

  /** What every report begins with; a map that the rest is put into. */
  public static Map<String, Object> head(String version, boolean done, RenderSettings settings) {
    Map<String, Object> report = new LinkedHashMap<>();
    report.put("program", "zoetrope");
    report.put("version", version);
    report.put("java", System.getProperty("java.version"));
    report.put("status", done ? "done" : "failed");
    report.put("settings", settings(settings));
    return report;
  }

  private static Map<String, Object> settings(RenderSettings settings) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("width", settings.width());
    data.put("height", settings.height());
    data.put("fps", settings.rate().toString());
    data.put("crf", settings.video().crf());
    data.put("preset", settings.video().preset());
    data.put("jobs", settings.jobs());
    data.put("seed", settings.seed());
    data.put("parameters", settings.parameters());
    return data;
  }

  private static Map<String, Object> scene(Outcome outcome, RenderSettings settings) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", outcome.scene());
    data.put("status", outcome.done() ? "done" : "failed");
    data.put("error", outcome.failure().map(Report::failure).orElse(null));
    data.put("output", outcome.target().toString());
    data.put("frames", outcome.frames());
    data.put("durationSeconds", outcome.duration().seconds());
    data.put("width", settings.width());
    data.put("height", settings.height());
    data.put("fps", settings.rate().toString());
    data.put("bytes", outcome.bytes());
    data.put("sha256", outcome.sha256().isEmpty() ? null : outcome.sha256());
    data.put("subtitles", outcome.subtitles().map(Path::toString).orElse(null));
    data.put("wallSeconds", rounded(outcome.wallSeconds()));
    Map<String, Object> steps = new LinkedHashMap<>();
    outcome.stepSeconds().forEach((step, seconds) -> steps.put(step, rounded(seconds)));
    data.put("stepSeconds", steps);
    data.put("warnings", outcome.warnings());
    return data;
  }

  /** A failure as data. */
  public static Map<String, Object> failure(Failure failure) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", failure.kind().name().toLowerCase(java.util.Locale.ROOT));
    data.put("message", failure.message());
    data.put("file", failure.file().isEmpty() ? null : failure.file());
    data.put("line", failure.line() > 0 ? failure.line() : null);
    return data;
  }

  private static double rounded(double seconds) {
    return Math.rint(seconds * 1e6) / 1e6;
  }
}

package zoetrope.render;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.internal.diagnostics.Json;
import zoetrope.internal.render.cache.CoderFacts;
import zoetrope.output.VideoCodec;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.cluster.Farm;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;
import zoetrope.sound.Narration;
import zoetrope.sound.SoundLevels;

/**
 * The results of a rendering as data for programs. A report contains the settings, the result of
 * each scene in order, and the resources that the process has used. It contains durations, but no
 * date.
 */
public final class Report {
  private final Map<String, Object> data;

  private Report(Map<String, Object> data) {
    this.data = data;
  }

  /**
   * Creates the report of videos and image sequences that were rendered with {@code settings} in
   * {@code wallSeconds} seconds altogether.
   */
  public static Report of(RenderSettings settings, List<RenderResult> results, double wallSeconds) {
    boolean done = results.stream().allMatch(RenderResult::done);
    List<Map<String, Object>> scenes =
        results.stream().map(result -> scene(result, settings)).toList();
    Report report = of(settings, done, "scenes", scenes);
    report.data.put("wallSeconds", rounded(wallSeconds));
    report.data.putAll(ProcessUsage.now());
    return report;
  }

  /**
   * Creates a report of another operation with {@code settings}.
   *
   * @param done whether the whole operation succeeded
   * @param name the key of the results in the report
   * @param entries the results as JSON data
   */
  public static Report of(
      RenderSettings settings, boolean done, String name, List<Map<String, Object>> entries) {
    Map<String, Object> report = new LinkedHashMap<>();
    report.put("program", "zoetrope");
    report.put("version", version());
    report.put("java", System.getProperty("java.version"));
    report.put("status", done ? "done" : "failed");
    report.put("settings", settings(settings));
    report.put(name, entries);
    return new Report(report);
  }

  public Report with(SegmentCache cache) {
    return with("cache", cache.usage());
  }

  public Report with(Farm farm) {
    return with("farm", farm.usage());
  }

  private Report with(String name, Object usage) {
    Map<String, Object> report = new LinkedHashMap<>(data);
    report.put(name, usage);
    return new Report(report);
  }

  /**
   * Returns the version in the library's manifest; {@code development} if run from a class folder.
   */
  public static String version() {
    return CoderFacts.version();
  }

  /** Returns the report as indented JSON with a final line feed. */
  public String toJson() {
    return Json.write(data);
  }

  private static Map<String, Object> settings(RenderSettings settings) {
    Narration narration = settings.narration();
    return Json.object(
        "width", settings.width(),
        "height", settings.height(),
        "fit", settings.fit().toString(),
        "fps", settings.rate().toString(),
        "transparent", settings.transparent(),
        "codec", settings.format().codec().map(VideoCodec::toString).orElse(null),
        "lossless", settings.format().lossless(),
        "crf", settings.crf(),
        "preset", settings.preset(),
        "jobs", settings.jobs(),
        "seed", settings.seed(),
        "parameters", settings.parameters(),
        "voice", narration.voice().toString(),
        "language", narration.voice().language(),
        "burntSubtitles", narration.burnsSubtitles(),
        "wordsAMinute", narration.voice().wordsAMinute(),
        "loudnessLufs", narration.loudness().orElse(null),
        "timeoutSeconds", settings.timeout().map(t -> t.toMillis() / 1e3).orElse(null));
  }

  private static Map<String, Object> scene(RenderResult result, RenderSettings settings) {
    Map<String, Object> steps = new LinkedHashMap<>();
    result.stepSeconds().forEach((step, seconds) -> steps.put(step, rounded(seconds)));
    return Json.object(
        "name", result.scene(),
        "status", result.done() ? "done" : "failed",
        "error", result.failure().map(Report::failure).orElse(null),
        "output", result.target().toString(),
        "frames", result.frames(),
        "durationSeconds", result.duration().seconds(),
        "width", settings.width(),
        "height", settings.height(),
        "fps", settings.rate().toString(),
        "bytes", result.bytes(),
        "sha256", result.sha256().isEmpty() ? null : result.sha256(),
        "subtitles", result.subtitles().map(Path::toString).orElse(null),
        "thumbnail", result.thumbnail().map(Path::toString).orElse(null),
        "sound", result.sound().map(Report::sound).orElse(null),
        "wallSeconds", rounded(result.wallSeconds()),
        "stepSeconds", steps,
        "sections", result.sections().stream().map(Report::section).toList(),
        "warnings", result.warnings());
  }

  private static Map<String, Object> sound(SoundLevels levels) {
    return Json.object(
        "loudnessLufs", tenths(levels.loudness()),
        "peakDb", tenths(levels.peak()),
        "limitedByDb", tenths(levels.reduction()));
  }

  private static Double tenths(double decibels) {
    return Double.isInfinite(decibels) ? null : Math.rint(10 * decibels) / 10;
  }

  private static Map<String, Object> section(RenderResult.RenderedSection section) {
    return Json.object(
        "name", section.name(),
        "startSeconds", section.start().seconds(),
        "durationSeconds", section.duration().seconds());
  }

  /** Returns a failure as JSON data for an entry of a report. */
  public static Map<String, Object> failure(Failure failure) {
    return Json.object(
        "kind",
        failure.kind().name().toLowerCase(Locale.ROOT),
        "message",
        failure.message(),
        "file",
        failure.file().isEmpty() ? null : failure.file(),
        "line",
        failure.line() > 0 ? failure.line() : null);
  }

  private static double rounded(double seconds) {
    return Math.rint(seconds * 1e6) / 1e6;
  }
}

package zoetrope.lint.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.internal.diagnostics.Json;
import zoetrope.lint.report.FoundObject.FrameBox;
import zoetrope.render.Report;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.CompileErrors;
import zoetrope.render.result.CompileErrors.CompileError;
import zoetrope.render.result.Failure;
import zoetrope.scene.PlayRecord;

/** The report of a check for programs; {@code zoetrope/lint/check.schema.json} describes it. */
public final class CheckReport {
  private static final int VERSION = 1;

  private final FrameRate rate;
  private final List<Map<String, Object>> scenes = new ArrayList<>();

  /** Creates a report without scenes for checks with this frame rate. */
  public CheckReport(FrameRate rate) {
    this.rate = rate;
  }

  /**
   * Returns the report as data for JSON.
   *
   * @param clean whether no scene failed or has findings
   */
  public Map<String, Object> data(boolean clean) {
    return Json.object(
        "version", VERSION,
        "program", "zoetrope " + Report.version(),
        "clean", clean,
        "fps", rate.toString(),
        "scenes", scenes);
  }

  /**
   * Adds a scene that ran to its end.
   *
   * @param settings the settings of the run
   * @param findings the findings to report
   * @param warnings the warnings to report
   * @param advice advice that does not count as a finding
   * @param sheet the files of the contact sheet
   */
  public void add(
      SceneEntry scene,
      RenderSettings settings,
      CheckResult result,
      List<Finding> findings,
      List<String> warnings,
      List<String> advice,
      List<Path> sheet) {
    boolean clean = findings.isEmpty() && warnings.isEmpty();
    Map<String, Object> data = scene(scene, settings, clean ? "clean" : "findings");
    data.put("frames", result.run().frames());
    data.put("seconds", result.run().duration().seconds());
    data.put("objects", result.objects());
    data.put("texts", result.texts());
    data.put("errors", List.of());
    data.put("warnings", warnings);
    data.put("advice", advice);
    data.put("findings", findings.stream().map(finding -> finding(finding, settings)).toList());
    data.put("plays", result.run().plays().stream().map(CheckReport::play).toList());
    data.put("sheet", sheet.stream().map(Path::toString).toList());
    scenes.add(data);
  }

  /** Adds a scene that does not compile or run. */
  public void add(SceneEntry scene, RenderSettings settings, Failure failure) {
    Map<String, Object> data = scene(scene, settings, "failed");
    data.put("errors", errors(failure));
    data.put("warnings", List.of());
    data.put("findings", List.of());
    data.put("plays", List.of());
    data.put("sheet", List.of());
    scenes.add(data);
  }

  private static Map<String, Object> scene(
      SceneEntry scene, RenderSettings settings, String status) {
    return Json.object(
        "name", scene.name(),
        "source", scene.source().map(Object::toString).orElse(null),
        "width", settings.width(),
        "height", settings.height(),
        "status", status);
  }

  private static List<Map<String, Object>> errors(Failure failure) {
    if (failure.cause().getCause() instanceof CompileErrors compiler) {
      return compiler.errors().stream().map(CheckReport::error).toList();
    }
    return List.of(
        error(
            new CompileError(
                failure.file(), failure.line(), 0, failure.message(), "", failure.kind().name())));
  }

  private static Map<String, Object> error(CompileError error) {
    return Json.object(
        "file", error.file(),
        "line", error.line(),
        "column", error.column(),
        "message", error.message(),
        "hint", error.hint(),
        "code", error.code().toLowerCase(Locale.ROOT));
  }

  private Map<String, Object> finding(Finding finding, RenderSettings settings) {
    return Json.object(
        "kind", lower(finding.kind()),
        "severity", lower(finding.kind().severity()),
        "firstFrame", frame(finding.from()),
        "firstSeconds", finding.from(),
        "lastFrame", frame(finding.until()),
        "lastSeconds", finding.until(),
        "times", finding.times(),
        "moments", finding.moments().stream().distinct().toList(),
        "play", finding.play().index(),
        "file", finding.play().file(),
        "line", finding.play().line(),
        "caller", finding.play().caller(),
        "objects", finding.objects().stream().map(object -> object(object, settings)).toList(),
        "message", finding.what(),
        "fix", finding.fix());
  }

  private long frame(double seconds) {
    return Math.round(seconds * rate.perSecond());
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static Map<String, Object> object(FoundObject object, RenderSettings settings) {
    return Json.object(
        "id", object.id(),
        "class", object.type(),
        "variable", object.variable(),
        "file", object.file(),
        "line", object.line(),
        "groups", object.groups(),
        "text", object.text(),
        "box", object.box().map(CheckReport::box).orElse(null),
        "pixels", object.box().map(box -> pixels(box, settings)).orElse(null));
  }

  private static Map<String, Object> box(FrameBox box) {
    return Json.object(
        "left", rounded(box.left()),
        "right", rounded(box.right()),
        "bottom", rounded(box.bottom()),
        "top", rounded(box.top()));
  }

  private static double rounded(double units) {
    return Math.rint(units * 1000) / 1000;
  }

  /** Returns left, top, right and bottom in pixels of the video. */
  private static List<Long> pixels(FrameBox box, RenderSettings settings) {
    FrameSize size =
        PictureShape.of(settings.width(), settings.height(), settings.fit())
            .layout(FrameSize.WIDE)
            .picture();
    double unit = settings.height() / size.height();
    return List.of(
        Math.round(settings.width() / 2.0 + unit * box.left()),
        Math.round(settings.height() / 2.0 - unit * box.top()),
        Math.round(settings.width() / 2.0 + unit * box.right()),
        Math.round(settings.height() / 2.0 - unit * box.bottom()));
  }

  private static Map<String, Object> play(PlayRecord play) {
    return Json.object(
        "index", play.index(),
        "startSeconds", play.start().seconds(),
        "durationSeconds", play.duration().seconds(),
        "animations", play.description(),
        "file", play.file(),
        "line", play.line(),
        "caller", play.caller());
  }
}

package zoetrope.lint.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.frame.FrameRate;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
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
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("version", VERSION);
    data.put("program", "zoetrope " + Report.version());
    data.put("clean", clean);
    data.put("fps", rate.toString());
    data.put("scenes", scenes);
    return data;
  }

  /**
   * Adds a scene that ran to its end.
   *
   * @param settings the settings of the run
   * @param findings the findings to report
   * @param warnings the warnings to report
   * @param sheet the files of the contact sheet
   */
  public void add(
      SceneEntry scene,
      RenderSettings settings,
      CheckResult result,
      List<Finding> findings,
      List<String> warnings,
      List<Path> sheet) {
    boolean clean = findings.isEmpty() && warnings.isEmpty();
    Map<String, Object> data = scene(scene, settings, clean ? "clean" : "findings");
    data.put("frames", result.run().frames());
    data.put("seconds", result.run().duration().seconds());
    data.put("objects", result.objects());
    data.put("texts", result.texts());
    data.put("errors", List.of());
    data.put("warnings", warnings);
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
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("name", scene.name());
    data.put("source", scene.source().map(Object::toString).orElse(null));
    data.put("width", settings.width());
    data.put("height", settings.height());
    data.put("status", status);
    return data;
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
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("file", error.file());
    data.put("line", error.line());
    data.put("column", error.column());
    data.put("message", error.message());
    data.put("hint", error.hint());
    data.put("code", error.code().toLowerCase(Locale.ROOT));
    return data;
  }

  private Map<String, Object> finding(Finding finding, RenderSettings settings) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", lower(finding.kind()));
    data.put("severity", lower(finding.kind().severity()));
    data.put("firstFrame", frame(finding.from()));
    data.put("firstSeconds", finding.from());
    data.put("lastFrame", frame(finding.until()));
    data.put("lastSeconds", finding.until());
    data.put("times", finding.times());
    data.put("moments", finding.moments().stream().distinct().toList());
    data.put("play", finding.play().index());
    data.put("file", finding.play().file());
    data.put("line", finding.play().line());
    data.put("caller", finding.play().caller());
    data.put(
        "objects", finding.objects().stream().map(object -> object(object, settings)).toList());
    data.put("message", finding.what());
    data.put("fix", finding.fix());
    return data;
  }

  private long frame(double seconds) {
    return Math.round(seconds * rate.perSecond());
  }

  private static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static Map<String, Object> object(FoundObject object, RenderSettings settings) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", object.id());
    data.put("class", object.type());
    data.put("variable", object.variable());
    data.put("file", object.file());
    data.put("line", object.line());
    data.put("groups", object.groups());
    data.put("text", object.text());
    data.put("box", object.box().map(CheckReport::box).orElse(null));
    data.put("pixels", object.box().map(box -> pixels(box, settings)).orElse(null));
    return data;
  }

  private static Map<String, Object> box(FrameBox box) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("left", rounded(box.left()));
    data.put("right", rounded(box.right()));
    data.put("bottom", rounded(box.bottom()));
    data.put("top", rounded(box.top()));
    return data;
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
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("index", play.index());
    data.put("startSeconds", play.start().seconds());
    data.put("durationSeconds", play.duration().seconds());
    data.put("animations", play.description());
    data.put("file", play.file());
    data.put("line", play.line());
    data.put("caller", play.caller());
    return data;
  }
}

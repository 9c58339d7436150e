package zoetrope.tools;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.frame.FrameRate;
import zoetrope.internal.video.VideoSettings;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.Quality;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.request.TimeRange;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/** The options that select the scene and the frames that a tool works on. */
final class SceneSelection {
  @Parameters(
      paramLabel = "SCENE",
      arity = "0..1",
      description = "the name of a scene, or the full name of its class")
  private String name;

  @Option(
      names = {"-q", "--quality"},
      paramLabel = "QUALITY",
      defaultValue = "high",
      description = "low, medium, high (1920x1080, 60 fps; the default), 2k or 4k")
  private Quality quality;

  @Option(
      names = "--fps",
      paramLabel = "RATE",
      description = "frames per second, instead of the quality's")
  private FrameRate rate;

  @Option(
      names = "--from",
      paramLabel = "TIME",
      defaultValue = "0",
      description = "the start of the selected part, such as 12.5 or frame:750")
  private TimePoint from;

  @Option(
      names = "--to",
      paramLabel = "TIME",
      defaultValue = "end",
      description = "the end of the selected part")
  private TimePoint to;

  @Option(names = "--set", paramLabel = "NAME=VALUE", description = "sets a parameter of the scene")
  private Map<String, String> parameters = new LinkedHashMap<>();

  private SceneEntry entry;

  /** Returns the same range of another scene in another size. */
  SceneSelection with(String otherName, Quality otherQuality) {
    SceneSelection other = new SceneSelection();
    other.name = otherName;
    other.quality = otherQuality;
    other.rate = rate;
    other.from = from;
    other.to = to;
    other.parameters = parameters;
    return other;
  }

  boolean isNamed() {
    return name != null;
  }

  /** Returns the name of the scene; null if no scene is named. */
  String name() {
    return name;
  }

  /** Returns the command-line arguments that select the same frames. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>(List.of(name, "--quality", quality.toString()));
    arguments.addAll(List.of("--fps", rate().toString()));
    arguments.addAll(List.of("--from", text(from), "--to", text(to)));
    parameters.forEach((key, value) -> arguments.addAll(List.of("--set", key + "=" + value)));
    return arguments;
  }

  private static String text(TimePoint point) {
    return point instanceof TimePoint.FrameNumber frame ? "frame:" + frame.number() : point.label();
  }

  /**
   * Returns the scene.
   *
   * @throws UsageException if there is not exactly one scene of that name
   */
  SceneEntry entry() {
    UsageException.require(name != null, "no scene is given: name a scene");
    if (entry == null) {
      List<SceneEntry> found =
          SceneCatalogue.of(SceneSelection.class.getClassLoader()).find(List.of(name));
      UsageException.require(
          found.size() == 1,
          "%s scenes are named '%s': give the full name of the class",
          found.size(),
          name);
      entry = found.get(0);
    }
    return entry;
  }

  /** Returns the size, the frame rate, and the default encoder settings. */
  VideoSettings video() {
    return VideoSettings.of(quality.width(), quality.height(), rate());
  }

  FrameRate rate() {
    return rate == null ? quality.rate() : rate;
  }

  /** Runs the scene without drawing, and returns the selected frames. */
  FrameRange range() {
    RenderSettings settings =
        RenderSettings.of(quality.width(), quality.height(), rate()).withParameters(parameters);
    Renderer renderer = new Renderer(settings);
    renderer.checkParameters(List.of(entry()));
    return new TimeRange(from, to).resolve(rate(), renderer.dryRun(entry()).frames());
  }

  /**
   * Creates the scene, runs it on the calling thread, and passes the frames of {@code range} to a
   * sink.
   */
  void stage(FrameRange range, FrameSink sink) {
    Stage.run(entry().create(), StageSettings.of(rate()).withParameters(parameters), range, sink);
  }
}

package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.OutputPlace;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.cli.options.VectorOptions;
import zoetrope.frame.FrameRate;
import zoetrope.inspect.VariableNames;
import zoetrope.lint.FindingMarks;
import zoetrope.lint.Lint;
import zoetrope.lint.report.CheckResult;
import zoetrope.output.OutputKind;
import zoetrope.render.Renderer;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.SheetFrames;
import zoetrope.render.request.SheetSettings;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.Failure;
import zoetrope.render.result.SheetResult;
import zoetrope.render.result.UsageException;
import zoetrope.scene.Time;

@Command(
    name = "sheet",
    description = {
      "Write a storyboard or a contact sheet of a scene",
      "",
      "A storyboard has the last frame of each play, with its time, section, subtitles and source"
          + " line.",
      "A contact sheet (--every, --at) has frames at chosen times. The scene runs once for all of"
          + " them.",
      "Exit codes: 0 for success, 1 if a scene failed, 2 if the command line is wrong."
    },
    sortOptions = false)
final class SheetCommand extends ConsoleCommand {
  private static final String TYPE = "--sheet-type";

  @Parameters(
      arity = "1..*",
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description = "Scene names (see 'render list') or FILE.java")
  private List<String> names;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "PATH",
      description =
          "Output file (.pdf; .png or .svg for one file per page), or a folder for several scenes"
              + " (default: out/SCENE-sheet.pdf)")
  private Path target;

  @Option(
      names = TYPE,
      paramLabel = "TYPE",
      description = "Type of storyboards in a folder: ${bundle:STORYBOARD.types} (default: pdf)")
  private String type;

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      description = "Show a frame every SECONDS seconds, instead of one for each play")
  private Double seconds;

  @Option(
      names = "--at",
      paramLabel = "TIME",
      description =
          "Show the frame at this time, instead of one for each play: 12.5, 12.5s, frame:750 or"
              + " end; can be repeated")
  private List<TimePoint> times = List.of();

  @Option(
      names = "--boxes",
      description =
          "Draw numbered boxes around the objects that 'render check' reports; needs --every or"
              + " --at")
  private boolean boxes;

  @Option(
      names = "--paper",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "Paper size: a4 or letter (default: a4)")
  private SheetSettings.Paper paper;

  @Option(names = "--portrait", description = "Use pages in portrait format")
  private boolean portrait;

  @Option(
      names = "--columns",
      paramLabel = "N",
      description = "Images per row, 1 to 8 (default: 3; 2 with --portrait)")
  private Integer columns;

  @Option(
      names = "--title",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Title of the storyboard (default: the scene's name)")
  private String title;

  @Option(names = "--no-code", description = "Leave out source lines and names of animations")
  private boolean codeless;

  @Mixin private VectorOptions vectors;

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  @Override
  public Integer call() {
    SheetSettings settings = settings();
    List<SceneEntry> scenes = console.scenes().find(names);
    Map<SceneEntry, Path> targets = new LinkedHashMap<>();
    OutputPlace place =
        OutputPlace.of(OutputKind.STORYBOARD, target, type, TYPE, scenes.size() > 1);
    for (SceneEntry scene : scenes) {
      String name = scene.name() + "-sheet";
      boolean written = scene.problem().isEmpty();
      targets.put(scene, written ? place.checkedFile(name) : place.file(name));
    }
    OutputFiles.check(new ArrayList<>(targets.values()), scenes);
    boolean done = true;
    RenderSettings run = options.settings(picture, 1, false);
    try (Interruption interruption = console.interruption()) {
      Renderer renderer = vectors.of(console.renderer(run, interruption));
      renderer.checkParameters(scenes);
      for (SceneEntry scene : scenes) {
        done &= write(renderer, scene, settings, run.rate(), targets.get(scene));
      }
    }
    return done ? CommandLineTool.DONE : CommandLineTool.FAILED;
  }

  private SheetSettings settings() {
    int wanted = columns != null ? columns : portrait ? 2 : SheetSettings.DEFAULT.columns();
    try {
      return new SheetSettings(paper, portrait, wanted, title, !codeless, frames());
    } catch (IllegalArgumentException e) {
      throw new UsageException("--columns: " + e.getMessage());
    }
  }

  /** Returns the frames of a contact sheet; empty for a storyboard. */
  private Optional<SheetFrames> frames() {
    UsageException.require(
        seconds == null || times.isEmpty(), "--every and --at do not go together: leave out one");
    UsageException.require(
        !boxes || seconds != null || !times.isEmpty(),
        "--boxes needs times: add --every SECONDS or --at TIME");
    try {
      return seconds != null
          ? Optional.of(SheetFrames.every(Time.of(seconds)))
          : times.isEmpty() ? Optional.empty() : Optional.of(SheetFrames.at(times));
    } catch (IllegalArgumentException e) {
      throw new UsageException("--every: " + e.getMessage());
    }
  }

  /** Returns settings that draw boxes around the objects of findings. */
  private SheetSettings marked(
      Renderer renderer, SceneEntry scene, SheetSettings settings, FrameRate rate) {
    VariableNames names = new VariableNames(console.scenes().sources(List.of(scene))::lines);
    CheckResult found = Lint.run(scene, renderer, names::of, names::isUnused);
    FindingMarks marks = new FindingMarks(found.faults(), found, rate);
    return settings.withFrames(settings.frames().orElseThrow().withMarker(marks));
  }

  private boolean write(
      Renderer renderer, SceneEntry scene, SheetSettings settings, FrameRate rate, Path file) {
    try {
      SheetSettings layout = boxes ? marked(renderer, scene, settings, rate) : settings;
      SheetResult result = renderer.sheet(scene, layout, file);
      console.warnings(scene.name(), result.warnings());
      String pages = result.pages() == 1 ? "1 page" : result.pages() + " pages";
      String files =
          result.files().size() == 1 ? "" : " (" + result.files().get(0) + " and following)";
      console.note(file + ": " + pages + " of " + scene.name() + files);
      return true;
    } catch (UsageException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      console.failure(scene.name(), Failure.of(e), false);
      return false;
    }
  }
}

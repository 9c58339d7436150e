package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.Converters;
import zoetrope.cli.options.HelpOption;
import zoetrope.cli.options.OutputPlace;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.cli.options.VectorOptions;
import zoetrope.output.OutputKind;
import zoetrope.render.Renderer;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.SheetSettings;
import zoetrope.render.result.Failure;
import zoetrope.render.result.SheetResult;
import zoetrope.render.result.UsageException;

/** Writes storyboards. */
@Command(
    name = "sheet",
    description = {
      "Writes a storyboard of a scene: what each play leaves, with its time, section, words and"
          + " line.",
      "Exit codes: 0 all done; 1 a scene or the writing failed; 2 bad usage."
    },
    sortOptions = false)
final class SheetCommand implements Callable<Integer> {
  private static final String TYPE = "--sheet-type";

  @Parameters(
      arity = "1..*",
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description = "scenes by name ('render list' shows them), or FILE.java")
  private List<String> names;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "PATH",
      converter = Converters.OfPath.class,
      description =
          "the file (.pdf; .png or .svg for one a page, numbered), or the folder of several scenes;"
              + " by default out/SCENE-sheet.pdf")
  private Path target;

  @Option(
      names = TYPE,
      paramLabel = "TYPE",
      description =
          "the type of storyboards in a folder: ${bundle:STORYBOARD.types}; the first by default")
  private String type;

  @Option(
      names = "--paper",
      paramLabel = "SIZE",
      defaultValue = "a4",
      description = "a4 (the default) or letter")
  private SheetSettings.Paper paper;

  @Option(names = "--portrait", description = "pages stand upright")
  private boolean portrait;

  @Option(
      names = "--columns",
      paramLabel = "N",
      converter = Converters.OfCount.class,
      description = "pictures side by side, 1 to 8; by default 3, on upright pages 2")
  private Integer columns;

  @Mixin private VectorOptions vectors;

  @Mixin private PictureOptions picture;

  @Mixin private SceneOptions options;

  @Mixin private HelpOption help;

  private final Console console;

  SheetCommand(Console console) {
    this.console = console;
  }

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
    try (Interruption interruption = new Interruption(console.err())) {
      Renderer renderer =
          vectors.of(
              new Renderer(options.settings(picture, null, null, 1, false))
                  .withProgress(new StallLines(console))
                  .withCancellation(interruption.cancellation()));
      renderer.checkParameters(scenes);
      for (SceneEntry scene : scenes) {
        done &= write(renderer, scene, settings, targets.get(scene));
      }
    }
    return done ? CommandLineTool.DONE : CommandLineTool.FAILED;
  }

  private SheetSettings settings() {
    int wanted = columns != null ? columns : portrait ? 2 : SheetSettings.DEFAULT.columns();
    try {
      return new SheetSettings(paper, portrait, wanted);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--columns: " + e.getMessage());
    }
  }

  private boolean write(Renderer renderer, SceneEntry scene, SheetSettings settings, Path file) {
    try {
      SheetResult result = renderer.sheet(scene, settings, file);
      console.warnings(scene.name(), result.warnings());
      String pages = result.pages() == 1 ? "1 page" : result.pages() + " pages";
      String files = result.files().size() == 1 ? "" : " (" + result.files().get(0) + " and on)";
      console.err().println(file + ": " + pages + " of " + scene.name() + files);
      return true;
    } catch (RuntimeException | Error e) {
      console.failure(scene.name(), Failure.of(e), false);
      return false;
    }
  }
}

package zoetrope.cli;

import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.PictureOptions;
import zoetrope.cli.options.SceneNames;
import zoetrope.cli.options.SceneOptions;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/** A command about one scene, or about the scenes of one file. */
abstract class SceneCommand extends ConsoleCommand {
  @Parameters(
      paramLabel = "SCENE",
      completionCandidates = SceneNames.class,
      description = "Scene name (see 'render list') or FILE.java")
  String name;

  @Mixin PictureOptions picture;
  @Mixin SceneOptions options;

  RenderSettings settings() {
    return options.settings(picture, 1, false);
  }

  List<SceneEntry> scenes() {
    return console.scenes().find(List.of(name));
  }
}

package zoetrope.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.inspect.ObjectList;
import zoetrope.inspect.ObjectVisibility;
import zoetrope.inspect.StageSnapshot;
import zoetrope.inspect.VariableNames;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.Renderer;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

@Command(
    name = "objects",
    description = {
      "List the objects in one frame of a scene",
      "",
      "Each object has its variable, class, source line, box in units, colours, and how much of it"
          + " is visible.",
      "Members of texts and formulas are left out.",
      "Exit codes: 0 for success, 1 if the scene failed, 2 if the command line is wrong."
    },
    sortOptions = false)
final class ObjectsCommand extends SceneCommand {
  @Option(
      names = "--at",
      paramLabel = "TIME",
      description = "Time of the frame: 12.5, 12.5s, frame:750 or end (default: end)")
  private TimePoint time = TimePoint.END;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the objects as JSON; - writes to standard output")
  private Path json;

  @Override
  public Integer call() {
    RenderSettings settings = settings();
    List<SceneEntry> scenes = scenes();
    if (scenes.size() > 1) {
      throw new UsageException(
          Messages.of(
              "%s has %s scenes: name one, such as %s:%s",
              name, scenes.size(), name, scenes.get(0).name()));
    }
    SceneEntry scene = scenes.get(0);
    OutputFiles.check(Console.fileOf(json), scenes);
    try (Interruption interruption = console.interruption()) {
      Renderer renderer = console.renderer(settings, interruption);
      renderer.checkParameters(scenes);
      list(scene, renderer, settings);
      return CommandLineTool.DONE;
    } catch (UsageException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      console.failure(scene.name(), Failure.of(e), false);
      return CommandLineTool.FAILED;
    }
  }

  private void list(SceneEntry scene, Renderer renderer, RenderSettings settings) {
    long frames = time instanceof TimePoint.End ? renderer.dryRun(scene).frames() : 0;
    long frame = time.frameAt(settings.rate(), frames);
    StageSnapshot stage =
        StageSnapshot.take(renderer, scene, frame)
            .orElseThrow(() -> new UsageException(scene.name() + " ends before " + time));
    VariableNames names = new VariableNames(console.scenes().sources(List.of(scene))::lines);
    try (ObjectVisibility visibility =
        new ObjectVisibility(stage, settings.width(), settings.height())) {
      ObjectList objects = new ObjectList(stage, names, visibility);
      if (json != null) {
        console.json(json, objects.json(scene, frame, settings));
        return;
      }
      objects.lines(scene, frame, settings).forEach(console::print);
    }
  }
}

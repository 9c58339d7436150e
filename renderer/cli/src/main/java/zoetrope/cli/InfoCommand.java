package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.Renderer;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Parameter;
import zoetrope.scene.StageResult;

@Command(
    name = "info",
    description = "Show the duration, sections and parameters of a scene",
    sortOptions = false)
final class InfoCommand extends SceneCommand {

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the facts as JSON; - writes to standard output")
  private Path json;

  @Override
  public Integer call() {
    RenderSettings settings = settings();
    List<SceneEntry> scenes = scenes();
    OutputFiles.check(Console.fileOf(json), scenes);
    try (Interruption interruption = console.interruption()) {
      return describe(scenes, settings, console.renderer(settings, interruption));
    }
  }

  private int describe(List<SceneEntry> scenes, RenderSettings settings, Renderer renderer) {
    List<Map<String, Object>> described = new ArrayList<>();
    for (SceneEntry scene : scenes) {
      renderer.checkParameters(List.of(scene));
      StageResult result = renderer.dryRun(scene);
      List<Parameter<?>> parameters = result.parameters();
      console.warnings(scene.name(), result.warnings());
      if (json == null) {
        print(scene, parameters, result, settings);
        printModel(parameters, settings);
      }
      described.add(describe(scene, parameters, result, settings));
    }
    if (json != null) {
      console.json(json, described.size() == 1 ? described.get(0) : described);
    }
    return CommandLineTool.DONE;
  }

  /**
   * Prints the facts of the language model whose folder is the value of a parameter of the scene.
   */
  private void printModel(List<Parameter<?>> parameters, RenderSettings settings) {
    String model = settings.parameters().getOrDefault("model", "");
    boolean known = parameters.stream().anyMatch(p -> p.name().equals("model"));
    if (known && !model.isEmpty()) {
      Optional<String> phrase =
          parameters.stream()
              .filter(p -> p.name().equals("phrase"))
              .map(p -> settings.parameters().getOrDefault("phrase", p.defaultText()))
              .findFirst();
      ModelCommand.describe(console, model, phrase);
    }
  }

  private void print(
      SceneEntry scene,
      List<Parameter<?>> parameters,
      StageResult result,
      RenderSettings settings) {
    console.print(scene.name());
    if (!scene.summary().isEmpty()) {
      console.print("  " + scene.summary());
    }
    console.print("  " + SceneFacts.length(result, settings.rate()));
    console.print("  class " + scene.className());
    for (int i = 0; i < result.sections().size(); i++) {
      console.print("  " + SceneFacts.sectionOption(result, i));
    }
    if (parameters.isEmpty()) {
      console.print("  no parameters");
    }
    for (Parameter<?> p : parameters) {
      String about = p.description().isEmpty() ? "" : ": " + p.description();
      console.print(
          Messages.of(
              "  --set %s=... (%s, by default %s)%s", p.name(), p.type(), p.defaultText(), about));
    }
  }

  private static Map<String, Object> describe(
      SceneEntry scene,
      List<Parameter<?>> parameters,
      StageResult result,
      RenderSettings settings) {
    Map<String, Object> data = SceneFacts.of(scene);
    data.put("durationSeconds", result.duration().seconds());
    data.put("frames", result.frames());
    data.put("fps", settings.rate().toString());
    data.put("plays", result.plays().size());
    data.put("sections", SceneFacts.sections(result));
    data.put("parameters", SceneFacts.parameters(parameters));
    return data;
  }
}

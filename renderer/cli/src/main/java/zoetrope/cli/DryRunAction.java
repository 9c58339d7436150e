package zoetrope.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.render.Renderer;
import zoetrope.render.Report;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageResult;

/** An action that runs scenes without drawing, and prints their durations and plays. */
final class DryRunAction {
  private final RunContext context;
  private final Console console;
  private final boolean text;

  DryRunAction(RunContext context) {
    this.context = context;
    this.console = context.console();
    this.text = context.json() == null || !Console.isStandardOutput(context.json());
  }

  int run(List<SceneEntry> scenes) {
    OutputFiles.check(Console.fileOf(context.json()), scenes);
    try (Interruption interruption = console.interruption()) {
      return run(
          scenes,
          new Renderer(context.settings())
              .withProgress(context.stallLines())
              .withCancellation(interruption.cancellation()));
    }
  }

  private int run(List<SceneEntry> scenes, Renderer renderer) {
    renderer.checkParameters(scenes);
    List<Map<String, Object>> results = new ArrayList<>();
    boolean failed = false;
    for (SceneEntry scene : scenes) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("name", scene.name());
      try {
        StageResult result = renderer.dryRun(scene);
        describe(data, result);
        data.put("parameters", SceneFacts.parameters(result.parameters()));
        console.warnings(scene.name(), result.warnings());
        if (text) {
          print(scene, result);
        }
      } catch (RuntimeException | Error e) {
        Failure failure = Failure.of(e);
        console.failure(scene.name(), failure, context.stackTraces());
        data.put("status", "failed");
        data.put("error", Report.failure(failure));
        failed = true;
      }
      results.add(data);
    }
    context.report(!failed, "scenes", results);
    return failed ? CommandLineTool.FAILED : CommandLineTool.DONE;
  }

  private void print(SceneEntry scene, StageResult result) {
    console.print(scene.name() + "  " + SceneFacts.length(result, context.settings().rate()));
    int section = 0;
    for (PlayRecord play : result.plays()) {
      section = printSections(result, section, play.index());
      console.printf(
          "%5d  %9.3f  %8.3f  %s%s%n",
          play.index(),
          play.start().seconds(),
          play.duration().seconds(),
          play.description(),
          play.file().isEmpty() ? "" : "  (" + play.place() + ")");
    }
    printSections(result, section, result.plays().size());
    console.out().flush();
  }

  /**
   * Prints the sections that begin before a play or with it, beginning at index {@code next}.
   * Returns the index of the first section that is not printed yet.
   */
  private int printSections(StageResult result, int next, int play) {
    int i = next;
    while (i < result.sections().size() && result.sections().get(i).play() <= play) {
      console.print("       " + SceneFacts.section(result, i));
      i++;
    }
    return i;
  }

  private static void describe(Map<String, Object> data, StageResult result) {
    data.put("status", "done");
    data.put("durationSeconds", result.duration().seconds());
    data.put("frames", result.frames());
    data.put("warnings", result.warnings());
    List<Map<String, Object>> plays = new ArrayList<>();
    for (PlayRecord play : result.plays()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("index", play.index());
      one.put("startSeconds", play.start().seconds());
      one.put("durationSeconds", play.duration().seconds());
      one.put("description", play.description());
      one.put("file", play.file().isEmpty() ? null : play.file());
      one.put("line", play.line() > 0 ? play.line() : null);
      plays.add(one);
    }
    data.put("plays", plays);
    data.put("sections", SceneFacts.sections(result));
    data.put("subtitles", SceneFacts.subtitles(result));
    data.put("lines", SceneFacts.lines(result));
    data.put("sounds", SceneFacts.sounds(result));
    data.put("timeEvents", SceneFacts.timeEvents(result));
  }
}

package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.render.Failure;
import zoetrope.render.Rehearsal;
import zoetrope.render.RenderSettings;
import zoetrope.render.Report;
import zoetrope.render.SceneEntry;
import zoetrope.render.Still;
import zoetrope.render.Targets;
import zoetrope.render.TimePoint;

/** Draws stills and tells what came of them. */
final class StillRun {
  private final Console console;
  private final RenderSettings settings;
  private final Path json;
  private final boolean stackTraces;
  private final List<Map<String, Object>> results = new ArrayList<>();
  private final Set<String> told = new HashSet<>();
  private int code = CommandLineTool.DONE;

  StillRun(Console console, RenderSettings settings, Path json, boolean stackTraces) {
    this.console = console;
    this.settings = settings;
    this.json = json;
    this.stackTraces = stackTraces;
  }

  private record Wanted(SceneEntry scene, TimePoint time, Path target) {}

  /** Draws each scene at each time and returns the exit code. */
  int run(List<SceneEntry> scenes, List<TimePoint> times, Path target) {
    boolean folder = scenes.size() * times.size() > 1;
    List<Wanted> stills = new ArrayList<>();
    for (SceneEntry scene : scenes) {
      for (TimePoint time : times) {
        stills.add(new Wanted(scene, time, Outputs.still(scene, time, folder, target)));
      }
    }
    Targets.checkFiles(
        stills.stream().filter(s -> s.scene().problem().isEmpty()).map(Wanted::target).toList());
    Rehearsal.checkParameters(scenes, settings.parameters());
    stills.forEach(this::draw);
    if (json != null) {
      Map<String, Object> report =
          Report.head(Version.text(), code == CommandLineTool.DONE, settings);
      report.put("stills", results);
      console.json(json, report);
    }
    return code;
  }

  private void draw(Wanted still) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("scene", still.scene().name());
    result.put("at", still.time().toString());
    result.put("output", still.target().toString());
    try {
      Still.Taken taken = Still.write(still.scene(), still.time(), settings, still.target());
      result.put("frame", taken.number());
      result.put("warnings", taken.warnings());
      console.warnings(
          still.scene().name(),
          taken.warnings().stream().filter(warning -> isNews(still.scene(), warning)).toList());
      result.put("status", "done");
      console
          .err()
          .println(still.target() + ": frame " + taken.number() + " of " + still.scene().name());
    } catch (RuntimeException | Error e) {
      Failure failure = Failure.of(e);
      if (isNews(still.scene(), failure.line() > 0 ? place(failure) : failure.toString())) {
        console.failure(still.scene().name(), failure, stackTraces);
      }
      result.put("status", "failed");
      result.put("error", Report.failure(failure));
      boolean usage = failure.kind() == Failure.Kind.USAGE && code != CommandLineTool.FAILED;
      code = usage ? CommandLineTool.USAGE : CommandLineTool.FAILED;
    }
    results.add(result);
  }

  private static String place(Failure failure) {
    return failure.file() + ":" + failure.line();
  }

  /** Whether something of a scene was not told yet: each of its stills has it run once more. */
  private boolean isNews(SceneEntry scene, String text) {
    return told.add(scene.name() + ": " + text);
  }
}

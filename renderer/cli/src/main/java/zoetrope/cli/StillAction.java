package zoetrope.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.cli.options.OutputPlace;
import zoetrope.cli.options.VectorOptions;
import zoetrope.render.Renderer;
import zoetrope.render.Report;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.ScenePart;
import zoetrope.render.request.TimePoint;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;
import zoetrope.scene.SceneException;

/** An action that draws stills and reports the results. */
final class StillAction {
  private final RunContext context;
  private final Console console;
  private final Renderer renderer;
  private final List<Map<String, Object>> results = new ArrayList<>();
  private final Set<String> reported = new HashSet<>();

  /** The errors of the scenes whose stills could not be drawn together in one run. */
  private final Map<SceneEntry, SceneException> failed = new HashMap<>();

  private int code = CommandLineTool.DONE;

  StillAction(RunContext context, VectorOptions vectors) {
    this.context = context;
    this.console = context.console();
    this.renderer = vectors.of(new Renderer(context.settings()).withProgress(context.stallLines()));
  }

  /**
   * A still that is drawn of each scene.
   *
   * @param name the description of the still in the report
   * @param label the part of the file name that distinguishes this still from others
   * @param moment the time of the still if it is known before the scene runs; otherwise null
   */
  record Still(String name, String label, TimePoint moment, Drawing drawing) {
    static Still at(TimePoint time) {
      return new Still(
          time.toString(),
          time.label(),
          time instanceof TimePoint.End ? null : time,
          (renderer, scene, file) -> renderer.still(scene, time, file));
    }

    /** Returns a file whose pages are the frames at several times. */
    static Still pages(List<TimePoint> times) {
      return new Still(
          String.join(", ", times.stream().map(TimePoint::toString).toList()),
          "pages",
          null,
          (renderer, scene, file) -> renderer.stills(scene, times, file));
    }

    /** Returns a still of the last frame of a part. */
    static Still endOf(ScenePart part) {
      return new Still(
          "the end of " + part.label(),
          part.label(),
          null,
          (renderer, scene, file) -> renderer.still(scene, part, file));
    }
  }

  interface Drawing {
    RenderResult draw(Renderer renderer, SceneEntry scene, Path file);
  }

  private record Wanted(SceneEntry scene, Still still, Path target) {}

  int run(List<SceneEntry> scenes, List<Still> pictures, OutputPlace place) {
    List<Wanted> stills = new ArrayList<>();
    for (SceneEntry scene : scenes) {
      for (Still picture : pictures) {
        Path file = file(scene, picture.label(), pictures.size() > 1, place);
        stills.add(new Wanted(scene, picture, file));
      }
    }
    List<Path> files = new ArrayList<>(Console.fileOf(context.json()));
    stills.stream()
        .filter(still -> still.scene().problem().isEmpty())
        .forEach(still -> files.add(still.target()));
    OutputFiles.check(files, scenes);
    try (Interruption interruption = console.interruption()) {
      Renderer stoppable = renderer.withCancellation(interruption.cancellation());
      stoppable.checkParameters(scenes);
      Map<Wanted, RenderResult> drawn = new HashMap<>();
      scenes.forEach(scene -> drawn.putAll(together(stoppable, scene, stills)));
      stills.forEach(still -> draw(stoppable, still, drawn.get(still)));
    }
    context.report(code == CommandLineTool.DONE, "stills", results);
    return code;
  }

  private static Path file(SceneEntry scene, String label, boolean several, OutputPlace place) {
    String name = scene.name() + "-" + label;
    Path file = scene.problem().isEmpty() ? place.checkedFile(name) : place.file(name);
    if (!several || place.folder() || place.target() == null) {
      return file;
    }
    String last = file.getFileName().toString();
    int dot = last.lastIndexOf('.');
    return file.resolveSibling(last.substring(0, dot) + "-" + label + last.substring(dot));
  }

  /**
   * Draws the stills of a scene in one run. If that fails, returns no results. The caller then runs
   * the scene for each still, so that the stills before an error are written.
   */
  private Map<Wanted, RenderResult> together(
      Renderer stoppable, SceneEntry scene, List<Wanted> stills) {
    List<Wanted> timed =
        stills.stream()
            .filter(still -> still.scene() == scene && still.still().moment() != null)
            .toList();
    Map<Wanted, RenderResult> drawn = new HashMap<>();
    if (timed.size() > 1 && scene.problem().isEmpty()) {
      try {
        List<TimePoint> times = timed.stream().map(still -> still.still().moment()).toList();
        List<Path> files = timed.stream().map(Wanted::target).toList();
        List<RenderResult> results = stoppable.stills(scene, times, files);
        for (int i = 0; i < timed.size(); i++) {
          drawn.put(timed.get(i), results.get(i));
        }
      } catch (RuntimeException | Error e) {
        if (e instanceof SceneException error) {
          failed.put(scene, error);
        }
      }
    }
    return drawn;
  }

  private void draw(Renderer stoppable, Wanted still, RenderResult drawn) {
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("scene", still.scene().name());
    result.put("at", still.still().name());
    result.put("output", still.target().toString());
    try {
      RenderResult done =
          drawn != null
              ? drawn
              : still.still().drawing().draw(stoppable, still.scene(), still.target());
      long frame = done.range().from();
      result.put("frame", frame);
      result.put("warnings", done.warnings());
      console.warnings(
          still.scene().name(),
          done.warnings().stream().filter(warning -> isNews(still.scene(), warning)).toList());
      console.timeEvents(still.scene(), done.timeEvents());
      result.put("status", "done");
      String what = still.target() + ": frame " + frame + " of " + still.scene().name();
      console.note(what + console.took());
    } catch (RuntimeException | Error e) {
      // If a static initializer fails, Java reports the cause only at the first use of the class.
      Failure failure =
          Failure.of(
              e instanceof SceneException
                  ? failed.getOrDefault(still.scene(), (SceneException) e)
                  : e);
      if (isNews(still.scene(), failure.line() > 0 ? place(failure) : failure.toString())) {
        console.failure(still.scene().name(), failure, context.stackTraces());
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

  /** Whether a message about a scene is new. Each still runs its scene, so messages repeat. */
  private boolean isNews(SceneEntry scene, String text) {
    return reported.add(scene.name() + ": " + text);
  }
}

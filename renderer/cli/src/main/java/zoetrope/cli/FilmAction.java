package zoetrope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import zoetrope.cli.options.BatchRow;
import zoetrope.cli.options.Outputs;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.Renderer;
import zoetrope.render.Report;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.RenderResult;
import zoetrope.render.result.UsageException;

/** An action that renders videos or image sequences and reports the results. */
final class FilmAction {
  private final RunContext context;
  private final Console console;
  private final SegmentCache cache;
  private final FilmMachines machines;

  FilmAction(RunContext context, SegmentCache cache, FilmMachines machines) {
    this.context = context;
    this.console = context.console();
    this.cache = cache;
    this.machines = machines;
  }

  /**
   * Renders the scenes for each row and language. Checks the parameters of all rows first. If a row
   * fails, the others are rendered nevertheless.
   *
   * @param languages one or more; an empty text is the language of the scenes
   * @param outputs returns the files of a row in a language
   * @return the largest exit code
   */
  int run(
      List<SceneEntry> scenes,
      List<BatchRow> rows,
      List<String> languages,
      BiFunction<BatchRow, String, Outputs> outputs) {
    if (rows.size() > 1 || !rows.get(0).place().isEmpty()) {
      rows.forEach(row -> check(scenes, row));
    }
    int code = CommandLineTool.DONE;
    List<String> failed = new ArrayList<>();
    for (BatchRow row : rows) {
      RenderSettings settings = context.settings().withParameters(row.parameters());
      for (String language : languages) {
        RenderSettings spoken =
            settings.withVoice(settings.narration().voice().withLanguage(language));
        int one =
            new FilmAction(context.with(spoken), cache, machines)
                .run(outputs.apply(row, language).requests(scenes));
        code = Math.max(code, one);
        if (one != CommandLineTool.DONE && !failed.contains(row.place())) {
          failed.add(row.place());
        }
      }
    }
    if (code != CommandLineTool.DONE && !failed.contains("")) {
      context
          .console()
          .note(
              Messages.of(
                  "%s of %s rows failed: %s",
                  failed.size(), rows.size(), String.join(", ", failed)));
    }
    return code;
  }

  private void check(List<SceneEntry> scenes, BatchRow row) {
    try {
      new Renderer(context.settings().withParameters(row.parameters())).checkParameters(scenes);
    } catch (UsageException e) {
      throw new UsageException(row.place() + ": " + e.getMessage());
    }
  }

  int run(List<RenderRequest> requests) {
    long start = System.nanoTime();
    OutputFiles.check(requests, Console.fileOf(context.json()));
    try (Interruption interruption = console.interruption()) {
      List<RenderResult> results = render(requests, interruption);
      for (int i = 0; i < results.size(); i++) {
        RenderResult result = results.get(i);
        console.warnings(result.scene(), result.warnings());
        console.timeEvents(requests.get(i).scene(), result.timeEvents());
      }
      int code = failures(results);
      if (context.json() != null) {
        double seconds = (System.nanoTime() - start) / 1e9;
        Report report = machines.of(Report.of(context.settings(), results, seconds).with(cache));
        console.report(context.json(), machines.withAddresses(report.toJson()));
      }
      return code;
    }
  }

  private List<RenderResult> render(List<RenderRequest> requests, Interruption interruption) {
    try (ProgressMeter meter =
        new ProgressMeter(
            context.progress().onErrorStream(), console.live(), machines::withAddresses)) {
      interruption.unfinished(
          () ->
              requests.stream()
                  .filter(request -> !meter.hasWritten(request.target()))
                  .map(request -> request.scene().name())
                  .toList());
      PublishedFilms published = machines.published(meter, interruption.cancellation());
      Renderer renderer =
          machines
              .of(new Renderer(context.settings()))
              .withCache(cache)
              .withProgress(published)
              .withCancellation(interruption.cancellation());
      return published.withMoveFailures(
          (context.json() == null ? renderer : renderer.withHashes()).render(requests));
    }
  }

  private int failures(List<RenderResult> results) {
    List<RenderResult> failed = results.stream().filter(o -> !o.done()).toList();
    boolean stopped = failed.stream().anyMatch(o -> kind(o) == Failure.Kind.CANCELLED);
    for (RenderResult result : failed) {
      if (kind(result) != Failure.Kind.CANCELLED) {
        console.failure(result.scene(), result.failure().orElseThrow(), context.stackTraces());
      }
    }
    if (stopped) {
      console.note("stopped: no incomplete files are left");
    } else if (!failed.isEmpty() && results.size() > 1) {
      console.note(
          Messages.of(
              "%s of %s scenes failed: %s",
              failed.size(),
              results.size(),
              String.join(", ", failed.stream().map(RenderResult::scene).toList())));
    }
    console.err().flush();
    boolean usage =
        !failed.isEmpty() && failed.stream().allMatch(o -> kind(o) == Failure.Kind.USAGE);
    return failed.isEmpty()
        ? CommandLineTool.DONE
        : usage ? CommandLineTool.USAGE : CommandLineTool.FAILED;
  }

  private static Failure.Kind kind(RenderResult result) {
    return result.failure().orElseThrow().kind();
  }
}

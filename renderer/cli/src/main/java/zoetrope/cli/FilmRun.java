package zoetrope.cli;

import java.nio.file.Path;
import java.util.List;
import zoetrope.render.Batch;
import zoetrope.render.Cancellation;
import zoetrope.render.Failure;
import zoetrope.render.Job;
import zoetrope.render.Outcome;
import zoetrope.render.ProgressMeter;
import zoetrope.render.RenderSettings;
import zoetrope.render.Report;

/** Renders films or sequences and tells what came of them. */
final class FilmRun {
  private final Console console;
  private final RenderSettings settings;
  private final Path json;
  private final RenderCommand.ProgressStyle progress;
  private final boolean stackTraces;

  FilmRun(
      Console console,
      RenderSettings settings,
      Path json,
      RenderCommand.ProgressStyle progress,
      boolean stackTraces) {
    this.console = console;
    this.settings = settings;
    this.json = json;
    this.progress = progress;
    this.stackTraces = stackTraces;
  }

  /** Runs the jobs and returns the exit code. */
  int run(List<Job> jobs) {
    long start = System.nanoTime();
    try (Interruption interruption = new Interruption(console.err())) {
      List<Outcome> outcomes = render(jobs, interruption.cancellation());
      outcomes.forEach(o -> console.warnings(o.scene(), o.warnings()));
      int code = failures(outcomes);
      if (json != null) {
        double seconds = (System.nanoTime() - start) / 1e9;
        console.json(json, Report.of(Version.text(), settings, outcomes, seconds));
      }
      return code;
    }
  }

  private List<Outcome> render(List<Job> jobs, Cancellation cancellation) {
    try (ProgressMeter meter = new ProgressMeter(style(), console.err())) {
      Batch batch = new Batch(settings, meter, cancellation);
      return (json == null ? batch : batch.withHashes()).render(jobs);
    }
  }

  private ProgressMeter.Style style() {
    return switch (progress) {
      case NONE -> ProgressMeter.Style.NONE;
      case PLAIN -> ProgressMeter.Style.PLAIN;
      case AUTO -> Terminal.showsErrors() ? ProgressMeter.Style.BAR : ProgressMeter.Style.PLAIN;
    };
  }

  /** Prints what failed and returns the exit code. */
  private int failures(List<Outcome> outcomes) {
    List<Outcome> failed = outcomes.stream().filter(o -> !o.done()).toList();
    boolean stopped = failed.stream().anyMatch(o -> kind(o) == Failure.Kind.CANCELLED);
    for (Outcome outcome : failed) {
      if (kind(outcome) != Failure.Kind.CANCELLED) {
        console.failure(outcome.scene(), outcome.failure().orElseThrow(), stackTraces);
      }
    }
    if (stopped) {
      console.err().println("stopped: what was not whole is gone");
    } else if (!failed.isEmpty() && outcomes.size() > 1) {
      console
          .err()
          .println(
              failed.size()
                  + " of "
                  + outcomes.size()
                  + " scenes failed: "
                  + String.join(", ", failed.stream().map(Outcome::scene).toList()));
    }
    console.err().flush();
    boolean usage =
        !failed.isEmpty() && failed.stream().allMatch(o -> kind(o) == Failure.Kind.USAGE);
    return failed.isEmpty()
        ? CommandLineTool.DONE
        : usage ? CommandLineTool.USAGE : CommandLineTool.FAILED;
  }

  private static Failure.Kind kind(Outcome outcome) {
    return outcome.failure().orElseThrow().kind();
  }
}

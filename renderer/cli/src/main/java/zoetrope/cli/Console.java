package zoetrope.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import zoetrope.cli.options.CommandLineWords;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.cli.sources.WatchRun;
import zoetrope.internal.diagnostics.Json;
import zoetrope.render.Renderer;
import zoetrope.render.cache.SegmentCache;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.result.Failure;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.Progress;
import zoetrope.render.voice.TimeEventWriter;
import zoetrope.scene.TimeEvent;

/**
 * The output streams of the program, its working folder, and functions that use them.
 *
 * @param out the results: lists, descriptions, data
 * @param err everything else: progress, notes, errors
 * @param folder the folder where the user started the program
 * @param caches opens the cache with a maximum size in bytes
 * @param run the current run of {@code --watch}; null without {@code --watch}
 */
record Console(
    PrintStream out,
    PrintStream err,
    Path folder,
    LongFunction<SegmentCache> caches,
    WatchRun run) {
  /** Returns this console for one run of {@code --watch}. */
  Console during(WatchRun one) {
    return new Console(out, one.err(), folder, caches, one);
  }

  /**
   * Returns the stream for text that is printed immediately, even during a run of {@code --watch}.
   * All other text of such a run is held back, and dropped if a file changes during the run.
   */
  PrintStream live() {
    return run == null ? err : run.live();
  }

  Interruption interruption() {
    return run == null ? new Interruption(err) : new Interruption(run.live(), run.stop());
  }

  /** Returns a renderer that Ctrl-C stops, and that reports scenes that do not advance. */
  Renderer renderer(RenderSettings settings, Interruption interruption) {
    return new Renderer(settings)
        .withProgress(stallLines())
        .withCancellation(interruption.cancellation());
  }

  /** Returns an observer of progress that only prints a line when a scene does not advance. */
  Progress stallLines() {
    return new Progress() {
      @Override
      public void advance(long frames) {}

      @Override
      public void stalled(String scene, String place, long seconds) {
        live().println(ProgressMeter.stallLine(scene, place, seconds));
        live().flush();
      }
    };
  }

  /**
   * Returns the suffix of a message for {@code --watch}: the seconds since the change of a file
   * that started this run. Empty without {@code --watch}.
   */
  String took() {
    return run == null ? "" : String.format(Locale.ROOT, ", in %.2f s", run.seconds());
  }

  void print(String line) {
    out.println(line);
  }

  /** Prints a part of the result, formatted independently of the locale. */
  void printf(String template, Object... arguments) {
    out.printf(Locale.ROOT, template, arguments);
  }

  /** Prints a line that is not a part of the result. */
  void note(String line) {
    err.println(line);
  }

  /** Returns the scenes that a command line in this folder can name. */
  KnownScenes scenes() {
    return run == null ? new KnownScenes(folder) : run.scenes();
  }

  /**
   * Prints a failure: {@code error: Scene: File.java:12: what is wrong, and the fix}. A stack trace
   * follows if {@code stackTrace} is set or the failure is a bug of this program.
   */
  void failure(String scene, Failure failure, boolean stackTrace) {
    err.println("error: " + (scene.isEmpty() ? "" : scene + ": ") + CommandLineWords.of(failure));
    if (stackTrace || failure.kind() == Failure.Kind.INTERNAL) {
      failure.cause().printStackTrace(err);
    }
    err.flush();
  }

  void warnings(String scene, List<String> warnings) {
    warnings.forEach(warning -> err.println("warning: " + scene + ": " + warning));
  }

  /**
   * Writes the times of new time events to a file next to the source of a scene, if the source is
   * known. If that fails, only prints a warning.
   */
  void timeEvents(SceneEntry scene, List<TimeEvent> events) {
    if (run == null) {
      writeNow(scene, events);
    } else if (!events.isEmpty()) {
      run.later(() -> writeNow(scene, events));
    }
  }

  private void writeNow(SceneEntry scene, List<TimeEvent> events) {
    try {
      TimeEventWriter.writeNew(scene, events).ifPresent(this::report);
    } catch (OutputException e) {
      warnings(scene.name(), List.of(e.getMessage()));
    }
  }

  private void report(Path events) {
    err.println(events + ": added the times of new events");
    if (run != null) {
      run.wrote(events);
    }
  }

  /** Writes data as JSON to a file, or to {@link #out} if its name is {@code -}. */
  void json(Path file, Object data) {
    writeNow(file, Json.write(data));
  }

  /**
   * Writes a report in JSON to a file, or to {@link #out} if its name is {@code -}. With {@code
   * --watch}, each run prints its report on one line.
   */
  void report(Path file, String json) {
    if (run == null) {
      writeNow(file, json);
    } else if (isStandardOutput(file)) {
      run.later(() -> writeNow(file, json.replaceAll("\\R\\s*", "") + "\n"));
    } else {
      run.later(() -> writeNow(file, json));
    }
  }

  private void writeNow(Path file, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (isStandardOutput(file)) {
      out.write(bytes, 0, bytes.length);
      out.flush();
    } else {
      OutputFiles.write(file, bytes);
    }
  }

  /** Returns the file of a report; empty for null and for standard output. */
  static List<Path> fileOf(Path json) {
    return json == null || isStandardOutput(json) ? List.of() : List.of(json);
  }

  static boolean isStandardOutput(Path file) {
    return file.toString().equals("-");
  }
}

package zoetrope.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import zoetrope.cli.sources.KnownScenes;
import zoetrope.cli.sources.WatchRun;
import zoetrope.internal.diagnostics.Json;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.result.Failure;

/**
 * Where the program talks to.
 *
 * @param out what was asked for: lists, descriptions, data
 * @param err everything else: progress, notes, errors
 * @param folder the folder in which the program was called
 * @param run the one of several runs that this is for; null where things are made once
 */
record Console(PrintStream out, PrintStream err, Path folder, WatchRun run) {
  Console(PrintStream out, PrintStream err, Path folder) {
    this(out, err, folder, null);
  }

  Console(PrintStream out, PrintStream err) {
    this(out, err, Path.of(""));
  }

  /** The same for one of several runs. */
  Console during(WatchRun one) {
    return new Console(out, one.err(), folder, one);
  }

  /** What is said at once, even where it may turn out that a run has begun too early. */
  PrintStream live() {
    return run == null ? err : run.live();
  }

  /** Begins to listen for Ctrl-C. */
  Interruption interruption() {
    return run == null ? new Interruption(err) : new Interruption(run.live(), run.stop());
  }

  /** How long it took up to now, behind what was made; nothing where things are made once. */
  String took() {
    return run == null ? "" : String.format(Locale.ROOT, ", in %.2f s", run.seconds());
  }

  /** The scenes that can be named here. */
  KnownScenes scenes() {
    return run == null ? new KnownScenes(folder) : run.scenes();
  }

  /**
   * Prints what failed in a line: {@code error: Scene: File.java:12: what, and what helps}. The
   * stack trace follows when asked for, and always for a fault of this program.
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

  /** Writes data as JSON to a file, or to {@link #out} when its name is {@code -}. */
  void json(Path file, Object data) {
    writeNow(file, Json.write(data));
  }

  /**
   * Writes a report in JSON to a file, or to {@link #out} when its name is {@code -}: there each of
   * several runs has a line.
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

  /** The file of a report that is to be written; none when it is null, or standard output. */
  static List<Path> fileOf(Path json) {
    return json == null || isStandardOutput(json) ? List.of() : List.of(json);
  }

  static boolean isStandardOutput(Path file) {
    return file.toString().equals("-");
  }
}

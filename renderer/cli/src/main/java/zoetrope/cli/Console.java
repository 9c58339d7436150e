package zoetrope.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import zoetrope.render.Failure;
import zoetrope.render.Json;
import zoetrope.render.Targets;

/**
 * Where the program talks to.
 *
 * @param out what was asked for: lists, descriptions, data
 * @param err everything else: progress, notes, errors
 */
record Console(PrintStream out, PrintStream err) {

  /**
   * Prints what failed in a line: {@code error: Scene: File.java:12: what, and what helps}. The
   * stack trace follows when asked for, and always for a fault of this program.
   */
  void failure(String scene, Failure failure, boolean stackTrace) {
    err.println("error: " + (scene.isEmpty() ? "" : scene + ": ") + failure);
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
    byte[] text = Json.write(data).getBytes(StandardCharsets.UTF_8);
    if (isStandardOutput(file)) {
      out.write(text, 0, text.length);
      out.flush();
    } else {
      Targets.write(file, text);
    }
  }

  /** Throws {@link zoetrope.render.UsageException} when the file could not be written. */
  static void checkJson(Path file) {
    if (file != null && !isStandardOutput(file)) {
      Targets.checkFiles(List.of(file));
    }
  }

  static boolean isStandardOutput(Path file) {
    return file.toString().equals("-");
  }
}

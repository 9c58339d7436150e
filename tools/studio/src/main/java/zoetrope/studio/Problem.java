package zoetrope.studio;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.render.Failure;

/**
 * What keeps a scene from being shown.
 *
 * @param message what is wrong and what helps; a compiler's has the line and a caret below
 * @param file the name of the source file, or an empty string
 * @param line the line in it, or 0
 * @param code lines of the source around that line, where the message shows none
 * @param firstLine the number of the first of them
 */
record Problem(String message, String file, int line, List<String> code, int firstLine) {
  private static final int AROUND = 2;

  static Problem of(Throwable error, SourceFiles sources) {
    Failure failure = Failure.of(error);
    List<String> code = new ArrayList<>();
    int first = Math.max(1, failure.line() - AROUND);
    boolean shown = failure.message().lines().anyMatch(line -> line.matches("\\s*\\^"));
    if (!shown && failure.line() > 0) {
      sources.find(failure.file()).ifPresent(file -> code.addAll(read(file, first)));
    }
    return new Problem(failure.message(), failure.file(), failure.line(), code, first);
  }

  private static List<String> read(Path file, int first) {
    try {
      List<String> lines = Files.readAllLines(file);
      int from = Math.min(first - 1, lines.size());
      return lines.subList(from, Math.min(lines.size(), from + 2 * AROUND + 1));
    } catch (IOException e) {
      return List.of(); // The message and its line still say where.
    }
  }
}

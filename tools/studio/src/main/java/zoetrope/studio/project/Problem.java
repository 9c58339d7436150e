package zoetrope.studio.project;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import zoetrope.cli.project.SourceFiles;
import zoetrope.render.result.Failure;

/**
 * An error that keeps a scene from being shown.
 *
 * @param message what is wrong and how to fix it; for compile errors with the line and a caret
 * @param file the name of the source file, or an empty string
 * @param line the line in the file, from 1; 0 if it is unknown
 * @param code the source lines around {@code line}; empty if the message shows source lines already
 * @param firstLine the number of the first line of {@code code}
 */
public record Problem(String message, String file, int line, List<String> code, int firstLine) {
  private static final int AROUND = 2;
  private static final int MAX_CAUSES = 20;

  public static Problem of(Throwable thrown, SourceFiles sources) {
    boolean isWrapped = thrown instanceof CompletionException && thrown.getCause() != null;
    Throwable error = isWrapped ? thrown.getCause() : thrown;
    Failure failure = Failure.of(error);
    List<String> code = new ArrayList<>();
    int first = Math.max(1, failure.line() - AROUND);
    boolean shown = failure.message().lines().anyMatch(line -> line.matches("\\s*\\^"));
    if (!shown && failure.line() > 0) {
      sources.find(failure.file()).ifPresent(file -> code.addAll(read(file, first)));
    }
    String message = missing(error).map(Problem::hint).orElse(failure.message());
    return new Problem(message, failure.file(), failure.line(), code, first);
  }

  /** Returns the name of a class that a scene needs but that is missing; empty for other errors. */
  private static Optional<String> missing(Throwable error) {
    return Stream.iterate(error, e -> e != null, Throwable::getCause)
        .limit(MAX_CAUSES)
        .filter(e -> e instanceof NoClassDefFoundError || e instanceof ClassNotFoundException)
        .map(e -> String.valueOf(e.getMessage()).replace('/', '.'))
        .filter(name -> name.matches("[\\w.$]+"))
        .findFirst();
  }

  private static String hint(String name) {
    return name
        + " is not on the class path: give --class-path both its jar and the folder of your"
        + " classes, or copy the jars to target/dependency with Maven: mvn"
        + " dependency:copy-dependencies";
  }

  private static List<String> read(Path file, int first) {
    try {
      List<String> lines = Files.readAllLines(file);
      int from = Math.min(first - 1, lines.size());
      return lines.subList(from, Math.min(lines.size(), from + 2 * AROUND + 1));
    } catch (IOException e) {
      return List.of(); // The message and its line still say where the error is.
    }
  }
}

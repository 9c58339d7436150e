package zoetrope.internal.diagnostics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Suggests existing files for a path that does not exist. */
public final class FileSuggestions {
  private static final int MAX_SUGGESTIONS = 3;

  private FileSuggestions() {}

  /**
   * Returns the message about {@code file}, which is not a regular file. It says what is there
   * instead, or that the folder does not exist. Otherwise it suggests files in the folder with a
   * similar name and one of {@code endings} (such as {@code .png}).
   */
  public static String notFound(Path file, Collection<String> endings) {
    return notFound(file, file.isAbsolute() ? null : Path.of("").toAbsolutePath(), endings);
  }

  /**
   * Returns the message about a path relative to the folder {@code base}, which is null if the path
   * is absolute.
   */
  static String notFound(Path file, Path base, Collection<String> endings) {
    String hint = hint(file, base, endings);
    return "file not found: " + file + (hint.isEmpty() ? "" : "; " + hint);
  }

  private static String hint(Path file, Path base, Collection<String> endings) {
    if (Files.isDirectory(file)) {
      return "it is a folder: name a file in it";
    }
    if (Files.exists(file)) {
      return "it is a pipe or a device, not a regular file";
    }
    if (Files.isSymbolicLink(file)) {
      return "it is a link to a file that does not exist";
    }
    return UnreadableName.complaint(file).orElseGet(() -> missing(file, base, endings));
  }

  private static String missing(Path file, Path base, Collection<String> endings) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return "its folder does not exist: check the path"
          + (base == null ? "" : ", which is relative to " + base);
    }
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(f -> f.getFileName().toString())
          .filter(name -> endsWithAny(name, endings))
          .forEach(names::add);
    } catch (IOException e) {
      return "its folder cannot be read: " + e;
    }
    String wanted = stem(file.getFileName().toString());
    return Suggestions.question(
            Suggestions.to(wanted, names, FileSuggestions::stem, MAX_SUGGESTIONS))
        .orElse("put it into this folder, or change the path");
  }

  private static boolean endsWithAny(String name, Collection<String> endings) {
    String lower = name.toLowerCase(Locale.ROOT);
    return endings.stream().anyMatch(lower::endsWith);
  }

  /**
   * Returns the name without its extension. Authors get the extension wrong more often than the
   * name.
   */
  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}

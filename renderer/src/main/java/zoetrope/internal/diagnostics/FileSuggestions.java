package zoetrope.internal.diagnostics;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Finds the files that a path may have meant where there is none. */
public final class FileSuggestions {
  private static final int SHOWN = 3;

  private FileSuggestions() {}

  /**
   * What helps who gave {@code file}, which is not there: the files of its folder with a name like
   * it and one of {@code endings} (such as {@code .png}), or where the path leads. {@code kind} is
   * what such a file is called.
   */
  public static String hint(Path file, Collection<String> endings, String kind) {
    return hint(file, Path.of("").toAbsolutePath(), endings, kind);
  }

  /** The same for a path that was taken from {@code base}. */
  static String hint(Path file, Path base, Collection<String> endings, String kind) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      return "its folder does not exist either: check the path, which is taken from " + base;
    }
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(f -> f.getFileName().toString())
          .filter(name -> hasOne(name, endings))
          .forEach(names::add);
    } catch (IOException e) {
      return "its folder cannot be read: " + e;
    }
    String wanted = stem(file.getFileName().toString());
    return Suggestions.question(Suggestions.to(wanted, names, FileSuggestions::stem, SHOWN))
        .orElse("no " + kind + " in its folder has a name like it");
  }

  private static boolean hasOne(String name, Collection<String> endings) {
    String lower = name.toLowerCase(Locale.ROOT);
    return endings.stream().anyMatch(lower::endsWith);
  }

  /** The name without its ending, which authors confuse more often than they misspell names. */
  private static String stem(String name) {
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }
}

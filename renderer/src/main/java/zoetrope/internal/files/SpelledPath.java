package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds files whose names are spelled with other characters than in the source, but look the same.
 * Some systems store é as one character, and others as e with an accent.
 */
public final class SpelledPath {
  private SpelledPath() {}

  /**
   * Returns the path of an existing file or folder with the same letters; {@code path} itself if it
   * exists, or if there is none.
   */
  public static Path existing(Path path) {
    boolean isPlain = path.toString().chars().allMatch(c -> c < 0x80);
    if (isPlain || path.getFileName() == null || exists(path)) {
      return path;
    }
    Path parent = path.getParent();
    Path folder = parent == null ? Path.of("") : existing(parent);
    return sibling(folder, path.getFileName().toString())
        .map(found -> parent == null ? found.getFileName() : found)
        .orElse(path);
  }

  /**
   * Returns the first existing file with one of the {@code endings} after its name, and notes all
   * files that were looked for.
   */
  public static Optional<Path> firstFile(Path file, List<String> endings) {
    for (String ending : endings) {
      Path candidate = existing(file.resolveSibling(file.getFileName() + ending));
      ReadFiles.note(candidate);
      if (Files.isRegularFile(candidate)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> sibling(Path folder, String name) {
    String wanted = composed(name);
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> composed(file.getFileName().toString()).equals(wanted))
          .sorted()
          .findFirst();
    } catch (IOException e) {
      return Optional.empty(); // The caller reports the missing file together with its folder.
    }
  }

  private static String composed(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  private static boolean exists(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
  }
}

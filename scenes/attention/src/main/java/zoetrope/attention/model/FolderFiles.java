package zoetrope.attention.model;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.file.JsonReader;

/** The small files of a model's folder: texts and JSON, with bounds. */
final class FolderFiles {
  /** The largest tokenizers have 20 to 35 MB. */
  private static final long LARGEST_TEXT = 1 << 26;

  private FolderFiles() {}

  /**
   * The text of {@code file} in UTF-8.
   *
   * @throws AttentionFileException if it is missing, too large or none
   */
  static String text(Path file) {
    try {
      requireRegular(file);
      if (Files.size(file) > LARGEST_TEXT) {
        throw new AttentionFileException(
            file.toString(), Files.size(file) + " bytes are too many: the most is " + LARGEST_TEXT);
      }
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new AttentionFileException(file.toString(), "the text is not in UTF-8", e);
    } catch (IOException e) {
      throw new AttentionFileException(file.toString(), "it cannot be read: " + reason(e), e);
    }
  }

  /**
   * The object that is all of the JSON file {@code file}.
   *
   * @throws AttentionFileException as {@link #text}, or if it is no object
   */
  static Map<String, Object> json(Path file) {
    if (!(JsonReader.read(text(file), file.toString()) instanceof Map<?, ?> object)) {
      throw new AttentionFileException(file.toString(), "expected a JSON object");
    }
    @SuppressWarnings("unchecked") // JSON has no other names than strings
    Map<String, Object> fields = (Map<String, Object>) object;
    return fields;
  }

  /** Whether files of this name are pickles, as PyTorch writes them. */
  static boolean isPickle(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*\\.(bin|pt|pth|ckpt|pkl|pickle)");
  }

  /** The names of the files of a folder, in order; none where it cannot be listed. */
  static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /** Checks that a file is there and one that can be read to its end. */
  static void requireRegular(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new AttentionFileException(
          file.toString(), Files.exists(file) ? "it is no regular file" : "there is no such file");
    }
  }

  /** What an exception says, in words. */
  static String reason(IOException e) {
    return e instanceof AccessDeniedException ? "this user may not" : e.getMessage();
  }

  /** The beginning of a message's end that names the nearest of {@code names}. */
  static String nearest(String name, Collection<String> names) {
    return names.stream()
        .min(Comparator.comparingInt(other -> distance(name, other)))
        .map(other -> ": the nearest is '" + other + "'")
        .orElse("");
  }

  /** By how many letters names differ (Levenshtein). */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}

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

/** A reader of the small files of a model's folder, texts and JSON. It limits their size. */
final class FolderFiles {
  /** The maximum size of a text. The largest tokenizers have 20 to 35 MB. */
  private static final long MAX_TEXT_BYTES = 1 << 26;

  private FolderFiles() {}

  /**
   * Reads {@code file} as UTF-8.
   *
   * @throws AttentionFileException if it is missing, too large or not UTF-8
   */
  static String text(Path file) {
    try {
      requireRegular(file);
      if (Files.size(file) > MAX_TEXT_BYTES) {
        throw new AttentionFileException(
            file.toString(),
            "it has " + Files.size(file) + " bytes, but at most " + MAX_TEXT_BYTES + " are read");
      }
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new AttentionFileException(file.toString(), "the text is not in UTF-8", e);
    } catch (IOException e) {
      throw new AttentionFileException(file.toString(), "it cannot be read: " + reason(e), e);
    }
  }

  /**
   * Reads {@code file} as one JSON object.
   *
   * @throws AttentionFileException under the conditions of {@link #text}, or if it is not an object
   */
  static Map<String, Object> json(Path file) {
    if (!(JsonReader.read(text(file), file.toString()) instanceof Map<?, ?> object)) {
      throw new AttentionFileException(file.toString(), "expected a JSON object");
    }
    @SuppressWarnings("unchecked") // names in JSON are always strings
    Map<String, Object> fields = (Map<String, Object>) object;
    return fields;
  }

  static boolean isPickle(String name) {
    return name.toLowerCase(Locale.ROOT).matches(".*\\.(bin|pt|pth|ckpt|pkl|pickle)");
  }

  /**
   * Returns the names of the files in a folder, in order, or an empty list if it cannot be listed.
   */
  static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /** Checks that a file exists and is not a device, which may have no end. */
  static void requireRegular(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new AttentionFileException(
          file.toString(),
          Files.exists(file) ? "it is not a regular file" : "there is no such file");
    }
  }

  /** Returns the reason of an exception in words. */
  static String reason(IOException e) {
    return e instanceof AccessDeniedException ? "this user has no permission" : e.getMessage();
  }

  /** Returns the end of a message that suggests the nearest of {@code names}. */
  static String nearest(String name, Collection<String> names) {
    return names.stream()
        .min(Comparator.comparingInt(other -> distance(name, other)))
        .map(other -> ": the nearest is '" + other + "'")
        .orElse("");
  }

  /** Returns the Levenshtein distance of two names. */
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

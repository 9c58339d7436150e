package zoetrope.latex;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.files.Folders;
import zoetrope.internal.files.ProgramRun;

/**
 * Texts by their keys, in files of a folder: each begins with the sum of what follows, so that one
 * that was cut off or changed is not taken. Where a file cannot be read or written, the text is
 * made anew.
 *
 * @param folder where the files are
 * @param most how many bytes they may have together; the oldest are removed
 */
record LatexCache(Path folder, long most) {
  private static final String ENDING = ".svg";
  private static final int HEX = 64;

  /** What is kept under a key, if it is whole. */
  Optional<String> read(String key) {
    Path file = folder.resolve(key + ENDING);
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > ProgramRun.MOST_BYTES) {
        return Optional.empty();
      }
      String kept = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      boolean whole =
          kept.length() > HEX
              && kept.charAt(HEX) == '\n'
              && kept.startsWith(sum(key, kept.substring(HEX + 1)));
      return whole ? Optional.of(kept.substring(HEX + 1)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Keeps a text under a key, whole or not at all. */
  void write(String key, String text) {
    byte[] bytes = (sum(key, text) + "\n" + text).getBytes(StandardCharsets.UTF_8);
    if (bytes.length > most) {
      return;
    }
    try {
      Path part = Files.createTempFile(folder, "part", ".tmp");
      try {
        Files.write(part, bytes);
        Files.move(part, folder.resolve(key + ENDING), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(part);
      }
      Folders.makeRoom(folder, most);
    } catch (IOException e) {
      // It is made anew the next time.
    }
  }

  /** What is kept under one key is not taken for another. */
  private static String sum(String key, String text) {
    return ContentKey.of(List.of(key, text));
  }
}

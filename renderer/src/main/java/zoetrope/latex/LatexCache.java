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
 * A cache of texts by key, in files of a folder. Each file begins with a checksum, so truncated or
 * changed files are ignored. If a file cannot be read or written, nothing is returned or stored.
 *
 * @param folder the folder of the files
 * @param maxBytes the maximum size of all files together, in bytes; the oldest files are deleted if
 *     there are more
 */
record LatexCache(Path folder, long maxBytes) {
  private static final String ENDING = ".svg";
  private static final int CHECKSUM_LENGTH = 64;

  /** Returns the text for a key, if its file is intact. */
  Optional<String> read(String key) {
    Path file = folder.resolve(key + ENDING);
    try {
      if (!Files.isRegularFile(file) || Files.size(file) > ProgramRun.MAX_BYTES) {
        return Optional.empty();
      }
      String stored = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
      boolean whole =
          stored.length() > CHECKSUM_LENGTH
              && stored.charAt(CHECKSUM_LENGTH) == '\n'
              && stored.startsWith(sum(key, stored.substring(CHECKSUM_LENGTH + 1)));
      return whole ? Optional.of(stored.substring(CHECKSUM_LENGTH + 1)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Stores a text atomically. */
  void write(String key, String text) {
    byte[] bytes = (sum(key, text) + "\n" + text).getBytes(StandardCharsets.UTF_8);
    if (bytes.length > maxBytes) {
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
      Folders.makeRoom(folder, maxBytes);
    } catch (IOException e) {
      // A text that is not cached is made again the next time.
    }
  }

  /** Returns a checksum that includes the key, so that a file is never used for another key. */
  private static String sum(String key, String text) {
    return ContentKey.of(List.of(key, text));
  }
}

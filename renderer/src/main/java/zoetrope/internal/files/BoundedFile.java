package zoetrope.internal.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Reads whole files safely, even if a path names an endless device, a pipe or a file of many
 * gigabytes.
 */
public final class BoundedFile {
  private BoundedFile() {}

  /**
   * Returns the bytes of a file.
   *
   * @param megabytes the maximum size, up to 1024
   * @throws IOException if it is not a regular file, is larger, or cannot be read; a {@link
   *     FileSystemException} names the reason
   */
  public static byte[] read(Path file, int megabytes) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      boolean folder = Files.isDirectory(file);
      throw new FileSystemException(
          file.toString(), null, folder ? "it is a folder" : "it is not a regular file");
    }
    int maxBytes = megabytes << 20;
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = Files.size(file) > maxBytes ? null : in.readNBytes(maxBytes + 1);
      if (bytes == null || bytes.length > maxBytes) {
        throw new FileSystemException(
            file.toString(), null, "it has more than " + megabytes + " MB");
      }
      return bytes;
    }
  }

  /** Returns why a file cannot be read, for messages. */
  public static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "this user has no permission to read it";
    }
    return e instanceof FileSystemException f && f.getReason() != null
        ? f.getReason()
        : e.toString();
  }
}

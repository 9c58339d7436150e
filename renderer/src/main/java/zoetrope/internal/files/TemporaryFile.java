package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files in the temporary folder, for libraries that read files only. They are deleted when Java
 * ends, and those of a process that was killed by the next one.
 */
public final class TemporaryFile {
  private TemporaryFile() {}

  /**
   * A file with this content, until Java ends.
   *
   * @param purpose what needs it, for the message: {@code fonts}
   * @throws TemporaryFileException when it cannot be written
   */
  public static Path of(byte[] content, String purpose) {
    Path file = null;
    try {
      file = Folder.lease().newPart();
      deleteAtTheEnd(file);
      Files.write(file, content);
      return file;
    } catch (IOException e) {
      if (file != null) {
        file.toFile().delete();
      }
      String folder = System.getProperty("java.io.tmpdir");
      throw new TemporaryFileException(
          purpose
              + " need a temporary file, and none can be written to "
              + folder
              + ": free some space there, or name a folder that can be written by"
              + " -Djava.io.tmpdir",
          e);
    }
  }

  /** Has a file deleted when Java ends; at once, where it is ending. */
  static void deleteAtTheEnd(Path file) {
    try {
      file.toFile().deleteOnExit();
    } catch (IllegalStateException ending) {
      file.toFile().delete();
      throw ending;
    }
  }

  /** The temporary folder, on which this process has a lease as long as it lives. */
  private static final class Folder {
    private static Lease lease;

    static synchronized Lease lease() throws IOException {
      if (lease == null || !lease.isIntact()) {
        lease = Lease.on(Path.of(System.getProperty("java.io.tmpdir")));
        lease.keepToTheEnd();
      }
      return lease;
    }
  }
}

package zoetrope.internal.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Temporary files for libraries that read only files. They are deleted when Java exits. If a
 * process is killed, the next one deletes its files.
 */
public final class TemporaryFile {
  private TemporaryFile() {}

  /**
   * Creates a file with this content, which exists until Java exits.
   *
   * @param purpose a plural noun for the message: {@code fonts}
   * @throws TemporaryFileException when it cannot be written
   */
  public static Path of(byte[] content, String purpose) {
    Path file = null;
    try {
      file = Folder.lease().newPart();
      deleteAtExit(file);
      Files.write(file, content);
      return file;
    } catch (IOException e) {
      if (file != null) {
        file.toFile().delete();
      }
      String folder = System.getProperty("java.io.tmpdir");
      throw new TemporaryFileException(
          purpose
              + " need a temporary file, but no file can be written to "
              + folder
              + ": free some space there, or choose a writable folder with"
              + " -Djava.io.tmpdir",
          e);
    }
  }

  /** Deletes a file when Java exits, or immediately if Java is exiting already. */
  static void deleteAtExit(Path file) {
    try {
      file.toFile().deleteOnExit();
    } catch (IllegalStateException ending) {
      file.toFile().delete();
      throw ending;
    }
  }

  /** The temporary folder, with a lease for the lifetime of this process. */
  private static final class Folder {
    private static Lease lease;

    static synchronized Lease lease() throws IOException {
      if (lease == null || !lease.isIntact()) {
        lease = Lease.on(Path.of(System.getProperty("java.io.tmpdir")));
        lease.deleteLockAtExit();
      }
      return lease;
    }
  }
}

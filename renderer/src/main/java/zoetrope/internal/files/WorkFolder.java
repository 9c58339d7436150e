package zoetrope.internal.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder for a program's files that only this user can enter, gone when it is closed. */
public record WorkFolder(Path path) implements AutoCloseable {
  /**
   * Makes one in the temporary folder.
   *
   * @param purpose what its name tells: {@code latex}
   * @throws IOException when that cannot be done
   */
  public static WorkFolder create(String purpose) throws IOException {
    return new WorkFolder(Files.createTempDirectory("zoetrope-" + purpose));
  }

  /** Writes a file. */
  public void write(String name, String text) throws IOException {
    Files.writeString(path.resolve(name), text);
  }

  /** The text of a file, or nothing where there is none; what is no UTF-8 is replaced. */
  public String read(String name) throws IOException {
    Path file = path.resolve(name);
    if (!Files.isRegularFile(file)) {
      return "";
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes((int) ProgramRun.MOST_BYTES);
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() throws IOException {
    Folders.delete(path);
  }
}

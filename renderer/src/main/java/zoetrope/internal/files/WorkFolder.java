package zoetrope.internal.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A working folder of a program. Only this user can access the folder, and it is deleted on close.
 */
public record WorkFolder(Path path) implements AutoCloseable {
  /** Creates a working folder in the temporary folder; {@code purpose} is a part of its name. */
  public static WorkFolder create(String purpose) throws IOException {
    return new WorkFolder(Files.createTempDirectory("zoetrope-" + purpose));
  }

  public void write(String name, String text) throws IOException {
    Files.writeString(path.resolve(name), text);
  }

  /**
   * Returns the text of a file, or an empty string if it does not exist; invalid UTF-8 is replaced.
   */
  public String read(String name) throws IOException {
    Path file = path.resolve(name);
    if (!Files.isRegularFile(file)) {
      return "";
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes((int) ProgramRun.MAX_BYTES);
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  @Override
  public void close() throws IOException {
    Folders.delete(path);
  }
}

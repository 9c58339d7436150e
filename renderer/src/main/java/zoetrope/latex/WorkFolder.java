package zoetrope.latex;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.internal.files.Folders;
import zoetrope.internal.files.ProgramRun;

/** An empty folder that only this user can enter, gone when it is closed. */
record WorkFolder(Path path) implements AutoCloseable {
  static WorkFolder create() throws IOException {
    return new WorkFolder(Files.createTempDirectory("zoetrope-latex"));
  }

  void write(String name, String text) throws IOException {
    Files.writeString(path.resolve(name), text);
  }

  /** The text of a file, or nothing where there is none; what is no UTF-8 is replaced. */
  String read(String name) throws IOException {
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

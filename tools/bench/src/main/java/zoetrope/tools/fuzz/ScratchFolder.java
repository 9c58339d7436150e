package zoetrope.tools.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import zoetrope.internal.files.Folders;

/** A folder for a target's files, which is deleted when it is closed. */
final class ScratchFolder implements AutoCloseable {
  private final Path path;

  ScratchFolder() {
    try {
      path = Files.createTempDirectory("fuzz");
    } catch (IOException e) {
      throw new UncheckedIOException("no temporary folder", e);
    }
  }

  Path path() {
    return path;
  }

  Path file(String name) {
    return path.resolve(name);
  }

  Path write(String name, byte[] content) throws IOException {
    return Files.write(file(name), content);
  }

  @Override
  public void close() {
    try {
      Folders.delete(path);
    } catch (IOException e) {
      throw new UncheckedIOException("the temporary folder " + path + " cannot be deleted", e);
    }
  }
}

package zoetrope.farm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import zoetrope.render.result.OutputException;

/** Packs a folder of classes, because executors only take jars. */
final class FolderJar {
  private FolderJar() {}

  /**
   * Creates a temporary jar of a folder's files; it is deleted when this process ends.
   *
   * @throws OutputException if it cannot be written
   */
  static Path of(Path folder) {
    try {
      Path jar = Files.createTempFile("zoetrope-classes-", ".jar");
      jar.toFile().deleteOnExit();
      try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
          Stream<Path> all = Files.walk(folder)) {
        for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile).sorted()::iterator) {
          out.putNextEntry(
              new ZipEntry(
                  folder.relativize(file).toString().replace(java.io.File.separator, "/")));
          Files.copy(file, out);
        }
      }
      return jar;
    } catch (IOException e) {
      throw new OutputException("cannot pack " + folder + " for workers: " + e.getMessage(), e);
    }
  }
}

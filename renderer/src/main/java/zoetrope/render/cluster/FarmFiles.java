package zoetrope.render.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.render.result.FarmException;

/**
 * The files that a scene read when its video was planned on another machine. They are written to a
 * folder of the worker.
 */
final class FarmFiles {
  private FarmFiles() {}

  /**
   * Writes files.
   *
   * @param scene the name of the scene, for messages
   * @param files the contents of the files by their names relative to {@code folder}
   * @param root the folder that must contain all files; it contains {@code folder}
   * @throws FarmException if a name leads out of {@code root}; then no file is written
   * @throws IOException if a file cannot be written, for example because the disk is full
   */
  static void write(String scene, Map<String, byte[]> files, Path folder, Path root)
      throws IOException {
    for (String name : files.keySet()) {
      if (!folder.resolve(name).normalize().startsWith(root)) {
        throw new FarmException(
            Messages.of(
                "%s reads %s, which cannot be sent to a worker: put it in the scene's folder",
                scene, name),
            null);
      }
    }
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path place = folder.resolve(file.getKey()).normalize();
      Files.createDirectories(place.getParent());
      Files.write(place, file.getValue());
    }
  }
}

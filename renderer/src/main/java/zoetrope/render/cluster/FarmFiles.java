package zoetrope.render.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import zoetrope.render.result.FarmException;

/** The files that a scene asked for where its film was planned, laid out for it on a worker. */
final class FarmFiles {
  private FarmFiles() {}

  /**
   * Writes files.
   *
   * @param scene its name, for messages
   * @param files their content by their names as seen from {@code folder}
   * @param root holds {@code folder}, and is what no name may lead out of
   * @throws FarmException for a name that does; then none is written
   * @throws IOException when there is no room
   */
  static void write(String scene, Map<String, byte[]> files, Path folder, Path root)
      throws IOException {
    for (String name : files.keySet()) {
      if (!folder.resolve(name).normalize().startsWith(root)) {
        throw new FarmException(
            scene + " reads " + name + ", which cannot go along: put it beside the scene", null);
      }
    }
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path place = folder.resolve(file.getKey()).normalize();
      Files.createDirectories(place.getParent());
      Files.write(place, file.getValue());
    }
  }
}
